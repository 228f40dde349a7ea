import {
  type AllowedValue,
  withParams,
  message,
  type TableValueSpec,
  choiceSetter,
  multiChoiceSetter,
} from '@opfor/kernel'
import type { Half } from '../../../table/card-packs/card-pack.ts'
import { signed } from '../../../table/generator-cards/effects-of.ts'
import { playerName } from '../../../table/naming.ts'
import { cardName, numbers } from '../../../table/pieces.ts'
import { type Play, playersOf, sideOfPlay, type Situation } from '../../../table/situation.ts'
import { keptInOrder, type Settable } from './in-order.ts'
import { unitPieceName } from '../../../rules/placing/unit-pieces.ts'
import { oneWord } from './of-the-match.ts'
import { unitsOnCard } from './units-on-a-card.ts'

const words = {
  by: {
    name: message('coh.counter.cardBy', '{card}: who played it'),
    shortName: message('coh.short.cardBy', 'played by'),
  },
  caps: {
    name: message('coh.counter.cardCaps', '{card}: its change of CAPs'),
    shortName: message('coh.short.cardCaps', 'its change of CAPs'),
  },
} as const

const said = message('coh.counter.said', '{card}: what you entered about it')
const untold: AllowedValue = { value: '', text: message('coh.counter.untold', 'not entered') }
const number = message('coh.counter.number', '{number}')
const capsTold: readonly AllowedValue[] = [
  untold,
  ...numbers(-3, 3).map((value) => ({
    value,
    text: message('coh.capChange', '{change} CAP', { change: signed(value) }),
  })),
]

const counted = { round: upTo(10), marker: upTo(11), defense: upTo(6), actions: upTo(3) } as const

function upTo(most: number): readonly AllowedValue[] {
  const some = numbers(1, most).map((value) => ({ value, text: { ...number, params: { number: value } } }))
  return [untold, ...some]
}

const flags = ['place', 'addMap', 'switchMap', 'conditions', 'chosen', 'lasts'] as const
const effects = flags.flatMap((flag): readonly AllowedValue[] =>
  [flag, not(flag)].map((value) => ({ value, text: { ...number, params: { number: value } } })),
)

function not(flag: string): string {
  return `not-${flag}`
}

/** CAPs of a card count until the Order Card Deck is built (G 5.4). */
export function ofCard(now: Situation, play: Play): readonly Settable[] {
  const { card, told, by, used } = play
  const name = cardName(card)
  const named = (what: keyof typeof words, isUsed: boolean): TableValueSpec => ({
    id: `card.${what}.${card}`,
    name: withParams(words[what].name, { card: name }),
    shortName: words[what].shortName,
    of: { id: card, name },
    note: true,
    isNested: !isUsed,
  })
  const inner = (what: string): TableValueSpec => ({
    id: `card.${what}.${card}`,
    name: { ...said, params: { card: name } },
    note: true,
    isNested: true,
  })
  const field = (
    what: 'caps' | keyof typeof counted,
    among: readonly AllowedValue[],
    as: TableValueSpec,
  ): Settable =>
    choiceSetter(as, told[what] ?? '', among, (to) =>
      withTold(now, play, { [what]: to === '' ? undefined : to }),
    )
  const team = used === true ? now.players : playersOf(now, sideOfPlay(now, play))
  const players = team.map(({ id }): AllowedValue => ({ value: id, text: playerName(id) }))
  const does = flags.flatMap((flag) => (told[flag] === undefined ? [] : told[flag] ? [flag] : [not(flag)]))
  return [
    choiceSetter(named('by', team.length > 1), by, players, (to) =>
      withPlay(now, { ...play, by: String(to) }),
    ),
    field('caps', capsTold, named('caps', now.mission === undefined)),
    ...unitsOnCard(now, play, inner, (units) => withTold(now, play, { units })),
    field('round', counted.round, inner('round')),
    field('marker', counted.marker, inner('marker')),
    field('defense', counted.defense, inner('defense')),
    field('actions', counted.actions, inner('actions')),
    picked(now, play, inner('picked')),
    multiChoiceSetter(inner('does'), does, effects, (to) => {
      const is = (flag: string): boolean | undefined =>
        to.includes(flag) ? true : to.includes(not(flag)) ? false : undefined
      return withTold(now, play, Object.fromEntries(flags.map((flag) => [flag, is(flag)])))
    }),
  ]
}

function picked(now: Situation, play: Play, named: TableValueSpec): Settable {
  const { picked: before = [], ...rest } = play
  const known = [...new Set([...Object.keys(now.units), ...before])].toSorted()
  const several = known.map((id): AllowedValue => ({ value: oneWord(id), text: unitPieceName(id) }))
  return multiChoiceSetter(named, before.map(oneWord), several, (to) => {
    const ids = to.map((each) => known.find((id) => oneWord(id) === each) ?? each)
    const units = keptInOrder(before, ids)
    return withPlay(now, units.length > 0 ? { ...rest, picked: units } : rest)
  })
}

/** Drops entries that are not entered. */
function withTold(
  now: Situation,
  play: Play,
  change: { readonly [what in keyof Half]?: unknown },
): Situation {
  const told = Object.fromEntries(
    Object.entries({ ...play.told, ...change }).filter(([, value]) => value !== undefined),
  )
  // Object.fromEntries loses the types of the fields.
  return withPlay(now, { ...play, told: told as unknown as Half })
}

function withPlay(now: Situation, play: Play): Situation {
  return { ...now, plays: now.plays.map((each) => (each.card === play.card ? play : each)) }
}
