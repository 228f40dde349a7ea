import {
  type AllowedValue,
  withParams,
  message,
  type TableValueSpec,
  memoizeByObject,
  choiceSetter,
} from '@opfor/kernel'
import { playerName } from '../../../table/naming.ts'
import { cardName } from '../../../table/pieces.ts'
import { playersOf, type Situation, type UnitInPlay, withUnit } from '../../../table/situation.ts'
import { unitOf } from '../../../table/placing/units.ts'
import { unitPieceName } from '../../../rules/placing/unit-pieces.ts'
import type { Settable } from './in-order.ts'

const words = {
  by: {
    name: message('coh.counter.unitBy', '{unit}: whose it is'),
    shortName: message('coh.short.by', 'whose it is'),
  },
  card: {
    name: message('coh.counter.unitCard', '{unit}: the card that provided it'),
    shortName: message('coh.short.card', 'provided by'),
  },
} as const

const noCard: AllowedValue = { value: '', text: message('coh.counter.noCard', 'no card') }

const cardsPlayed = memoizeByObject((plays: Situation['plays']): readonly AllowedValue[] => [
  noCard,
  ...plays.map(({ card }) => ({ value: card, text: cardName(card) })),
])

/** G 3.7.2: the card counts while the unit waits to be placed. */
export function ofUnit(now: Situation, id: string, unit: UnitInPlay): readonly Settable[] {
  const waits = unit.at === 'edge'
  const named = (what: keyof typeof words, isUsed: boolean): TableValueSpec => ({
    id: `unit.${what}.${id}`,
    name: withParams(words[what].name, { unit: unitPieceName(id) }),
    shortName: words[what].shortName,
    of: { id, name: unitPieceName(id) },
    note: true,
    isNested: !isUsed,
  })
  const team = playersOf(now, unitOf(id).side).map((each) => each.id)
  const players = [...new Set([...team, unit.by])].map(
    (value): AllowedValue => ({ value, text: playerName(value) }),
  )
  const known = cardsPlayed(now.plays)
  const isKnown = known.some(({ value }) => value === unit.card)
  const among = isKnown ? known : [...known, { value: unit.card, text: cardName(unit.card) }]
  return [
    choiceSetter(named('by', waits && team.length > 1), unit.by, players, (by) =>
      withUnit(now, id, { ...unit, by: String(by) }),
    ),
    choiceSetter(named('card', waits), unit.card, among, (card) =>
      withUnit(now, id, { ...unit, card: String(card) }),
    ),
  ]
}
