import {
  bag,
  type CounterValue,
  fill,
  message,
  type NamedCounter,
  nothing,
  pile,
  settableNumber,
  settableOne,
  settableSome,
  withoutAll,
  onceFor,
} from '@opfor/kernel'
import { type EdgeOfMap, edges } from '../../../table/maps/maps.ts'
import { edgeName, playerName } from '../../../table/naming.ts'
import { cardName } from '../../../table/pieces.ts'
import { type Player, type Situation, withPlayer } from '../../../table/situation.ts'
import type { Settable } from './settable.ts'

const words = {
  caps: {
    name: message('coh.counter.caps', 'CAPs of the {player}'),
    brief: message('coh.short.caps', 'CAPs'),
  },
  startingCaps: {
    name: message('coh.counter.startingCaps', 'CAPs of the {player} at the start of each Round'),
    brief: message('coh.short.startingCaps', 'CAPs at the start of each Round'),
  },
  gained: {
    name: message('coh.counter.gained', 'CAPs from cards of the {player}'),
    brief: message('coh.short.gained', 'CAPs from cards'),
  },
  drawn: {
    name: message('coh.counter.drawn', 'Action Cards each Round of the {player}'),
    brief: message('coh.short.drawn', 'Action Cards each Round'),
  },
  left: {
    name: message('coh.counter.left', 'cards to play of the {player}'),
    brief: message('coh.short.left', 'cards to play'),
  },
  edge: {
    name: message('coh.counter.edge', 'entry edge of the {player}'),
    brief: message('coh.short.edge', 'entry edge'),
  },
  base: {
    name: message('coh.counter.base', 'CAPs of the {player} before any card'),
    brief: message('coh.short.base', 'CAPs before any card'),
  },
  hand: {
    name: message('coh.counter.hand', 'the hand of the {player}'),
    brief: message('coh.short.hand', 'hand'),
  },
} as const

/** The numbers of a player of the Guideline. Which cards are in a hand is not offered: hands are secret. */
export function ofPlayer(now: Situation, player: Player): readonly Settable[] {
  const { id } = player
  const named = (what: keyof typeof words, note = false, isUsed = true): NamedCounter => ({
    id: `${what}-${id}`,
    name: fill(words[what].name, { player: playerName(id) }),
    brief: words[what].brief,
    of: { id, name: playerName(id) },
    note: note || !isUsed,
    inner: !isUsed,
  })
  const change = (to: Partial<Player>): Situation => withPlayer(now, id, to)
  const generating = now.stage === 'generation'
  // In a mission the CAPs of the Round are a number of their own.
  const caps =
    now.mission === undefined ? named('caps') : { ...named('startingCaps', true), id: `caps-${id}` }
  return [
    settableNumber(caps, player.caps, [0, 99], (to) => change({ caps: to })),
    settableNumber(named('gained', true), player.gained, [-99, 99], (gained) => change({ gained })),
    settableNumber(named('drawn'), player.drawn, [0, 99], (drawn) => change({ drawn })),
    settableNumber(named('left', true, generating), player.left, [0, 99], (left) => change({ left })),
    entryEdge(now, player, named('edge')),
    settableNumber(named('base', true, false), player.base, [0, 99], (base) => change({ base })),
    hand(now, player, named('hand', true, false)),
  ]
}

const edgesOf = onceFor((maps: Situation['maps'], now: Situation): readonly CounterValue[] => [
  nothing,
  ...maps.flatMap(({ map }) => edges.map((edge) => edgeValue(now, { map, edge }))),
])

function edgeValue(now: Situation, at: EdgeOfMap): CounterValue {
  return { value: `${at.map}-${at.edge}`, reads: edgeName(now, at) }
}

/** G 2.1, 6: an edge of a map on the table, or none. */
function entryEdge(now: Situation, { id, edge }: Player, named: NamedCounter): Settable {
  const known = edgesOf(now.maps, now)
  const own = edge === undefined ? nothing : edgeValue(now, edge)
  const among = known.some(({ value }) => value === own.value) ? known : [...known, own]
  return settableOne(named, own.value, among, (to) => {
    const [map = '', name = ''] = String(to).split('-')
    const chosen = edges.find((each) => each === name)
    if (chosen !== undefined) return withPlayer(now, id, { edge: { map: Number(map), edge: chosen } })
    const players = now.players.map(({ edge: has, ...each }) =>
      each.id === id || has === undefined ? each : { ...each, edge: has },
    )
    return { ...now, players }
  })
}

/** What the app dealt, of the cards that lie in the deck or in a hand. */
function hand(now: Situation, player: Player, named: NamedCounter): Settable {
  const { rest } = now.decks[player.deck] ?? pile([])
  const hands = now.players.filter(({ deck }) => deck === player.deck).flatMap((each) => each.hand)
  const several = bag([...rest, ...hands]).map(
    (card): CounterValue => ({ value: card, reads: cardName(card) }),
  )
  return settableSome(named, player.hand, several, (cards) => {
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
