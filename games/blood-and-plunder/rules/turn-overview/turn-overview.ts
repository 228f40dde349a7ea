import {
  restartable,
  noteText,
  ask,
  type Candidate,
  choice,
  discardCard,
  draw,
  drawFromPile,
  withParams,
  headlineText,
  type Message,
  message,
  messages,
  possibleNextCards,
  type ActionRun,
  type Procedure,
  type Question,
  type Random,
  currentReading,
  reshufflePile,
  applyRuling,
  type Table,
} from '@opfor/kernel'
import { opforActivation } from './activate.ts'
import { type Side, sides } from '../../table/battle.ts'
import { cardName, isEvent, rowsOfCards, valueOf } from './cards.ts'
import { endOfTurn } from './end-of-turn.ts'
import { activateYours, chosenUnit, isWaiting, playerActivation } from './player-activation.ts'
import { handRules, whoseDeck } from '../rulings/turn.ts'
import { type Situation, unitsOf } from '../../table/situation.ts'
import { tallies } from './strike-points.ts'
import { firstByYourCard } from './your-card.ts'
import { sideNames } from '../../table/words.ts'

const words = messages('blood-and-plunder', {
  lay: message('blood-and-plunder.ask.lay', 'Have you chosen your initiative card and laid it face down?'),
  laid: "Turn over the OPFOR's card",
  draws: message('blood-and-plunder.ask.draw', "Which card is on top of the OPFOR's deck?"),
  drawsAfter: message(
    'blood-and-plunder.ask.drawAfter',
    "Lay your own card face down. Which card is on top of the OPFOR's deck?",
  ),
  drawsNext: message('blood-and-plunder.ask.drawNext', "Which card comes next from the OPFOR's deck?"),
  shows: headlineText('The OPFOR shows {card}.'),
  event: {
    id: 'blood-and-plunder.eventDrawn',
    ...headlineText('The OPFOR draws an event for the next turn.'),
  },
  lastEvent: {
    id: 'blood-and-plunder.lastEventDrawn',
    ...headlineText('The OPFOR draws an event on the last turn: it never applies.'),
  },
  redraws: noteText('{card} is exchanged for another card.'),
  reshuffles: "The OPFOR's deck is used up: shuffle it.",
  first: message(
    'blood-and-plunder.ask.first',
    'Compare your card with {card}: who goes first? (Spades, Hearts, Diamonds, Clubs; then the higher number; the same card: roll a die each.)',
  ),
  firstWith: message(
    'blood-and-plunder.ask.firstWith',
    'Compare your card with {card}: who goes first, and with which unit if you do? (Spades, Hearts, Diamonds, Clubs; then the higher number; the same card: roll a die each.)',
  ),
})

const goesFirst: Readonly<Record<Side, Message>> = {
  opfor: { id: 'blood-and-plunder.goesFirst.opfor', ...noteText('The OPFOR goes first in this round.') },
  player: { id: 'blood-and-plunder.goesFirst.player', ...noteText('You go first in this round.') },
}

const goesOn: Readonly<Record<Side, Message>> = {
  opfor: {
    id: 'blood-and-plunder.goesOn.opfor',
    ...noteText('Only the OPFOR has units left to activate: it continues.'),
  },
  player: {
    id: 'blood-and-plunder.goesOn.player',
    ...noteText('Only you have units left to activate: you continue.'),
  },
}

export function* turn(table: Table<Situation>): Procedure<void> {
  const goOn = yield* restartable(table, () => begun(table))
  yield* goOn()
  if (
    table.now.ended === '' &&
    (unitsOf(table.now, 'opfor').length === 0 || unitsOf(table.now, 'player').length === 0)
  )
    table.change(
      { ...table.now, ended: 'wiped-out' },
      { id: 'blood-and-plunder.wiped', ...noteText('One side has no units left.') },
    )
}

function* begun(table: Table<Situation>): Procedure<ActionRun> {
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

/** Shows the OPFOR's card if it has a unit left, and settles who goes first or alone. */
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

function isUnsettled(now: Situation): boolean {
  return now.next.length === 0 && isWaiting(now, 'opfor') && isWaiting(now, 'player')
}

/** You choose your card before you see the OPFOR's, which the app turns over after yours. */
function* layCard(table: Table<Situation>): Procedure<void> {
  if (table.now.house.deck !== 'app') return
  yield* ask(table, () =>
    choice('blood-and-plunder.lay', 'player', words.lay, [{ id: 'laid', name: words.laid }]),
  )
}

/** The top card of the deck is the initiative card; an event is set aside and another card drawn. */
function* showCard(table: Table<Situation>): Procedure<void> {
  for (let first = true; ; first = false) {
    const card = yield* drawnCard(table, first)
    const taken = drawFromPile(table.now.deck, card)
    if (isEvent(card)) {
      const told = table.now.turn >= table.now.battle.turns ? words.lastEvent : words.event
      table.change({ ...table.now, deck: taken, events: [...table.now.events, card] }, told)
      continue
    }
    const laid = discardCard(taken, card)
    // Ruling: whoseDeck.
    const used = currentReading(table.now, whoseDeck) === 'shared' ? reshufflePile(laid) : laid
    const low = table.now.battle.opfor.redraws && !table.now.redrawn && valueOf(card) <= 4
    if (low && applyRuling(table, handRules) === 'redraw') {
      table.change({ ...table.now, deck: used, redrawn: true }, words.redraws, { card: cardName(card) })
      continue
    }
    table.change({ ...table.now, deck: used, card, shown: tallies(table.now) }, words.shows, {
      card: cardName(card),
    })
    return
  }
}

/** Shuffles the deck again if it is empty. */
function* drawnCard(table: Table<Situation>, isFirst: boolean): Procedure<string> {
  for (;;) {
    const drawn = yield* restartable(table, function* () {
      if (possibleNextCards(table.now.deck).length === 0)
        table.change({ ...table.now, deck: reshufflePile(table.now.deck) }, words.reshuffles)
      return yield* ask(table, (now) => {
        const cards = possibleNextCards(now.deck)
        const laysToo = now.house.deck === 'real' && isWaiting(now, 'player')
        const text = !isFirst ? words.drawsNext : laysToo ? words.drawsAfter : words.draws
        const seen = { rows: rowsOfCards }
        return cards.length === 0 ? undefined : draw('blood-and-plunder.draw', text, cards, 1, cardName, seen)
      })
    })
    if (drawn?.[0] !== undefined) return drawn[0]
  }
}

/** Initiative proceeds as normal. Never asks for your card. */
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

/** If you go first, you also name your unit, and it is activated. */
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

/** In a random answer both sides are equally likely to go first. */
function firstWith(now: Situation, opfor: Candidate, yours: readonly Candidate[]): Question<Candidate> {
  const text = withParams(words.firstWith, { card: cardName(now.card) })
  const sample = (random: Random): Candidate =>
    random(2) === 0 ? opfor : (yours[random(yours.length)] ?? opfor)
  return Object.assign(choice('blood-and-plunder.firstWith', 'player', text, [opfor, ...yours]), { sample })
}
