import { draw as drawing, withParams, type Message, type Procedure, withToken } from '@opfor/kernel'
import type { ActionSentence } from '../model/index.ts'
import { askUntilAnswered, withTopic } from '../values/asking.ts'
import { valueOrAsk } from '../values/ask-missing.ts'
import { gatherDeck, handWith, homeDeckOf, putInDeck, takeCard } from '../values/deck.ts'
import { slug, literalSheetText as worded } from '../declare/naming.ts'
import type { SheetRun } from '../values/sheet-run.ts'
import { evaluateNumber } from '../values/quantity.ts'
import { RunScope, drawnCardKey } from '../values/scope.ts'
import { turnOrGameExit, type StepExit } from '../values/step-exit.ts'
import { cardsIn, deckState, type Situation, withDeck } from '../declare/situation.ts'
import { sheetRunMessages } from '../declare/sheet-run-messages.ts'

const cardName = (card: string): Message => worded(card)

/** `draw from D`: executes the card's own steps, unless it is drawn into a hand. */
export function* drawCards(
  play: SheetRun,
  { from, count, into }: Extract<ActionSentence, { form: 'draw' }>,
): Procedure<StepExit | undefined> {
  const many = yield* valueOrAsk(play, (view) => evaluateNumber(count, view))
  for (let nth = 0; nth < Math.min(many, most); nth += 1) {
    const card = yield* drawOneCard(play, from, into)
    if (card === undefined) return undefined
    if (into !== undefined) continue
    const signal = yield* stepsOf(play, card)
    if (signal !== undefined) return signal
  }
  return undefined
}

const most = 100

/** Undefined if the deck is empty. */
export function* drawOneCard(
  play: SheetRun,
  from: string,
  into: string | undefined,
): Procedure<string | undefined> {
  const { table, rules } = play
  const section = rules.decks.find(({ heading }) => heading === from)
  const hand = rules.decks.find(({ heading }) => heading === into)
  const deck = worded(from)
  const { drawn, top, rest } = deckState(table.now, from)
  if (top.length + rest.length === 0 && section?.reshuffles === true && drawn.length > 0)
    table.change(
      withDeck(table.now, from, gatherDeck(deckState(table.now, from))),
      sheetRunMessages.shuffled,
      {
        deck,
      },
    )
  if (cardsIn(deckState(table.now, from)).length === 0) {
    table.change(table.now, sheetRunMessages.empty, { deck })
    play.scope.call(drawnCardKey, undefined)
    return undefined
  }
  const hidden = hand?.hidden === true
  const [card] = yield* askUntilAnswered(play, () => {
    const now = deckState(table.now, from)
    const next = now.top.length > 0 ? now.top.slice(0, 1) : now.rest
    const view = hidden ? { secret: true, byApp: true } : {}
    const question = drawing(
      `sheet.draw.${slug(from)}`,
      withParams(sheetRunMessages.draw, { deck }),
      next,
      1,
      cardName,
      view,
    )
    return withTopic({ words: 'draw', about: from }, question)
  })
  if (card === undefined) return undefined
  const next = afterDraw(
    takeCard(table.now, from, card) ?? table.now,
    from,
    card,
    into,
    section?.drawnGoesBack === true,
  )
  if (hidden) table.change(next, sheetRunMessages.drawnHidden, { deck, hand: worded(into ?? '') })
  else table.change(next, sheetRunMessages.drawn, { deck, card: worded(card) })
  if (!hidden) play.scope.call(drawnCardKey, card)
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
  const { drawn, rest } = deckState(now, from)
  if (!goesBack) return withDeck(now, from, { drawn: [...drawn, card] })
  let all = rest
  for (const each of drawn) all = withToken(all, each)
  return withDeck(now, from, { rest: all, drawn: [card] })
}

function* stepsOf(play: SheetRun, card: string): Procedure<StepExit | undefined> {
  const one = play.rules.cards.get(card)
  if (one !== undefined) play.rules.tookEffect(play.table, one.deck, one.card.kind)
  const body = one?.card.body ?? []
  if (body.length === 0) return undefined
  return turnOrGameExit(yield* play.runs.sentences({ ...play, scope: new RunScope(play.scope) }, body))
}

/** `play X`: a card leaves the hand, and its steps are executed. */
export function* playCard(at: SheetRun, card: string | undefined): Procedure<StepExit | undefined> {
  if (card === undefined) return undefined
  const { table } = at
  const hand = handWith(at, card)
  const next = hand === undefined ? table.now : laidDown(at, hand, card)
  table.change(next, sheetRunMessages.played, { card: worded(card) })
  at.scope.call(drawnCardKey, card)
  return yield* stepsOf(at, card)
}

export function* playRandomCard(at: SheetRun, hand: string): Procedure<StepExit | undefined> {
  const { table, rules } = at
  if (deckState(table.now, hand).rest.length === 0) return undefined
  const hidden = rules.decks.find(({ heading }) => heading === hand)?.hidden === true
  const [card] = yield* askUntilAnswered(at, () => {
    const text = withParams(sheetRunMessages.atRandom, { hand: worded(hand) })
    const view = hidden ? { byApp: true, secret: true } : {}
    const from = deckState(table.now, hand).rest
    return withTopic(
      { words: 'draw', about: hand },
      drawing(`sheet.random.${slug(hand)}`, text, from, 1, cardName, view),
    )
  })
  return yield* playCard(at, card)
}

/** `discard X`: moves a card from a hand to the drawn cards of its deck; drawn cards stay there. */
export function discardPlayedCard(at: SheetRun, card: string | undefined): undefined {
  if (card === undefined) return
  const hand = handWith(at, card)
  const isDrawn = deckState(at.table.now, homeDeckOf(at, card) ?? '').drawn.includes(card)
  const next = hand === undefined || isDrawn ? at.table.now : laidDown(at, hand, card)
  at.table.change(next, sheetRunMessages.discarded, { card: worded(card) })
}

function laidDown(at: SheetRun, hand: string, card: string): Situation {
  const { table, rules } = at
  const home =
    rules.cards.get(card)?.deck ?? rules.decks.find(({ heading }) => heading === hand)?.hand?.from ?? hand
  const without = takeCard(table.now, hand, card) ?? table.now
  return withDeck(without, home, { drawn: [...deckState(without, home).drawn, card] })
}
