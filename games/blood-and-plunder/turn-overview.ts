import {
  ask,
  aside,
  choice,
  discarded,
  draw,
  drawnFrom,
  headline,
  message,
  nextOf,
  type Procedure,
  reading,
  reshuffled,
  type Table,
} from '@opfor/kernel'
import { activateOpfor } from './activate.ts'
import type { Side } from './battle.ts'
import { cardName, isEvent, valueOf } from './cards.ts'
import { endOfTurn } from './end-of-turn.ts'
import { activatePlayer } from './player-activation.ts'
import { handRules, whoseDeck } from './rulings/turn.ts'
import { type Situation, unitsOf } from './situation.ts'
import { tallies } from './strike-points.ts'

const words = {
  lay: message('blood-and-plunder.ask.lay', 'Choose your initiative card and lay it face down.'),
  laid: message('blood-and-plunder.laid', "Turn over the OPFOR's card"),
  draws: message('blood-and-plunder.ask.draw', "Turn over the top card of the OPFOR's deck."),
  drawsAfter: message(
    'blood-and-plunder.ask.drawAfter',
    "Lay your own card face down, then turn over the top card of the OPFOR's deck.",
  ),
  shows: headline('blood-and-plunder.shows', 'The OPFOR shows {card}.'),
  event: aside(
    'blood-and-plunder.eventDrawn',
    'The OPFOR draws an event: it is set aside for the next turn, and another card is drawn.',
  ),
  redraws: aside('blood-and-plunder.redraws', '{card} is exchanged for another card.'),
  reshuffles: message('blood-and-plunder.reshuffles', "The OPFOR's deck is used up: shuffle it."),
  first: message(
    'blood-and-plunder.ask.first',
    'Compare your card with {card}: who goes first? (Spades, Hearts, Diamonds, Clubs; then the higher number.)',
  ),
  goesFirst: aside('blood-and-plunder.goesFirst', '{who} first in this round.'),
}

const sideNames = {
  opfor: message('blood-and-plunder.side.opfor', 'The OPFOR'),
  player: message('blood-and-plunder.side.player', 'You'),
}

/** One step of a turn: a round's card is shown, a unit is activated, or the turn ends. */
export function* turn(table: Table<Situation>): Procedure<void> {
  const [side] = table.now.next
  if (side === 'opfor') yield* activateOpfor(table)
  else if (side === 'player') yield* activatePlayer(table)
  else {
    const [opfor, player] = [isWaiting(table.now, 'opfor'), isWaiting(table.now, 'player')]
    if (opfor && player) yield* layCard(table)
    if (opfor) yield* showCard(table)
    if (opfor && player) yield* whoGoesFirst(table)
    else if (opfor || player)
      table.change({ ...table.now, next: [opfor ? 'opfor' : 'player'] }, ...alone(opfor))
    else yield* endOfTurn(table)
  }
  if (
    table.now.ended === '' &&
    (unitsOf(table.now, 'opfor').length === 0 || unitsOf(table.now, 'player').length === 0)
  )
    table.change(
      { ...table.now, ended: 'wiped-out' },
      aside('blood-and-plunder.wiped', 'One side has nobody left.'),
    )
}

function alone(opfor: boolean): [typeof words.goesFirst, { readonly who: typeof sideNames.opfor }] {
  return [words.goesFirst, { who: sideNames[opfor ? 'opfor' : 'player'] }]
}

function isWaiting(now: Situation, side: Side): boolean {
  return unitsOf(now, side).some(({ activated }) => !activated)
}

/** Your card is chosen before the OPFOR's is seen: the app turns its own over when yours lies there. */
function* layCard(table: Table<Situation>): Procedure<void> {
  if (table.now.house.deck === 'real') return
  yield* ask(table, () =>
    choice('blood-and-plunder.lay', 'player', words.lay, [{ id: 'laid', name: words.laid }]),
  )
}

/** The top card of the deck is the OPFOR's initiative card; an event is set aside and another one drawn. */
function* showCard(table: Table<Situation>): Procedure<void> {
  for (;;) {
    if (nextOf(table.now.deck).length === 0)
      table.change({ ...table.now, deck: reshuffled(table.now.deck) }, words.reshuffles)
    // Ruling: whoseDeck.
    const shared = reading(table.now, whoseDeck) === 'shared'
    const [card = ''] = yield* ask(table, (now) => {
      const text = now.house.deck === 'real' && isWaiting(now, 'player') ? words.drawsAfter : words.draws
      return draw('blood-and-plunder.draw', text, nextOf(now.deck), 1, cardName)
    })
    const taken = drawnFrom(table.now.deck, card)
    if (isEvent(card)) {
      table.change({ ...table.now, deck: taken, events: [...table.now.events, card] }, words.event)
      continue
    }
    const used = shared ? reshuffled(table.now.deck) : discarded(taken, card)
    // Ruling: handRules.
    const exchanges = table.now.battle.opfor.redraws && reading(table.now, handRules) === 'redraw'
    if (exchanges && !table.now.redrawn && valueOf(card) <= 4) {
      table.change({ ...table.now, deck: used, redrawn: true }, words.redraws, { card: cardName(card) })
      continue
    }
    table.change({ ...table.now, deck: used, card, shown: tallies(table.now) }, words.shows, {
      card: cardName(card),
    })
    return
  }
}

/** Initiative proceeds as normal; your own card is never asked. */
function* whoGoesFirst(table: Table<Situation>): Procedure<void> {
  const options = [
    { id: 'player', name: sideNames.player },
    { id: 'opfor', name: sideNames.opfor },
  ]
  const first = yield* ask(table, (now) =>
    choice(
      'blood-and-plunder.first',
      'player',
      { ...words.first, params: { card: cardName(now.card) } },
      options,
    ),
  )
  const next: readonly Side[] = first.id === 'opfor' ? ['opfor', 'player'] : ['player', 'opfor']
  table.change({ ...table.now, next }, words.goesFirst, { who: first.name })
}
