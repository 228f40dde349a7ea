import {
  ask,
  bag,
  choice,
  draw,
  withParams,
  type Message,
  message,
  pile,
  type Procedure,
  applyRuling,
  type Table,
  withoutAll,
} from '@opfor/kernel'
import { actionCardsOf, deckOf, initiativePlayer } from './initiative-player.ts'
import { agreements } from '../completion/handicaps.ts'
import { cardName, sideName } from '../../table/pieces.ts'
import { edgeChoice, edgeName, mapChoice, playerChoice, playerName } from '../../table/naming.ts'
import { addMap } from '../maps/adding-maps.ts'
import { chosen } from '../choosing.ts'
import { reachOf, tellReach } from './entry-edges.ts'
import { tellMapAndEdge } from './map-and-edge.ts'
import { acrossFrom, type EdgeOfMap, isLong, mapsWith, openEdges } from '../../table/maps/maps.ts'
import { chooseGuideline, chooseVariant } from './which-guideline.ts'
import { halves } from '../rulings.ts'
import { type Player, playerOf, playersOf, type Situation, withPlayer } from '../../table/situation.ts'
import { words } from '../words.ts'

const pickMap = message('coh.ask.map', 'Which map do you play on?')
const enterWhere = message('coh.ask.edge', 'Which edge do the units of the {player} enter from?')
const lowHalf = message('coh.ask.halves', 'Which of {side} takes cards 01-12?')
const deal = message('coh.ask.deal', 'Which cards come up? Deal Generator Cards to the {player}.')

/** G 2.0 to G 2.1: everything before the first card. */
export function* setup(table: Table<Situation>): Procedure<void> {
  yield* chooseGuideline(table)
  yield* chooseVariant(table)
  const { name, players, rounds, minutes } = table.now.guideline
  if (minutes !== '') table.change(table.now, words.duration, { guideline: name, rounds, minutes })
  yield* initiativePlayer(
    table,
    players,
    players.map((_, at) => `player-${at + 1}`),
  )
  yield* takeHalves(table)
  const isSolo = table.now.mode === 'solo'
  table.change(table.now, isSolo ? words.layOutSolo : words.layOut)
  const { cards, leftOut } = actionCardsOf(table.now)
  table.change(table.now, isSolo ? words.prepareSolo : words.prepare, { cards, rounds })
  if (leftOut.length > 0) table.change(table.now, words.noThirdCards, { cards: leftOut })
  if (table.now.guideline.id === '5') table.change(table.now, words.without20)
  yield* chooseMaps(table)
  yield* chooseEdges(table)
  tellReach(table)
  yield* dealHands(table)
}

/** The variant of Guideline 8: a team divides the halves of the cards. */
function* takeHalves(table: Table<Situation>): Procedure<void> {
  const { variant, guideline } = table.now
  if (!variant || guideline.variant?.halves !== true || applyRuling(table, halves) === 'nothing') return
  for (const side of ['german', 'soviet'] as const) {
    const low = yield* ask(table, (now) => {
      const team = playersOf(now, side)
      const first = team[0]?.seat ?? 'table'
      const text = withParams(lowHalf, { side: sideName(side) })
      return choice(
        'coh.halves',
        first,
        text,
        team.map(({ id }) => playerChoice(id)),
      )
    })
    if (low.id === `${side}-1`) continue
    const swapped = table.now.players.map((each) =>
      each.side === side ? { ...each, deck: each.deck === `${side}-1` ? `${side}-2` : `${side}-1` } : each,
    )
    table.change({ ...table.now, players: swapped }, words.halves, { player: low.name })
  }
}

/** G 2.1, 5: the Initiative Player picks a map; with two maps, the other player adds one. */
function* chooseMaps(table: Table<Situation>): Procedure<void> {
  const first = playerOf(table.now, table.now.initiative)
  const { asking, guideline } = table.now
  if (asking === 'few' && guideline.maps === 1 && guideline.order === undefined) {
    yield* tellMapAndEdge(table, first.id)
    return
  }
  const map = yield* chosen(table, 'coh.map', first.seat, pickMap, (now) =>
    now.maps.length === 0 ? mapsWith(now.pack).map(mapChoice) : [],
  )
  if (map !== undefined)
    table.change({ ...table.now, maps: [{ map: map.map, x: 0, y: 0 }] }, words.map, { map: map.map })
  if (table.now.guideline.maps === 2 && table.now.maps.length < 2) {
    const other = table.now.players.find(({ side }) => side !== first.side)
    yield* addMap(table, other?.seat ?? first.seat)
  }
}

/** G 2.1, 6: the entry edge of each player. */
function* chooseEdges(table: Table<Situation>): Procedure<void> {
  const { guideline, initiative } = table.now
  const first = playerOf(table.now, guideline.order?.[0] ?? initiative)
  const edge = yield* edgeFor(table, first)
  if (edge === undefined) return
  const third = thirdOf(table.now, first.id)
  for (const { id, side } of table.now.players) {
    if (id === first.id || id === third) continue
    const at = side === first.side ? edge : acrossFrom(table.now.maps, edge)
    const told = side === first.side ? words.edge : words.across
    table.change(withPlayer(table.now, id, { edge: at }), told, {
      player: playerName(id),
      edge: edgeName(table.now, at),
    })
  }
  for (const { id, edge: has } of table.now.players)
    if (has === undefined) yield* edgeFor(table, playerOf(table.now, id))
}

/** Of three players, a team-mate chooses an unused edge, as in Guideline 7. */
function thirdOf(now: Situation, first: string): string | undefined {
  if (now.players.length !== 3) return undefined
  const pair = now.players.filter(({ side }) => playersOf(now, side).length === 2)
  return pair.findLast(({ id }) => id !== first)?.id
}

function* edgeFor(table: Table<Situation>, player: Player): Procedure<EdgeOfMap | undefined> {
  const text = withParams(enterWhere, { player: playerName(player.id) })
  const picked = yield* chosen(table, 'coh.edge', player.seat, text, (now) =>
    playerOf(now, player.id).edge === undefined ? freeEdges(now) : [],
  )
  if (picked === undefined) return playerOf(table.now, player.id).edge
  const at = { map: picked.map, edge: picked.edge }
  table.change(withPlayer(table.now, player.id, { edge: at }), words.edge, {
    player: playerName(player.id),
    edge: picked.name,
  })
  return at
}

function freeEdges(now: Situation): readonly ReturnType<typeof edgeChoice>[] {
  const used = now.players.flatMap(({ edge }) => (edge === undefined ? [] : reachOf(now, edge)))
  return openEdges(now.maps)
    .filter(({ map, edge }) => !used.some((each) => each.map === map && each.edge === edge))
    .filter(({ edge }) => !now.guideline.longEdge || isLong(edge))
    .map((each) => edgeChoice(now, each))
}

function deckName([first = '', ...others]: readonly string[]): Message {
  const last = others.at(-1)
  if (last === undefined) return cardName(first)
  return message('coh.range', '{from} to {to}', { from: cardName(first), to: cardName(last) })
}

/** G 2.1, 8 to 10: decks, hands and CAPs. A solo player draws no hands (G 5.1). */
function* dealHands(table: Table<Situation>): Procedure<void> {
  const decks = new Map<string, string[]>()
  for (const line of table.now.guideline.players) {
    const shared = playerOf(table.now, line.id).deck === line.side
    decks.set(shared ? line.side : line.id, [...deckOf(line)])
  }
  const { spare } = yield* agreements(table, decks)
  const piles = Object.fromEntries([...decks].map(([deck, cards]) => [deck, pile(bag(cards))]))
  const told = table.now.cardsBy === 'real' ? words.decks : words.decksOfApp
  table.change({ ...table.now, decks: piles }, told, {
    decks: [...decks.values()].map(deckName),
  })
  for (const { id } of table.now.players) {
    const { left, caps, seat, deck } = playerOf(table.now, id)
    table.change(table.now, words.caps, { player: playerName(id), caps })
    if (table.now.mode === 'solo') continue
    if (table.now.cardsBy === 'real') {
      table.change(table.now, words.dealReal, { count: left + spare, player: playerName(id) })
      continue
    }
    const text = withParams(deal, { player: playerName(id) })
    const hand = yield* ask(table, (now) =>
      draw('coh.deal', text, now.decks[deck]?.rest ?? [], playerOf(now, id).left + spare, cardName, {
        secret: true,
      }),
    )
    const from = table.now.decks[deck] ?? pile([])
    const rest = { ...table.now.decks, [deck]: { ...from, rest: withoutAll(from.rest, hand) } }
    table.change(
      withPlayer({ ...table.now, decks: rest }, id, {
        hand: bag([...playerOf(table.now, id).hand, ...hand]),
      }),
      hand.length > 0 ? words.dealt : words.dealtNone,
      { cards: bag(hand).map(cardName) },
      seat,
    )
  }
}
