import { type Procedure, withToken } from '@opfor/kernel'
import type { Act, Moved } from '../model/index.ts'
import { known } from './known.ts'
import { gathered, handWith, homeOf, putInDeck, takenFrom, takenUp } from './deck-of.ts'
import { words as worded } from './naming.ts'
import { nameOfThing, type Play } from './play.ts'
import { membersOf } from './set.ts'
import { deckOf, type Situation, withDeck, withoutPiece } from './situation.ts'
import { words } from './words.ts'

type MoveOf = Extract<Act, { form: 'putBack' | 'putInto' | 'takeOut' }>

/** `put X back`, `put X|SET into D`, `take X out of D`. */
export function* moveCards(play: Play, { form, what, deck }: MoveOf): Procedure<undefined> {
  const { table } = play
  const cards = yield* cardsOf(play, what, deck)
  let next: Situation = table.now
  const moved: string[] = []
  for (const card of cards) {
    const to = deck ?? homeOf(play, card)
    if (to === undefined) continue
    const after = form === 'takeOut' ? takenOut(next, to, card) : putIn(play, next, to, card)
    if (after === undefined) continue
    next = after
    moved.push(card)
  }
  if (moved.length === 0) return
  const told = form === 'takeOut' ? words.taken : words.moved
  table.change(next, told, { deck: worded(deck ?? homeOf(play, moved[0] ?? '') ?? ''), cards: moved })
  return
}

function* cardsOf(play: Play, what: Moved, deck: string | undefined): Procedure<readonly string[]> {
  if (what.form === 'thing') {
    const name = nameOfThing(what.thing, play)
    return name === undefined ? [] : [name]
  }
  if (what.form === 'set') return yield* known(play, (view) => membersOf(what.set, view))
  const { now } = play.table
  const decks = deck === undefined ? Object.keys(now.decks) : [deck]
  return decks.flatMap((each) => deckOf(now, each).drawn)
}

function takenOut(now: Situation, deck: string, card: string): Situation | undefined {
  const without = takenFrom(now, deck, card)
  return without && withDeck(without, deck, { out: withToken(deckOf(without, deck).out, card) })
}

/** A card comes from where it is: from the drawn ones, from those set aside, or from a hand. A piece of a roster is put in as well. */
function putIn(play: Play, now: Situation, deck: string, card: string): Situation | undefined {
  const up = takenUp(now, deck, card)
  if (up !== undefined) return putInDeck(up, deck, card)
  const other = Object.keys(now.decks).find((each) => deckOf(now, each).drawn.includes(card))
  if (other !== undefined) return putInDeck(takenUp(now, other, card) ?? now, deck, card)
  const hand = handWith(play, card)
  if (hand !== undefined) return putInDeck(takenFrom(now, hand, card) ?? now, deck, card)
  const isPiece = now.pieces[card] !== undefined && !deckOf(now, deck).rest.includes(card)
  return isPiece ? putInDeck(now, deck, card) : undefined
}

/** `put X on top of D`. */
export function putOnTop(play: Play, card: string | undefined, deck: string): undefined {
  if (card === undefined) return
  const { now } = play.table
  const inside = putIn(play, now, deck, card) ?? now
  const without = takenFrom(inside, deck, card)
  if (without === undefined) return
  const top = [card, ...deckOf(without, deck).top]
  play.table.change(withDeck(without, deck, { top }), words.onTop, { deck: worded(deck), card: worded(card) })
}

/** `shuffle D`: with all that was drawn from it. */
export function shuffle({ table }: Play, deck: string): undefined {
  table.change(withDeck(table.now, deck, gathered(deckOf(table.now, deck))), words.shuffled, {
    deck: worded(deck),
  })
}

/** `remove X from SET`. */
export function removeFrom({ table, rules }: Play, name: string | undefined, section: string): undefined {
  if (name === undefined) return
  const { now } = table
  const isRoster = rules.rosters.some(({ heading }) => heading === section)
  const isIn = now.rosters[section]?.includes(name) === true
  const next = isRoster ? (isIn ? withoutPiece(now, section, name) : undefined) : takenOut(now, section, name)
  if (next !== undefined) table.change(next, words.left, { name: worded(name), section: worded(section) })
}
