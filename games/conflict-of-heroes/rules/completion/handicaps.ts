import {
  ask,
  choice,
  withParams,
  message,
  type Procedure,
  applyRuling,
  type Table,
  yesNo,
} from '@opfor/kernel'
import { playerChoice, playerName } from '../../table/naming.ts'
import { cardId, cardName } from '../../table/pieces.ts'
import { smallDeck } from '../rulings.ts'
import { type Player, playerOf, type Situation, withPlayer } from '../../table/situation.ts'
import { words } from '../words.ts'

const optional = message(
  'coh.ask.optional',
  'With the optional rule: one more card each, and the last one is not played?',
)
const whom = message('coh.ask.handicap', 'Does a less experienced player get a handicap?')
const which = message('coh.ask.handicapKind', 'Which handicap does the {player} get?')
const none = { id: 'none', name: message('coh.handicap.none', 'no handicap') }
const kinds = {
  caps1: { id: 'caps1', name: message('coh.handicap.caps1', '1 more CAP') },
  caps2: { id: 'caps2', name: message('coh.handicap.caps2', '2 more CAPs') },
  card: { id: 'card', name: message('coh.handicap.card', '1 more card to play') },
} as const

/** With the optional rule, one more than is played. */
export interface Drawn {
  readonly spare: 0 | 1
}

/** G 4.1 and G 4.3: the optional rule and a handicap, if the deck has cards for them. */
export function* agreements(table: Table<Situation>, decks: Map<string, string[]>): Procedure<Drawn> {
  const spare = (yield* optionalRule(table, decks)) ? 1 : 0
  if (table.now.mode === 'firefight') yield* handicap(table, decks, spare)
  return { spare }
}

function* optionalRule(table: Table<Situation>, decks: Map<string, string[]>): Procedure<boolean> {
  if (table.now.mode === 'solo' || !roomFor(table, decks, (player) => player.left + 1)) return false
  const wanted = yield* ask(table, () => yesNo('coh.optional', 'table', optional, { proposal: false }))
  if (wanted) {
    extend(table, decks, (player) => player.left + 1)
    table.change(table.now, words.optional)
  }
  return wanted
}

function* handicap(table: Table<Situation>, decks: Map<string, string[]>, spare: number): Procedure<void> {
  const chosen = yield* ask(table, (now) =>
    choice('coh.handicap', 'table', whom, [none, ...now.players.map(({ id }) => playerChoice(id))]),
  )
  if (chosen.id === 'none') return
  const wanted = (player: Player): number => player.left + spare + (player.id === chosen.id ? 1 : 0)
  const room = roomFor(table, decks, wanted)
  const offered = room ? [kinds.caps1, kinds.caps2, kinds.card] : [kinds.caps1, kinds.caps2]
  const kind = yield* ask(table, () =>
    choice('coh.handicapKind', 'table', withParams(which, { player: chosen.name }), offered),
  )
  const player = playerOf(table.now, chosen.id)
  if (kind.id === 'card') {
    extend(table, decks, wanted)
    table.change(withPlayer(table.now, player.id, { left: player.left + 1 }), words.handicapCard, {
      player: playerName(player.id),
    })
    return
  }
  const caps = player.caps + (kind.id === 'caps2' ? 2 : 1)
  table.change(withPlayer(table.now, player.id, { base: caps, caps }), words.caps, {
    player: playerName(player.id),
    caps,
  })
}

function needed(now: Situation, deck: string, wanted: (player: Player) => number): number {
  return now.players.filter((each) => each.deck === deck).reduce((sum, each) => sum + wanted(each), 0)
}

/** Every deck has the cards, or may take them from the next higher numbers. */
function roomFor(
  table: Table<Situation>,
  decks: Map<string, string[]>,
  wanted: (player: Player) => number,
): boolean {
  for (const [deck, cards] of decks) {
    const missing = needed(table.now, deck, wanted) - cards.length
    if (missing > 0 && (applyRuling(table, smallDeck) === 'notOffered' || highest(cards) + missing > 25))
      return false
  }
  return true
}

function extend(
  table: Table<Situation>,
  decks: Map<string, string[]>,
  wanted: (player: Player) => number,
): void {
  for (const [deck, cards] of decks)
    while (needed(table.now, deck, wanted) > cards.length) {
      const side = deck.startsWith('german') ? 'german' : 'soviet'
      const number = highest(cards) + 1
      cards.push(cardId(side, number))
      table.change(table.now, words.extended, { card: cardName(cardId(side, number)) })
    }
}

function highest(cards: readonly string[]): number {
  return Number(cards.at(-1)?.slice(-2))
}
