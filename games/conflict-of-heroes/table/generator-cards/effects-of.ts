import { type Message, message } from '@opfor/kernel'
import type { HalfInPack } from '../card-packs/card-pack.ts'

const nothing = message('coh.effect.none', 'no more is known')
const words = {
  caps: message('coh.capChange', '{change} CAP'),
  round: message('coh.effect.round', 'in Round {round}'),
  unitsInRound: message('coh.effect.unitsInRound', '{units} in Round {round}'),
  place: message('coh.effect.place', 'units may be placed'),
  marker: message('coh.effect.marker', 'an enemy Control Marker, {count} hexes'),
  defense: message('coh.effect.defense', 'Defense Counters: {count}'),
  addMap: message('coh.effect.addMap', 'a map is added'),
  switchMap: message('coh.effect.switchMap', 'a map is switched'),
  conditions: message('coh.effect.conditions', 'Condition Cards'),
  actions: message('coh.effect.actions', '{count, plural, one {+# Action Card} other {+# Action Cards}}'),
  chosen: message('coh.effect.chosen', 'chosen units'),
  hidden: message('coh.effect.hidden', 'hidden units'),
  artillery: message('coh.effect.artillery', 'artillery'),
  truck: message('coh.effect.truck', 'a Truck'),
} as const

/** A CAP change as it is written: +1, 0, -1. */
export function signed(change: number): string {
  return change > 0 ? `+${change}` : String(change)
}

/** What a half does, in a few words of ours: its units, its CAPs, its effects. */
export function effectsOf(told: HalfInPack): readonly (Message | string)[] {
  const { units = [], round, caps = 0, marker, defense, actions } = told
  const count = (words_: Message, value: number | undefined): readonly Message[] =>
    value === undefined ? [] : [{ ...words_, params: { count: value, round: value } }]
  const flags = (
    ['place', 'addMap', 'switchMap', 'conditions', 'chosen', 'hidden', 'artillery', 'truck'] as const
  )
    .filter((each) => told[each] !== undefined && told[each] !== false)
    .map((each) => words[each])
  const effects = [
    ...(round !== undefined && units.length > 0
      ? [{ ...words.unitsInRound, params: { units, round } }]
      : [...units, ...count(words.round, round)]),
    ...(caps === 0 ? [] : [{ ...words.caps, params: { change: signed(caps) } }]),
    ...count(words.marker, marker),
    ...count(words.defense, defense),
    ...count(words.actions, actions),
    ...flags,
  ]
  return effects.length > 0 ? effects : [nothing]
}
