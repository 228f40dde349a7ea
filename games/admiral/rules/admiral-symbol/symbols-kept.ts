import { type Procedure, applyRuling, type Table } from '@opfor/kernel'
import { triggerFeatures } from './admiral-symbol.ts'
import { shipName } from '../../table/names.ts'
import { whenTriggered } from './symbol-rulings.ts'
import { cardOf, enemyOf, fleetOf, shipWith, type Situation, withShip } from '../../table/situation.ts'
import { words } from '../../table/words.ts'

/** By the ruling `whenTriggered`. */
export function* triggerOrHold(table: Table<Situation>, id: string, symbols: number): Procedure<void> {
  if (symbols > 0 && anyFeatures(table.now, id) && applyRuling(table, whenTriggered) === 'moved')
    table.change(withShip(table.now, id, { held: symbols }), words.holds, {
      ship: shipName(shipWith(table.now, id)),
      symbols,
    })
  else yield* triggerFeatures(table, id, symbols)
}

function anyFeatures(now: Situation, id: string): boolean {
  const ship = shipWith(now, id)
  if (cardOf(now, ship).green.length > 0) return true
  return fleetOf(now, enemyOf(ship.side)).some((enemy) => cardOf(now, enemy).red.length > 0)
}

export function* triggerHeld(table: Table<Situation>): Procedure<void> {
  for (const { id } of fleetOf(table.now, 'stratego')) {
    const ship = shipWith(table.now, id)
    const { held = 0 } = ship
    if (held === 0) continue
    const what = { ship: shipName(ship), symbols: held }
    table.change(withShip(table.now, id, { held: undefined }), words.held, what)
    yield* triggerFeatures(table, id, held)
  }
}
