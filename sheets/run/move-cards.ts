import { type Procedure, withToken } from '@opfor/kernel'
import type { ActionSentence, MoveTarget } from '../model/index.ts'
import { valueOrAsk } from '../values/ask-missing.ts'
import { gatherDeck, handWith, homeDeckOf, putInDeck, takeCard, takeDrawnCard } from '../values/deck.ts'
import { literalSheetText as worded } from '../declare/naming.ts'
import { nameOfEntity, type SheetRun } from '../values/sheet-run.ts'
import { membersOf } from '../values/set.ts'
import { deckState, type Situation, withDeck, withoutPiece } from '../declare/situation.ts'
import { sheetRunMessages } from '../declare/sheet-run-messages.ts'

type MoveOf = Extract<ActionSentence, { form: 'putBack' | 'putInto' | 'takeOut' }>

export function* moveCards(play: SheetRun, { form, what, deck }: MoveOf): Procedure<undefined> {
  const { table } = play
  const cards = yield* cardsOf(play, what, deck)
  let next: Situation = table.now
  const moved: string[] = []
  for (const card of cards) {
    const to = deck ?? homeDeckOf(play, card)
    if (to === undefined) continue
    const after = form === 'takeOut' ? takenOut(next, to, card) : putIn(play, next, to, card)
    if (after === undefined) continue
    next = after
    moved.push(card)
  }
  if (moved.length === 0) return
  const told = form === 'takeOut' ? sheetRunMessages.taken : sheetRunMessages.moved
  table.change(next, told, { deck: worded(deck ?? homeDeckOf(play, moved[0] ?? '') ?? ''), cards: moved })
  return
}

function* cardsOf(play: SheetRun, what: MoveTarget, deck: string | undefined): Procedure<readonly string[]> {
  if (what.form === 'thing') {
    const name = nameOfEntity(what.thing, play)
    return name === undefined ? [] : [name]
  }
  if (what.form === 'set') return yield* valueOrAsk(play, (view) => membersOf(what.set, view))
  const { now } = play.table
  const decks = deck === undefined ? Object.keys(now.decks) : [deck]
  return decks.flatMap((each) => deckState(now, each).drawn)
}

function takenOut(now: Situation, deck: string, card: string): Situation | undefined {
  const without = takeCard(now, deck, card)
  return without && withDeck(without, deck, { out: withToken(deckState(without, deck).out, card) })
}

/** Takes a card from the drawn cards, those set aside, or a hand. Roster pieces can also be added. */
function putIn(play: SheetRun, now: Situation, deck: string, card: string): Situation | undefined {
  const up = takeDrawnCard(now, deck, card)
  if (up !== undefined) return putInDeck(up, deck, card)
  const other = Object.keys(now.decks).find((each) => deckState(now, each).drawn.includes(card))
  if (other !== undefined) return putInDeck(takeDrawnCard(now, other, card) ?? now, deck, card)
  const hand = handWith(play, card)
  if (hand !== undefined) return putInDeck(takeCard(now, hand, card) ?? now, deck, card)
  const isPiece = now.pieces[card] !== undefined && !deckState(now, deck).rest.includes(card)
  return isPiece ? putInDeck(now, deck, card) : undefined
}

export function putOnTop(play: SheetRun, card: string | undefined, deck: string): undefined {
  if (card === undefined) return
  const { now } = play.table
  const inside = putIn(play, now, deck, card) ?? now
  const without = takeCard(inside, deck, card)
  if (without === undefined) return
  const top = [card, ...deckState(without, deck).top]
  play.table.change(withDeck(without, deck, { top }), sheetRunMessages.onTop, {
    deck: worded(deck),
    card: worded(card),
  })
}

export function shuffleDeck({ table }: SheetRun, deck: string): undefined {
  table.change(withDeck(table.now, deck, gatherDeck(deckState(table.now, deck))), sheetRunMessages.shuffled, {
    deck: worded(deck),
  })
}

export function removeFrom({ table, rules }: SheetRun, name: string | undefined, section: string): undefined {
  if (name === undefined) return
  const { now } = table
  const isRoster = rules.rosters.some(({ heading }) => heading === section)
  const isIn = now.rosters[section]?.includes(name) === true
  const next = isRoster ? (isIn ? withoutPiece(now, section, name) : undefined) : takenOut(now, section, name)
  if (next !== undefined)
    table.change(next, sheetRunMessages.left, { name: worded(name), section: worded(section) })
}
