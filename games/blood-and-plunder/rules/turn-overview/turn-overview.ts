import {
  afresh,
  ask,
  aside,
  type Candidate,
  choice,
  discarded,
  draw,
  drawnFrom,
  fill,
  headline,
  type Message,
  message,
  nextOf,
  type Performance,
  type Procedure,
  type Question,
  type Random,
  reading,
  reshuffled,
  ruled,
  type Table,
} from '@opfor/kernel'
import { opforActivation } from './activate.ts'
import { type Side, sides } from '../../table/battle.ts'
import { cardName, isEvent, rowsOfCards, valueOf } from './cards.ts'
import { endOfTurn } from './end-of-turn.ts'
import { activateYours, chosenUnit, playerActivation } from './player-activation.ts'
import { handRules, whoseDeck } from '../rulings/turn.ts'
import { type Situation, unitsOf } from '../../table/situation.ts'
import { tallies } from './strike-points.ts'
import { isWaiting } from './whose-turn.ts'
import { firstByYourCard } from './your-card.ts'
import { sideNames } from '../../table/words.ts'

const words = {
  lay: message('blood-and-plunder.ask.lay', 'Have you chosen your initiative card and laid it face down?'),
  laid: message('blood-and-plunder.laid', "Turn over the OPFOR's card"),
  draws: message('blood-and-plunder.ask.draw', "Which card is on top of the OPFOR's deck?"),
  drawsAfter: message(
    'blood-and-plunder.ask.drawAfter',
    "Lay your own card face down. Which card is on top of the OPFOR's deck?",
  ),
  drawsNext: message('blood-and-plunder.ask.drawNext', "Which card comes next from the OPFOR's deck?"),
  shows: headline('blood-and-plunder.shows', 'The OPFOR shows {card}.'),
  event: headline('blood-and-plunder.eventDrawn', 'The OPFOR draws an event for the next turn.'),
  lastEvent: headline(
    'blood-and-plunder.lastEventDrawn',
    'The OPFOR draws an event on the last turn: it never applies.',
  ),
  redraws: aside('blood-and-plunder.redraws', '{card} is exchanged for another card.'),
  reshuffles: message('blood-and-plunder.reshuffles', "The OPFOR's deck is used up: shuffle it."),
  first: message(
    'blood-and-plunder.ask.first',
    'Compare your card with {card}: who goes first? (Spades, Hearts, Diamonds, Clubs; then the higher number; the same card: roll a die each.)',
  ),
  firstWith: message(
    'blood-and-plunder.ask.firstWith',
    'Compare your card with {card}: who goes first, and with which unit if you do? (Spades, Hearts, Diamonds, Clubs; then the higher number; the same card: roll a die each.)',
  ),
}

const goesFirst: Readonly<Record<Side, Message>> = {
  opfor: aside('blood-and-plunder.goesFirst.opfor', 'The OPFOR goes first in this round.'),
  player: aside('blood-and-plunder.goesFirst.player', 'You go first in this round.'),
}

const goesOn: Readonly<Record<Side, Message>> = {
  opfor: aside('blood-and-plunder.goesOn.opfor', 'Only the OPFOR has units left to activate: it goes on.'),
  player: aside('blood-and-plunder.goesOn.player', 'Only you have units left to activate: you go on.'),
}

/** One step of a turn: a round's card is shown, a unit is activated, or the turn ends. */
export function* turn(table: Table<Situation>): Procedure<void> {
  const goOn = yield* afresh(table, () => begun(table))
  yield* goOn()
  if (
    table.now.ended === '' &&
    (unitsOf(table.now, 'opfor').length === 0 || unitsOf(table.now, 'player').length === 0)
  )
    table.change(
      { ...table.now, ended: 'wiped-out' },
      aside('blood-and-plunder.wiped', 'One side has nobody left.'),
    )
}

/** What comes next, and how it goes on: a correction meanwhile may make it something else. */
function* begun(table: Table<Situation>): Procedure<Performance> {
  const [side] = table.now.next
  if (side === 'player') return yield* playerActivation(table)
  if (side === 'opfor') {
    // Only a correction leaves the OPFOR without a card here.
    if (table.now.card === '') yield* showCard(table)
    return yield* opforActivation(table)
  }
  const [opfor, player] = [isWaiting(table.now, 'opfor'), isWaiting(table.now, 'player')]
  if (!opfor && !player) return yield* endOfTurn(table)
  if (opfor && player) yield* layCard(table)
  return () => newRound(table)
}

/** A round begins: the OPFOR's card is shown if it has a unit left, and who goes first, or goes on alone, is settled. */
function* newRound(table: Table<Situation>): Procedure<void> {
  if (isWaiting(table.now, 'opfor')) yield* showCard(table)
  if (isUnsettled(table.now)) yield* whoGoesFirst(table)
  if (table.now.next.length > 0) return
  for (const side of sides)
    if (isWaiting(table.now, side)) {
      table.change({ ...table.now, next: [side] }, goesOn[side])
      return
    }
}

/** Whether both sides have units left and nobody is said to be next. */
function isUnsettled(now: Situation): boolean {
  return now.next.length === 0 && isWaiting(now, 'opfor') && isWaiting(now, 'player')
}

/** Your card is chosen before the OPFOR's is seen: the app turns its own over when yours lies there. */
function* layCard(table: Table<Situation>): Procedure<void> {
  if (table.now.house.deck !== 'app') return
  yield* ask(table, () =>
    choice('blood-and-plunder.lay', 'player', words.lay, [{ id: 'laid', name: words.laid }]),
  )
}

/** The top card of the deck is the OPFOR's initiative card; an event is set aside and another one drawn. */
function* showCard(table: Table<Situation>): Procedure<void> {
  for (let first = true; ; first = false) {
    const card = yield* drawnCard(table, first)
    const taken = drawnFrom(table.now.deck, card)
    if (isEvent(card)) {
      const told = table.now.turn >= table.now.battle.turns ? words.lastEvent : words.event
      table.change({ ...table.now, deck: taken, events: [...table.now.events, card] }, told)
      continue
    }
    const laid = discarded(taken, card)
    // Ruling: whoseDeck.
    const used = reading(table.now, whoseDeck) === 'shared' ? reshuffled(laid) : laid
    const low = table.now.battle.opfor.redraws && !table.now.redrawn && valueOf(card) <= 4
    if (low && ruled(table, handRules) === 'redraw') {
      table.change({ ...table.now, deck: used, redrawn: true }, words.redraws, { card: cardName(card) })
      continue
    }
    table.change({ ...table.now, deck: used, card, shown: tallies(table.now) }, words.shows, {
      card: cardName(card),
    })
    return
  }
}

/** The card that comes out of the deck, which is shuffled anew where nothing is left in it. */
function* drawnCard(table: Table<Situation>, isFirst: boolean): Procedure<string> {
  for (;;) {
    const drawn = yield* afresh(table, function* () {
      if (nextOf(table.now.deck).length === 0)
        table.change({ ...table.now, deck: reshuffled(table.now.deck) }, words.reshuffles)
      return yield* ask(table, (now) => {
        const cards = nextOf(now.deck)
        const laysToo = now.house.deck === 'real' && isWaiting(now, 'player')
        const text = !isFirst ? words.drawsNext : laysToo ? words.drawsAfter : words.draws
        const seen = { rows: rowsOfCards }
        return cards.length === 0 ? undefined : draw('blood-and-plunder.draw', text, cards, 1, cardName, seen)
      })
    })
    if (drawn?.[0] !== undefined) return drawn[0]
  }
}

/** Initiative proceeds as normal; your own card is never asked. */
function* whoGoesFirst(table: Table<Situation>): Procedure<void> {
  if (table.now.house.deck === 'both') {
    const by = yield* firstByYourCard(table)
    table.change({ ...table.now, next: [by, by === 'opfor' ? 'player' : 'opfor'] }, goesFirst[by])
    return
  }
  if (table.now.house.asking === 'few') return yield* whoGoesFirstWith(table)
  const options = [
    { id: 'player', name: sideNames.player },
    { id: 'opfor', name: sideNames.opfor },
  ]
  const first = yield* ask(table, (now) =>
    isUnsettled(now)
      ? choice(
          'blood-and-plunder.first',
          'player',
          { ...words.first, params: { card: cardName(now.card) } },
          options,
        )
      : undefined,
  )
  if (first === undefined) return
  const next: readonly [Side, Side] = first.id === 'opfor' ? ['opfor', 'player'] : ['player', 'opfor']
  table.change({ ...table.now, next }, goesFirst[next[0]])
}

/** The same; where you go first you name your unit with it, and it is activated. */
function* whoGoesFirstWith(table: Table<Situation>): Procedure<void> {
  const opfor: Candidate = { id: 'opfor', name: sideNames.opfor }
  const first = yield* chosenUnit(table, (now, options) =>
    isUnsettled(now) ? firstWith(now, opfor, options) : undefined,
  )
  if (first === undefined) return
  const next: readonly [Side, Side] = first === opfor.id ? ['opfor', 'player'] : ['player', 'opfor']
  table.change({ ...table.now, next }, goesFirst[next[0]])
  if (first !== opfor.id) yield* activateYours(table, first)
}

/** In a random answer either side goes first as often as the other. */
function firstWith(now: Situation, opfor: Candidate, yours: readonly Candidate[]): Question<Candidate> {
  const text = fill(words.firstWith, { card: cardName(now.card) })
  const sample = (random: Random): Candidate =>
    random(2) === 0 ? opfor : (yours[random(yours.length)] ?? opfor)
  return Object.assign(choice('blood-and-plunder.firstWith', 'player', text, [opfor, ...yours]), { sample })
}
