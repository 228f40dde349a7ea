import { ask, fill, message, number, type Procedure, type Table } from '@opfor/kernel'
import { highest } from '../../table/limits.ts'
import { shipWith, type Situation, withShip } from '../../table/situation.ts'
import { asks } from '../../table/words.ts'

const words = {
  damage: message('blood-and-plunder.ask.damage', 'How much damage did {ship} take?'),
  damaged: message('blood-and-plunder.damaged', '{ship} has {damage} damage now.'),
}

/** What a shot did to a ship, told by whoever made it or suffered it. */
export function* damageDone(table: Table<Situation>, id: string, by: 'player' | 'table'): Procedure<void> {
  const taken = yield* ask(table, (now) => {
    const ship = shipWith(now, id)
    if (ship === undefined) return undefined
    const range = { from: 0, to: 20, unit: asks.damages }
    const text = fill(words.damage, { ship: ship.name })
    return number('blood-and-plunder.damage', by, text, range, { proposal: 0 })
  })
  const ship = shipWith(table.now, id)
  if (taken === undefined || ship === undefined) return
  const damage = Math.min(highest.damage, ship.damage + taken)
  table.change(withShip(table.now, id, { damage }), words.damaged, { ship: ship.name, damage })
}
