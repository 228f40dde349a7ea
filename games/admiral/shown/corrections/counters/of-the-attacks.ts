import {
  type CounterValue,
  fill,
  message,
  type NamedCounter,
  settableFlag,
  settableNumber,
  settableOne,
} from '@opfor/kernel'
import { resultName, shipName } from '../../../table/names.ts'
import { type Battle, type Grade, results } from '../../../table/battles/pieces.ts'
import { type Attack, shipsOf, type Situation } from '../../../table/situation.ts'
import type { Settable } from './settable.ts'

/** Far more than are made in a turn. */
const most = 200

const words = {
  attacks: message('admiral.counter.attacks', 'attacks in this turn'),
  by: message('admiral.counter.attack.by', 'attack no. {nth} of this turn: who attacked'),
  on: message('admiral.counter.attack.on', 'attack no. {nth} of this turn: who was attacked'),
  grade: message('admiral.counter.attack.grade', 'attack no. {nth} of this turn: what it did'),
  air: message('admiral.counter.attack.air', 'attack no. {nth} of this turn: by aircraft'),
}

const grades: readonly CounterValue[] = results.map((result, grade) => ({
  value: grade,
  reads: resultName(result),
}))

/** The attacks of this turn. The damage they did is set ship by ship, so nobody need correct them. */
export function ofTheAttacks(now: Situation): readonly Settable[] {
  return [numberOfAttacks(now), ...now.attacks.keys().flatMap((at) => ofAttack(now, at))]
}

/** How many attacks there were; those that are not known yet are filled in one by one. */
export function numberOfAttacks(now: Situation): Settable {
  const named: NamedCounter = { id: 'attacks', name: words.attacks, note: true, inner: true }
  const unknown: Attack = {
    by: shipsOf(now, 'player')[0]?.id ?? '',
    on: shipsOf(now, 'stratego')[0]?.id ?? '',
    grade: 0,
    air: false,
  }
  return settableNumber(named, now.attacks.length, [0, most], (count) => ({
    ...now,
    attacks: Array.from({ length: count }, (_, at) => now.attacks[at] ?? unknown),
  }))
}

/** Who attacked whom, and what came of it; nothing where there were fewer attacks. */
export function ofAttack(now: Situation, at: number): readonly Settable[] {
  const attack = now.attacks[at]
  if (attack === undefined) return []
  const ships = shipsIn(now)
  const named = (what: keyof Attack): NamedCounter => ({
    id: `attack.${at + 1}.${what}`,
    name: fill(words[what], { nth: at + 1 }),
    note: true,
    inner: true,
  })
  const change = (to: Partial<Attack>): Situation => ({
    ...now,
    attacks: now.attacks.with(at, { ...attack, ...to }),
  })
  return [
    settableOne(named('by'), attack.by, ships, (by) => change({ by: String(by) })),
    settableOne(named('on'), attack.on, ships, (on) => change({ on: String(on) })),
    settableOne(named('grade'), attack.grade, grades, (grade) => change({ grade: grade as Grade })),
    settableFlag(named('air'), attack.air, (air) => change({ air })),
  ]
}

const known = new WeakMap<Battle, readonly CounterValue[]>()

function shipsIn({ battle, ships }: Situation): readonly CounterValue[] {
  const found = known.get(battle) ?? ships.map((ship) => ({ value: ship.id, reads: shipName(ship) }))
  known.set(battle, found)
  return found
}
