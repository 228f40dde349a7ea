import { type CounterValue, fill, message, type NamedCounter, settableOne, onceFor } from '@opfor/kernel'
import { playerName } from '../../../table/naming.ts'
import { cardName } from '../../../table/pieces.ts'
import { playersOf, type Situation, type UnitInPlay, withUnit } from '../../../table/situation.ts'
import { unitOf } from '../../../table/placing/units.ts'
import { unitPieceName } from '../../../rules/placing/unit-pieces.ts'
import type { Settable } from './settable.ts'

const words = {
  by: {
    name: message('coh.counter.unitBy', '{unit}: whose it is'),
    brief: message('coh.short.by', 'whose it is'),
  },
  card: {
    name: message('coh.counter.unitCard', '{unit}: the card that gave it'),
    brief: message('coh.short.card', 'given by'),
  },
} as const

const noCard: CounterValue = { value: '', reads: message('coh.counter.noCard', 'no card') }

const cardsPlayed = onceFor((plays: Situation['plays']): readonly CounterValue[] => [
  noCard,
  ...plays.map(({ card }) => ({ value: card, reads: cardName(card) })),
])

/** Whose a unit in play is, and which card gave it: that counts while it waits to be placed (G 3.7.2). */
export function ofUnit(now: Situation, id: string, unit: UnitInPlay): readonly Settable[] {
  const waits = unit.at === 'edge'
  const named = (what: keyof typeof words, isUsed: boolean): NamedCounter => ({
    id: `unit.${what}.${id}`,
    name: fill(words[what].name, { unit: unitPieceName(id) }),
    brief: words[what].brief,
    of: { id, name: unitPieceName(id) },
    note: true,
    inner: !isUsed,
  })
  const team = playersOf(now, unitOf(id).side).map((each) => each.id)
  const players = [...new Set([...team, unit.by])].map(
    (value): CounterValue => ({ value, reads: playerName(value) }),
  )
  const known = cardsPlayed(now.plays)
  const isKnown = known.some(({ value }) => value === unit.card)
  const among = isKnown ? known : [...known, { value: unit.card, reads: cardName(unit.card) }]
  return [
    settableOne(named('by', waits && team.length > 1), unit.by, players, (by) =>
      withUnit(now, id, { ...unit, by: String(by) }),
    ),
    settableOne(named('card', waits), unit.card, among, (card) =>
      withUnit(now, id, { ...unit, card: String(card) }),
    ),
  ]
}
