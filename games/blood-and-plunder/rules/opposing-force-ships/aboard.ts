import { aside, type Table } from '@opfor/kernel'
import { placeOf } from '../../table/on-the-map.ts'
import { isAlive, shipOf, shipWith, type Situation, unitWith, withUnit } from '../../table/situation.ts'

const words = {
  landed: aside('blood-and-plunder.landed', '{unit} has landed from {ship}.'),
  boarded: aside('blood-and-plunder.boarded', '{unit} is aboard {ship} now.'),
}

/** The situation with a unit aboard another ship or, where that is '', ashore: where it was, until it is placed. */
function withAboard(now: Situation, id: string, aboard: string): Situation {
  const unit = unitWith(now, id)
  const at = shipWith(now, aboard)?.at ?? placeOf(now, unit)
  return withUnit(now, id, { aboard, at, placed: unit.placed + 1 })
}

/** A unit goes aboard a ship or, where that is '', ashore; nothing where it is there already. */
export function goAboard(table: Table<Situation>, id: string, aboard: string): void {
  const unit = unitWith(table.now, id)
  if (unit.aboard === aboard) return
  const ship = shipWith(table.now, aboard)
  const left = shipOf(table.now, unit)
  table.change(withAboard(table.now, id, aboard), ship === undefined ? words.landed : words.boarded, {
    unit: unit.name,
    ship: (ship ?? left)?.name ?? aboard,
  })
}

/** A charge leads to where its target is: over the grapples to another deck, too. A unit that did not hold there stays. */
export function boardByCharge(table: Table<Situation>, id: string, target: string): void {
  const [unit, enemy] = [unitWith(table.now, id), unitWith(table.now, target)]
  const holds = unit.engaged.includes(target) || !isAlive(enemy)
  if (isAlive(unit) && holds) goAboard(table, id, enemy.aboard)
}
