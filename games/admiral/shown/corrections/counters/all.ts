import { type TableValue, isAllowedValue } from '@opfor/kernel'
import type { Ship, Situation } from '../../../table/situation.ts'
import { ofShip, ofShipCalled } from './of-a-ship.ts'
import { numberOfAttacks, ofAttack, ofTheAttacks } from './of-the-attacks.ts'
import { ofTheBattle } from './of-the-battle.ts'
import type { Settable } from './of-the-batteries.ts'

export function countersOf(now: Situation): readonly TableValue[] {
  const others = [...ofTheAttacks(now), ...ofTheBattle(now)].map(({ counter }) => counter)
  return [...now.ships.flatMap((ship) => ofShipOnce(now, ship)), ...others]
}

const known = new WeakMap<
  Ship,
  Pick<Situation, 'battle' | 'rulings'> & { readonly counters: readonly TableValue[] }
>()

/** Cached per ship object. */
function ofShipOnce(now: Situation, ship: Ship): readonly TableValue[] {
  const { battle, rulings } = now
  const before = known.get(ship)
  if (before?.battle === battle && before.rulings === rulings) return before.counters
  const counters = ofShip(now, ship).map(({ counter }) => counter)
  known.set(ship, { battle, rulings, counters })
  return counters
}

/** Undefined if the id is unknown or the value not allowed. */
export function withCounter(now: Situation, id: string, to: number | string): Situation | undefined {
  const found = numberWith(now, id)
  return found !== undefined && isAllowedValue(found.counter, to) ? found.set(to) : undefined
}

/** Often several values of one number are tried. */
let last: { readonly now: Situation; readonly number: Settable } | undefined

function numberWith(now: Situation, id: string): Settable | undefined {
  if (last?.now === now && last.number.counter.id === id) return last.number
  const number = near(now, id).find(({ counter }) => counter.id === id)
  last = number && { now, number }
  return number
}

function near(now: Situation, id: string): readonly Settable[] {
  const [what = '', owner = ''] = id.split('.')
  if (what === 'attacks') return [numberOfAttacks(now)]
  if (what === 'attack') return ofAttack(now, Number(owner) - 1)
  const ship = now.ships.find((each) => each.id === owner)
  return ship === undefined ? ofTheBattle(now) : ofShipCalled(now, ship, what)
}
