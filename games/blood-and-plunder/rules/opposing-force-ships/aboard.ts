import { noteText, messages, type Table } from '@opfor/kernel'
import { placeOf } from '../../table/on-the-map.ts'
import { isAlive, shipOf, shipWith, type Situation, unitWith, withUnit } from '../../table/situation.ts'

const words = messages('blood-and-plunder', {
  landed: noteText('{unit} has landed from {ship}.'),
  boarded: noteText('{unit} is aboard {ship} now.'),
})

/** '' means ashore: the unit keeps its place until it is placed. */
function withAboard(now: Situation, id: string, aboard: string): Situation {
  const unit = unitWith(now, id)
  const at = shipWith(now, aboard)?.at ?? placeOf(now, unit)
  return withUnit(now, id, { aboard, at, placed: unit.placed + 1 })
}

/** '' means ashore. Does nothing if the unit is already there. */
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

/** A charge leads to the target's deck, also over grapples. A unit that did not hold there stays. */
export function boardByCharge(table: Table<Situation>, id: string, target: string): void {
  const [unit, enemy] = [unitWith(table.now, id), unitWith(table.now, target)]
  const holds = unit.engaged.includes(target) || !isAlive(enemy)
  if (isAlive(unit) && holds) goAboard(table, id, enemy.aboard)
}
