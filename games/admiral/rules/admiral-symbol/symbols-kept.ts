import { type Procedure, ruled, type Table } from '@opfor/kernel'
import { triggerFeatures } from './admiral-symbol.ts'
import { shipName } from '../../table/names.ts'
import { whenTriggered } from './symbol-rulings.ts'
import { cardOf, enemyOf, fleetOf, shipWith, type Situation, withShip } from '../../table/situation.ts'
import { words } from '../../table/words.ts'

/** After the unit's move its symbols trigger, or wait until all units have moved. */
export function* triggerOrHold(table: Table<Situation>, id: string, symbols: number): Procedure<void> {
  if (symbols > 0 && anyFeatures(table.now, id) && ruled(table, whenTriggered) === 'moved')
    table.change(withShip(table.now, id, { held: symbols }), words.holds, {
      ship: shipName(shipWith(table.now, id)),
      symbols,
    })
  else yield* triggerFeatures(table, id, symbols)
}

/** Whether the unit has a green feature, or an enemy a red one. */
function anyFeatures(now: Situation, id: string): boolean {
  const ship = shipWith(now, id)
  if (cardOf(now, ship).green.length > 0) return true
  return fleetOf(now, enemyOf(ship.side)).some((enemy) => cardOf(now, enemy).red.length > 0)
}

/** When all units have moved: the symbols that have waited trigger, unit by unit as they were deployed. */
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
