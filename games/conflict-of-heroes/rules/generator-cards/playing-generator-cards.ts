import {
  ask,
  bag,
  discardCard,
  type Draw,
  draw,
  drawFromPile,
  withParams,
  putOnTopOfPile,
  type Message,
  message,
  possibleNextCards,
  type Pile,
  pile,
  type Procedure,
  type Table,
  withoutAll,
} from '@opfor/kernel'
import { addCaps } from './caps.ts'
import { chosen } from '../choosing.ts'
import { withDraw } from './draw-first.ts'
import { tellHalf, withCaps } from './entering-cards.ts'
import { playerName } from '../../table/naming.ts'
import { cardName, sideName } from '../../table/pieces.ts'
import { playableHalves } from './playable-halves.ts'
import { resolve } from './resolving-options.ts'
import { type Play, type Player, playerOf, type Situation, withPlayer } from '../../table/situation.ts'
import { isSilent, tellAtOnce, type EnteredCard } from './entering-at-once.ts'
import { words } from '../words.ts'

const playWhat = message('coh.ask.play', 'Which card does the {player} play?')
const drawTwo = message('coh.ask.drawTwo', 'Which Generator Card does the {player} draw?')
/** G 3.0: the next player plays one card, for its top or its bottom. Solo, one of the two on top is played (G 5.2). */
export function* playCard(table: Table<Situation>): Procedure<void> {
  const id = nextPlayer(table.now)
  if (id === undefined) return
  if (table.now.mode === 'solo' && table.now.cardsBy === 'app') yield* drawPair(table, id)
  if (table.now.mode === 'solo' && table.now.cardsBy === 'real') {
    const isLast = playable(table.now, playerOf(table.now, id)).length === 1
    table.change(table.now, isLast ? words.drawOneReal : words.drawTwoReal, { player: playerName(id) })
  }
  const secret = table.now.mode === 'firefight' && table.now.cardsBy === 'app'
  const played = yield* whatIsPlayed(table, id, secret)
  if (played === undefined) {
    if (!isTurnOf(table.now, id)) return
    table.change(withPlayer(table.now, id, { left: 0 }), words.nothingToPlay, { player: playerName(id) })
    return
  }
  const { card, half, told } = played
  if (!playable(table.now, playerOf(table.now, id)).includes(card)) {
    table.change(table.now, words.cardGone, { card: cardName(card) })
    return
  }
  take(table, id, card, told && { card, half, by: id, told })
  if (told === undefined) {
    table.change(table.now, words.discarded, { card: cardName(card), player: playerName(id) })
    return
  }
  const filed = { units: words.filedUnits, vp: words.filedVp, special: words.filedOrDiscarded }[told.section]
  table.change(table.now, filed, {
    card: cardName(card),
    side: sideName(playerOf(table.now, id).side),
  })
  addCaps(table, id, told.caps ?? 0)
  yield* resolve(table, id, card, told)
}

function* whatIsPlayed(
  table: Table<Situation>,
  id: string,
  isSecret: boolean,
): Procedure<EnteredCard | undefined> {
  const mayPlay = (now: Situation): readonly string[] =>
    isTurnOf(now, id) ? playable(now, playerOf(now, id)) : []
  const isFew = table.now.asking === 'few'
  if (isFew && mayPlay(table.now).some((card) => isSilent(table.now, card)))
    return yield* tellAtOnce(table, id, mayPlay, isSecret)
  const text = withDraw(
    table.now,
    mayPlay(table.now).length,
    withParams(playWhat, { player: playerName(id) }),
  )
  const option = yield* chosen(
    table,
    'coh.play',
    playerOf(table.now, id).seat,
    text,
    (now) => mayPlay(now).flatMap((card) => playableHalves(now, card)),
    { secret: isSecret },
  )
  if (option === undefined || !isTurnOf(table.now, id)) return undefined
  const { card, known } = option
  if (known !== undefined) return { card, ...(yield* withCaps(table, id, card, known)) }
  if (!isFew) return { card, ...(yield* tellHalf(table, id, card)) }
  const own = (now: Situation): readonly string[] => mayPlay(now).filter((each) => each === card)
  return (yield* tellAtOnce(table, id, own, isSecret, true)) ?? { card, half: 'top', told: undefined }
}

/** The next in the order of play with a card left; the extra card of a handicap comes last. */
function nextPlayer(now: Situation): string | undefined {
  return fromNext(now).find((id) => playerOf(now, id).left > 0)
}

/** A player who was asked for a last card may play it. */
function isTurnOf(now: Situation, id: string): boolean {
  return (nextPlayer(now) ?? id) === id
}

function fromNext({ order, next }: Situation): readonly string[] {
  return [...order.slice(next), ...order.slice(0, next)]
}

/** The hand, or if real cards were dealt any card not yet played. */
function playable(now: Situation, player: Player): readonly string[] {
  const { top = [], rest = [] } = now.decks[player.deck] ?? {}
  return now.cardsBy === 'app' && player.hand.length > 0 ? player.hand : [...top, ...rest]
}

/** G 5.2: two cards from the top; the one that was put back comes again. The last card comes alone. */
function* drawPair(table: Table<Situation>, id: string): Procedure<void> {
  const { deck } = playerOf(table.now, id)
  const text = withParams(drawTwo, { player: playerName(id) })
  while (
    playerOf(table.now, id).hand.length < 2 &&
    possibleNextCards(table.now.decks[deck] ?? pile([])).length > 0
  ) {
    const known = table.now.decks[deck]?.top[0]
    const [card] =
      known === undefined ? ((yield* ask(table, (now) => drawNext(text, now.decks[deck]))) ?? []) : [known]
    if (card === undefined) return
    const from = table.now.decks[deck] ?? pile([])
    const hand = bag([...playerOf(table.now, id).hand, card])
    const decks = { ...table.now.decks, [deck]: drawFromPile(from, card) }
    table.change(withPlayer({ ...table.now, decks }, id, { hand }), words.drawn, { card: cardName(card) })
  }
}

function drawNext(text: Message, from: Pile = pile([])): Draw | undefined {
  const next = possibleNextCards(from)
  return next.length === 0 ? undefined : draw('coh.drawTwo', text, next, 1, cardName)
}

/** Without a play the card is discarded. Solo, the other card goes back on top of its deck. */
function take(table: Table<Situation>, id: string, card: string, play: Play | undefined): void {
  const player = playerOf(table.now, id)
  const left = Math.max(0, player.left - 1)
  const hand = withoutAll(player.hand, [card])
  const { plays } = table.now
  const next = {
    ...table.now,
    plays: play === undefined ? plays : [...plays, play],
    next: (table.now.next + fromNext(table.now).indexOf(id) + 1) % table.now.order.length,
  }
  const deck = next.decks[player.deck] ?? pile([])
  const rest = player.hand.includes(card) ? deck : drawFromPile(deck, card)
  const from = play === undefined ? discardCard(rest, card) : rest
  if (next.cardsBy === 'real') {
    const decks = { ...next.decks, [player.deck]: from }
    table.change(withPlayer({ ...next, decks }, id, { left }), words.plays, {
      player: playerName(id),
      card: cardName(card),
    })
    return
  }
  const back = next.mode === 'solo' ? hand : []
  const decks = { ...next.decks, [player.deck]: back.reduce(putOnTopOfPile, from) }
  table.change(
    withPlayer({ ...next, decks }, id, { hand: next.mode === 'solo' ? [] : hand, left }),
    words.plays,
    {
      player: playerName(id),
      card: cardName(card),
    },
  )
  for (const other of back) table.change(table.now, words.back, { card: cardName(other) })
}
