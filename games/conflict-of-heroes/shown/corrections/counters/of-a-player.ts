import {
  bag,
  type AllowedValue,
  withParams,
  message,
  type TableValueSpec,
  noneValue,
  memoizeByObject,
  pile,
  numberSetter,
  choiceSetter,
  multiChoiceSetter,
  withoutAll,
} from '@opfor/kernel'
import { type EdgeOfMap, edges } from '../../../table/maps/maps.ts'
import { edgeName, playerName } from '../../../table/naming.ts'
import { cardName } from '../../../table/pieces.ts'
import { type Player, type Situation, withPlayer } from '../../../table/situation.ts'
import type { Settable } from './in-order.ts'

const words = {
  caps: {
    name: message('coh.counter.caps', 'CAPs of the {player}'),
    shortName: message('coh.short.caps', 'CAPs'),
  },
  startingCaps: {
    name: message('coh.counter.startingCaps', 'CAPs of the {player} at the start of each Round'),
    shortName: message('coh.short.startingCaps', 'CAPs at the start of each Round'),
  },
  gained: {
    name: message('coh.counter.gained', 'CAPs from cards of the {player}'),
    shortName: message('coh.short.gained', 'CAPs from cards'),
  },
  drawn: {
    name: message('coh.counter.drawn', 'Action Cards each Round of the {player}'),
    shortName: message('coh.short.drawn', 'Action Cards each Round'),
  },
  left: {
    name: message('coh.counter.left', 'cards to play of the {player}'),
    shortName: message('coh.short.left', 'cards to play'),
  },
  edge: {
    name: message('coh.counter.edge', 'entry edge of the {player}'),
    shortName: message('coh.short.edge', 'entry edge'),
  },
  base: {
    name: message('coh.counter.base', 'CAPs of the {player} before any card'),
    shortName: message('coh.short.base', 'CAPs before any card'),
  },
  hand: {
    name: message('coh.counter.hand', 'the hand of the {player}'),
    shortName: message('coh.short.hand', 'hand'),
  },
} as const

/** Hands are secret, so their cards are not offered. */
export function ofPlayer(now: Situation, player: Player): readonly Settable[] {
  const { id } = player
  const named = (what: keyof typeof words, note = false, isUsed = true): TableValueSpec => ({
    id: `${what}-${id}`,
    name: withParams(words[what].name, { player: playerName(id) }),
    shortName: words[what].shortName,
    of: { id, name: playerName(id) },
    note: note || !isUsed,
    isNested: !isUsed,
  })
  const change = (to: Partial<Player>): Situation => withPlayer(now, id, to)
  const generating = now.stage === 'generation'
  // In a mission the CAPs of the Round are a separate number.
  const caps =
    now.mission === undefined ? named('caps') : { ...named('startingCaps', true), id: `caps-${id}` }
  return [
    numberSetter(caps, player.caps, [0, 99], (to) => change({ caps: to })),
    numberSetter(named('gained', true), player.gained, [-99, 99], (gained) => change({ gained })),
    numberSetter(named('drawn'), player.drawn, [0, 99], (drawn) => change({ drawn })),
    numberSetter(named('left', true, generating), player.left, [0, 99], (left) => change({ left })),
    entryEdge(now, player, named('edge')),
    numberSetter(named('base', true, false), player.base, [0, 99], (base) => change({ base })),
    hand(now, player, named('hand', true, false)),
  ]
}

const edgesOf = memoizeByObject((maps: Situation['maps'], now: Situation): readonly AllowedValue[] => [
  noneValue,
  ...maps.flatMap(({ map }) => edges.map((edge) => edgeValue(now, { map, edge }))),
])

function edgeValue(now: Situation, at: EdgeOfMap): AllowedValue {
  return { value: `${at.map}-${at.edge}`, text: edgeName(now, at) }
}

/** G 2.1, 6: an edge of a map on the table, or none. */
function entryEdge(now: Situation, { id, edge }: Player, named: TableValueSpec): Settable {
  const known = edgesOf(now.maps, now)
  const own = edge === undefined ? noneValue : edgeValue(now, edge)
  const among = known.some(({ value }) => value === own.value) ? known : [...known, own]
  return choiceSetter(named, own.value, among, (to) => {
    const [map = '', name = ''] = String(to).split('-')
    const chosen = edges.find((each) => each === name)
    if (chosen !== undefined) return withPlayer(now, id, { edge: { map: Number(map), edge: chosen } })
    const players = now.players.map(({ edge: has, ...each }) =>
      each.id === id || has === undefined ? each : { ...each, edge: has },
    )
    return { ...now, players }
  })
}

/** Chosen from the cards in the deck or in a hand. */
function hand(now: Situation, player: Player, named: TableValueSpec): Settable {
  const { rest } = now.decks[player.deck] ?? pile([])
  const hands = now.players.filter(({ deck }) => deck === player.deck).flatMap((each) => each.hand)
  const several = bag([...rest, ...hands]).map(
    (card): AllowedValue => ({ value: card, text: cardName(card) }),
  )
  return multiChoiceSetter(named, player.hand, several, (cards) => {
    const deck = now.decks[player.deck]
    if (deck === undefined) return now
    const back = withoutAll(bag([...deck.rest, ...player.hand]), cards)
    const players = now.players.map((each) =>
      each.id === player.id
        ? { ...each, hand: bag(cards) }
        : each.deck === player.deck
          ? { ...each, hand: withoutAll(each.hand, cards) }
          : each,
    )
    return { ...now, players, decks: { ...now.decks, [player.deck]: { ...deck, rest: back } } }
  })
}
