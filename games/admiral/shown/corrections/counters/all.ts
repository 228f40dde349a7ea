import { type Counter, mayBe } from '@opfor/kernel'
import type { Ship, Situation } from '../../../table/situation.ts'
import { ofShip, ofShipCalled } from './of-a-ship.ts'
import { numberOfAttacks, ofAttack, ofTheAttacks } from './of-the-attacks.ts'
import { ofTheBattle } from './of-the-battle.ts'
import type { Settable } from './settable.ts'

/** Every number of a situation: of each ship, of the attacks of this turn and of the battle. */
export function countersOf(now: Situation): readonly Counter[] {
  const others = [...ofTheAttacks(now), ...ofTheBattle(now)].map(({ counter }) => counter)
  return [...now.ships.flatMap((ship) => ofShipOnce(now, ship)), ...others]
}

const known = new WeakMap<
  Ship,
  Pick<Situation, 'battle' | 'rulings'> & { readonly counters: readonly Counter[] }
>()

/** The numbers of a ship are worked out once, until something of it changes. */
function ofShipOnce(now: Situation, ship: Ship): readonly Counter[] {
  const { battle, rulings } = now
  const before = known.get(ship)
  if (before?.battle === battle && before.rulings === rulings) return before.counters
  const counters = ofShip(now, ship).map(({ counter }) => counter)
  known.set(ship, { battle, rulings, counters })
  return counters
}

/** The situation with one of its numbers set; undefined where there is none of that id, or it may not be that. */
export function withCounter(now: Situation, id: string, to: number | string): Situation | undefined {
  const found = numberWith(now, id)
  return found !== undefined && mayBe(found.counter, to) ? found.set(to) : undefined
}

/** The number that was looked for last: often it is tried with one value after another. */
let last: { readonly now: Situation; readonly number: Settable } | undefined

/** The number with this id. */
function numberWith(now: Situation, id: string): Settable | undefined {
  if (last?.now === now && last.number.counter.id === id) return last.number
  const number = near(now, id).find(({ counter }) => counter.id === id)
  last = number && { now, number }
  return number
}

/** Those numbers among which one with this id is, if there is any. */
function near(now: Situation, id: string): readonly Settable[] {
  const [what = '', owner = ''] = id.split('.')
  if (what === 'attacks') return [numberOfAttacks(now)]
  if (what === 'attack') return ofAttack(now, Number(owner) - 1)
  const ship = now.ships.find((each) => each.id === owner)
  return ship === undefined ? ofTheBattle(now) : ofShipCalled(now, ship, what)
}
