import { draw as drawing, fill, type Message, type Procedure, withToken } from '@opfor/kernel'
import type { Act } from '../model/index.ts'
import { askUntil, on } from './asking.ts'
import { known } from './known.ts'
import { gathered, handWith, homeOf, putInDeck, takenFrom } from './deck-of.ts'
import { slug, words as worded } from './naming.ts'
import type { Play } from './play.ts'
import { numberOf } from './quantity.ts'
import { Scope, theCard } from './scope.ts'
import { leavesSection, type Signal } from './signal.ts'
import { cardsIn, deckOf, type Situation, withDeck } from './situation.ts'
import { words } from './words.ts'

const cardName = (card: string): Message => worded(card)

/** `draw from D`: the card's own steps are done, unless it is drawn into a hand. */
export function* draw(
  play: Play,
  { from, count, into }: Extract<Act, { form: 'draw' }>,
): Procedure<Signal | undefined> {
  const many = yield* known(play, (view) => numberOf(count, view))
  for (let nth = 0; nth < Math.min(many, most); nth += 1) {
    const card = yield* drawOne(play, from, into)
    if (card === undefined) return undefined
    if (into !== undefined) continue
    const signal = yield* stepsOf(play, card)
    if (signal !== undefined) return signal
  }
  return undefined
}

const most = 100

/** Draws one card and tells it; undefined if the deck is empty. */
export function* drawOne(play: Play, from: string, into: string | undefined): Procedure<string | undefined> {
  const { table, rules } = play
  const section = rules.decks.find(({ heading }) => heading === from)
  const hand = rules.decks.find(({ heading }) => heading === into)
  const deck = worded(from)
  const { drawn, top, rest } = deckOf(table.now, from)
  if (top.length + rest.length === 0 && section?.reshuffles === true && drawn.length > 0)
    table.change(withDeck(table.now, from, gathered(deckOf(table.now, from))), words.shuffled, { deck })
  if (cardsIn(deckOf(table.now, from)).length === 0) {
    table.change(table.now, words.empty, { deck })
    play.scope.call(theCard, undefined)
    return undefined
  }
  const hidden = hand?.hidden === true
  const [card] = yield* askUntil(play, () => {
    const now = deckOf(table.now, from)
    const next = now.top.length > 0 ? now.top.slice(0, 1) : now.rest
    const view = hidden ? { secret: true, byApp: true } : {}
    const question = drawing(`sheet.draw.${slug(from)}`, fill(words.draw, { deck }), next, 1, cardName, view)
    return on({ words: 'draw', about: from }, question)
  })
  if (card === undefined) return undefined
  const next = afterDraw(
    takenFrom(table.now, from, card) ?? table.now,
    from,
    card,
    into,
    section?.drawnGoesBack === true,
  )
  if (hidden) table.change(next, words.drawnHidden, { deck, hand: worded(into ?? '') })
  else table.change(next, words.drawn, { deck, card: worded(card) })
  if (!hidden) play.scope.call(theCard, card)
  return card
}

function afterDraw(
  now: Situation,
  from: string,
  card: string,
  into: string | undefined,
  goesBack: boolean,
): Situation {
  if (into !== undefined) return putInDeck(now, into, card)
  const { drawn, rest } = deckOf(now, from)
  if (!goesBack) return withDeck(now, from, { drawn: [...drawn, card] })
  let all = rest
  for (const each of drawn) all = withToken(all, each)
  return withDeck(now, from, { rest: all, drawn: [card] })
}

/** The steps behind a card. */
function* stepsOf(play: Play, card: string): Procedure<Signal | undefined> {
  const one = play.rules.cards.get(card)
  if (one !== undefined) play.rules.tookEffect(play.table, one.deck, one.card.kind)
  const body = one?.card.body ?? []
  if (body.length === 0) return undefined
  return leavesSection(yield* play.runs.sentences({ ...play, scope: new Scope(play.scope) }, body))
}

/** `play X`: a card leaves the hand, and its steps are done. */
export function* play(at: Play, card: string | undefined): Procedure<Signal | undefined> {
  if (card === undefined) return undefined
  const { table } = at
  const hand = handWith(at, card)
  const next = hand === undefined ? table.now : laidDown(at, hand, card)
  table.change(next, words.played, { card: worded(card) })
  at.scope.call(theCard, card)
  return yield* stepsOf(at, card)
}

/** `play one of HAND at random`. */
export function* playAtRandom(at: Play, hand: string): Procedure<Signal | undefined> {
  const { table, rules } = at
  if (deckOf(table.now, hand).rest.length === 0) return undefined
  const hidden = rules.decks.find(({ heading }) => heading === hand)?.hidden === true
  const [card] = yield* askUntil(at, () => {
    const text = fill(words.atRandom, { hand: worded(hand) })
    const view = hidden ? { byApp: true, secret: true } : {}
    const from = deckOf(table.now, hand).rest
    return on(
      { words: 'draw', about: hand },
      drawing(`sheet.random.${slug(hand)}`, text, from, 1, cardName, view),
    )
  })
  return yield* play(at, card)
}

/** `discard X`: a card of a hand goes to the drawn cards of its deck; one that was drawn stays there. */
export function discard(at: Play, card: string | undefined): undefined {
  if (card === undefined) return
  const hand = handWith(at, card)
  const isDrawn = deckOf(at.table.now, homeOf(at, card) ?? '').drawn.includes(card)
  const next = hand === undefined || isDrawn ? at.table.now : laidDown(at, hand, card)
  at.table.change(next, words.discarded, { card: worded(card) })
}

function laidDown(at: Play, hand: string, card: string): Situation {
  const { table, rules } = at
  const home =
    rules.cards.get(card)?.deck ?? rules.decks.find(({ heading }) => heading === hand)?.hand?.from ?? hand
  const without = takenFrom(table.now, hand, card) ?? table.now
  return withDeck(without, home, { drawn: [...deckOf(without, home).drawn, card] })
}
