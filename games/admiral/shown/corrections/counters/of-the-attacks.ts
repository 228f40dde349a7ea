import {
  type AllowedValue,
  withParams,
  message,
  messages,
  type TableValueSpec,
  booleanSetter,
  numberSetter,
  choiceSetter,
} from '@opfor/kernel'
import { resultName, shipName } from '../../../table/names.ts'
import { type Battle, type Grade, results } from '../../../table/battles/pieces.ts'
import { type Attack, shipsOf, type Situation } from '../../../table/situation.ts'
import type { Settable } from './of-the-batteries.ts'

/** Far more than are made in a turn. */
const most = 200

const words = messages('admiral.counter.attack', {
  attacks: message('admiral.counter.attacks', 'attacks this turn'),
  by: 'attack no. {nth} this turn: attacker',
  on: 'attack no. {nth} this turn: target',
  grade: 'attack no. {nth} this turn: result',
  air: 'attack no. {nth} this turn: by aircraft',
})

const grades: readonly AllowedValue[] = results.map((result, grade) => ({
  value: grade,
  text: resultName(result),
}))

/** Damage is set per ship. */
export function ofTheAttacks(now: Situation): readonly Settable[] {
  return [numberOfAttacks(now), ...now.attacks.keys().flatMap((at) => ofAttack(now, at))]
}

/** New attacks get placeholder values. */
export function numberOfAttacks(now: Situation): Settable {
  const named: TableValueSpec = { id: 'attacks', name: words.attacks, note: true, isNested: true }
  const unknown: Attack = {
    by: shipsOf(now, 'player')[0]?.id ?? '',
    on: shipsOf(now, 'stratego')[0]?.id ?? '',
    grade: 0,
    air: false,
  }
  return numberSetter(named, now.attacks.length, [0, most], (count) => ({
    ...now,
    attacks: Array.from({ length: count }, (_, at) => now.attacks[at] ?? unknown),
  }))
}

export function ofAttack(now: Situation, at: number): readonly Settable[] {
  const attack = now.attacks[at]
  if (attack === undefined) return []
  const ships = shipsIn(now)
  const named = (what: keyof Attack): TableValueSpec => ({
    id: `attack.${at + 1}.${what}`,
    name: withParams(words[what], { nth: at + 1 }),
    note: true,
    isNested: true,
  })
  const change = (to: Partial<Attack>): Situation => ({
    ...now,
    attacks: now.attacks.with(at, { ...attack, ...to }),
  })
  return [
    choiceSetter(named('by'), attack.by, ships, (by) => change({ by: String(by) })),
    choiceSetter(named('on'), attack.on, ships, (on) => change({ on: String(on) })),
    choiceSetter(named('grade'), attack.grade, grades, (grade) => change({ grade: grade as Grade })),
    booleanSetter(named('air'), attack.air, (air) => change({ air })),
  ]
}

const known = new WeakMap<Battle, readonly AllowedValue[]>()

function shipsIn({ battle, ships }: Situation): readonly AllowedValue[] {
  const found = known.get(battle) ?? ships.map((ship) => ({ value: ship.id, text: shipName(ship) }))
  known.set(battle, found)
  return found
}
