import { type Message, message, messages } from '@opfor/kernel'
import type { HalfInPack } from '../card-packs/card-pack.ts'

const nothing = message('coh.effect.none', 'nothing more is known')
const words = messages('coh.effect', {
  caps: message('coh.capChange', '{change} CAP'),
  round: 'in Round {round}',
  unitsInRound: '{units} in Round {round}',
  place: 'units may be placed',
  marker: 'an enemy Control Marker, {count} hexes',
  defense: 'Defense Counters: {count}',
  addMap: 'a map is added',
  switchMap: 'a map is switched',
  conditions: 'Condition Cards',
  actions: '{count, plural, one {+# Action Card} other {+# Action Cards}}',
  chosen: 'chosen units',
  hidden: 'hidden units',
  artillery: 'artillery',
  truck: 'a Truck',
})

/** As written: +1, 0, -1. */
export function signed(change: number): string {
  return change > 0 ? `+${change}` : String(change)
}

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
