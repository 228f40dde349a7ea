import { type CounterValue, fill, message, type NamedCounter, settableOne, settableSome } from '@opfor/kernel'
import type { Half } from '../../../table/card-packs/card-pack.ts'
import { signed } from '../../../table/generator-cards/effects-of.ts'
import { playerName } from '../../../table/naming.ts'
import { cardName, numbers } from '../../../table/pieces.ts'
import { type Play, playersOf, sideOfPlay, type Situation } from '../../../table/situation.ts'
import type { Settable } from './settable.ts'
import { unitPieceName } from '../../../rules/placing/unit-pieces.ts'
import { keptInOrder } from './in-order.ts'
import { oneWord } from './of-the-match.ts'
import { unitsOnCard } from './units-on-a-card.ts'

const words = {
  by: {
    name: message('coh.counter.cardBy', '{card}: who played it'),
    brief: message('coh.short.cardBy', 'played by'),
  },
  caps: {
    name: message('coh.counter.cardCaps', '{card}: its change of CAPs'),
    brief: message('coh.short.cardCaps', 'its change of CAPs'),
  },
} as const

const said = message('coh.counter.said', '{card}: what was told of it')
const untold: CounterValue = { value: '', reads: message('coh.counter.untold', 'not told') }
const number = message('coh.counter.number', '{number}')
const capsTold: readonly CounterValue[] = [
  untold,
  ...numbers(-3, 3).map((value) => ({
    value,
    reads: message('coh.capChange', '{change} CAP', { change: signed(value) }),
  })),
]

/** What a person may have told of a half in numbers, and how far they go. */
const counted = { round: upTo(10), marker: upTo(11), defense: upTo(6), actions: upTo(3) } as const

function upTo(most: number): readonly CounterValue[] {
  const some = numbers(1, most).map((value) => ({ value, reads: { ...number, params: { number: value } } }))
  return [untold, ...some]
}

/** What a half may do or not do, as far as that was told. */
const flags = ['place', 'addMap', 'switchMap', 'conditions', 'chosen', 'lasts'] as const
const effects = flags.flatMap((flag): readonly CounterValue[] =>
  [flag, not(flag)].map((value) => ({ value, reads: { ...number, params: { number: value } } })),
)

function not(flag: string): string {
  return `not-${flag}`
}

/**
 * What is known of a card that was played: who played it, its CAPs, which count until the Order Card Deck is built (G 5.4),
 * and what it has brought about already.
 */
export function ofCard(now: Situation, play: Play): readonly Settable[] {
  const { card, told, by, used } = play
  const name = cardName(card)
  const named = (what: keyof typeof words, isUsed: boolean): NamedCounter => ({
    id: `card.${what}.${card}`,
    name: fill(words[what].name, { card: name }),
    brief: words[what].brief,
    of: { id: card, name },
    note: true,
    inner: !isUsed,
  })
  const inner = (what: string): NamedCounter => ({
    id: `card.${what}.${card}`,
    name: { ...said, params: { card: name } },
    note: true,
    inner: true,
  })
  const field = (
    what: 'caps' | keyof typeof counted,
    among: readonly CounterValue[],
    as: NamedCounter,
  ): Settable =>
    settableOne(as, told[what] ?? '', among, (to) =>
      withTold(now, play, { [what]: to === '' ? undefined : to }),
    )
  const team = used === true ? now.players : playersOf(now, sideOfPlay(now, play))
  const players = team.map(({ id }): CounterValue => ({ value: id, reads: playerName(id) }))
  const does = flags.flatMap((flag) => (told[flag] === undefined ? [] : told[flag] ? [flag] : [not(flag)]))
  return [
    settableOne(named('by', team.length > 1), by, players, (to) =>
      withPlay(now, { ...play, by: String(to) }),
    ),
    field('caps', capsTold, named('caps', now.mission === undefined)),
    ...unitsOnCard(now, play, inner, (units) => withTold(now, play, { units })),
    field('round', counted.round, inner('round')),
    field('marker', counted.marker, inner('marker')),
    field('defense', counted.defense, inner('defense')),
    field('actions', counted.actions, inner('actions')),
    picked(now, play, inner('picked')),
    settableSome(inner('does'), does, effects, (to) => {
      const is = (flag: string): boolean | undefined =>
        to.includes(flag) ? true : to.includes(not(flag)) ? false : undefined
      return withTold(now, play, Object.fromEntries(flags.map((flag) => [flag, is(flag)])))
    }),
  ]
}

/** The units that were chosen for a card. */
function picked(now: Situation, play: Play, named: NamedCounter): Settable {
  const { picked: before = [], ...rest } = play
  const known = [...new Set([...Object.keys(now.units), ...before])].toSorted()
  const several = known.map((id): CounterValue => ({ value: oneWord(id), reads: unitPieceName(id) }))
  return settableSome(named, before.map(oneWord), several, (to) => {
    const ids = to.map((each) => known.find((id) => oneWord(id) === each) ?? each)
    const units = keptInOrder(before, ids)
    return withPlay(now, units.length > 0 ? { ...rest, picked: units } : rest)
  })
}

/** The situation with something told otherwise of a card; what is not told is left out. */
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
