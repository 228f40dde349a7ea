import {
  afresh,
  ask,
  aside,
  entry,
  fill,
  headline,
  type Message,
  message,
  number,
  type Outcome,
  type Performance,
  type Procedure,
  ruled,
  type Table,
  yesNo,
} from '@opfor/kernel'
import { sides } from '../../table/battle.ts'
import { cardName } from './cards.ts'
import { eventsApplied, strikeTests } from '../rulings/turn.ts'
import { nobodyActs, type Situation, unitsOf } from '../../table/situation.ts'
import { mustTest, tallies } from './strike-points.ts'

interface Scored {
  readonly opfor: number
  readonly player: number
}

const words = {
  scored: message(
    'blood-and-plunder.ask.scored',
    'How many strike points does the scenario give in this turn?',
  ),
  opfor: message('blood-and-plunder.ask.scored.opfor', 'The OPFOR takes'),
  player: message('blood-and-plunder.ask.scored.player', 'You take'),
  points: message('blood-and-plunder.points', 'strike points'),
  tally: aside('blood-and-plunder.tally', 'Strike points: the OPFOR {opfor}, you {player}.'),
  opforTest: message('blood-and-plunder.ask.test.opfor', 'The OPFOR must take a Strike Test. Does it pass?'),
  playerTest: message('blood-and-plunder.ask.test.player', 'You must take a Strike Test. Do you pass?'),
  opforFails: aside('blood-and-plunder.test.opfor', 'The OPFOR fails its Strike Test.'),
  playerFails: aside('blood-and-plunder.test.player', 'You fail your Strike Test.'),
  passes: aside('blood-and-plunder.test.passed', 'The Strike Test is passed.'),
  concedes: aside('blood-and-plunder.test.concedes', 'The OPFOR gives up.'),
  over: aside('blood-and-plunder.over', 'That was the last turn.'),
  nextTurn: headline('blood-and-plunder.nextTurn', 'Turn {turn} begins. Draw a new hand.'),
  event: headline(
    'blood-and-plunder.eventApplies',
    'Apply {card} that the OPFOR drew; choices at random. Find out which event it is as you would for a card of your own: draw or roll for it as your rulebook says.',
  ),
}

/** The scenario's strike points, and what comes of them. */
export function* endOfTurn(table: Table<Situation>): Procedure<Performance> {
  const scored = yield* ask(table, () =>
    entry<Scored>(
      'blood-and-plunder.scored',
      'player',
      words.scored,
      {
        opfor: number('opfor', 'player', words.opfor, { from: 0, to: 6, unit: words.points }),
        player: number('player', 'player', words.player, { from: 0, to: 6, unit: words.points }),
      },
      { proposal: { opfor: 0, player: 0 } },
    ),
  )
  return () => turnEnds(table, scored)
}

/** A Strike Test where one is due, and the next turn or the end. */
function* turnEnds(table: Table<Situation>, scored: Scored): Procedure<void> {
  const { opfor, player } = table.now.scenario
  const scenario = { opfor: opfor + scored.opfor, player: player + scored.player }
  const next = { ...table.now, scenario }
  table.change(next, words.tally, tallies(next))
  if (table.now.turn >= table.now.battle.turns) {
    table.change({ ...table.now, ended: 'last-turn' }, words.over)
    return
  }
  yield* afresh(table, () => strikeTest(table))
  if (table.now.ended === '') beginTurn(table)
}

/** The OPFOR takes every Strike Test; the roll and its number are the base game's. */
function* strikeTest(table: Table<Situation>): Procedure<void> {
  const side = mustTest(table.now)
  if (side === undefined) return
  const { opfor, player } = tallies(table.now)
  if (side === 'opfor' && opfor - player >= 4 && ruled(table, strikeTests) === 'concedes') {
    table.change({ ...table.now, ended: 'opfor-fails' }, words.concedes)
    return
  }
  const passed = yield* ask(table, () =>
    yesNo('blood-and-plunder.test', 'player', side === 'opfor' ? words.opforTest : words.playerTest),
  )
  if (passed) table.change(table.now, words.passes)
  else if (side === 'opfor') table.change({ ...table.now, ended: 'opfor-fails' }, words.opforFails)
  else table.change({ ...table.now, ended: 'player-fails' }, words.playerFails)
}

/** A new turn: everybody may activate again, and events that were set aside apply. */
function beginTurn(table: Table<Situation>): void {
  const { now } = table
  const turn = now.turn + 1
  table.change(
    {
      ...now,
      turn,
      card: '',
      events: [],
      redrawn: false,
      acting: nobodyActs,
      units: now.units.map((unit) => ({ ...unit, activated: false, activatedOn: undefined })),
      ships: now.ships.map((ship) => ({ ...ship, moves: 0 })),
      deck: { ...now.deck, discard: [...now.deck.discard, ...now.events].toSorted() },
    },
    words.nextTurn,
    { turn },
  )
  const order = now.events.length > 1 ? ruled(table, eventsApplied) : 'drawn'
  const events = order === 'drawn' ? now.events : now.events.toReversed()
  for (const card of events) table.change(table.now, words.event, { card: cardName(card) })
}

const ends = {
  tied: message(
    'blood-and-plunder.end.tied',
    'Nobody wins: {opfor, plural, one {# strike point} other {# strike points}} each.',
  ),
  opfor: message(
    'blood-and-plunder.end.opfor',
    'The OPFOR wins with {opfor, plural, one {# strike point} other {# strike points}} against your {player}.',
  ),
  player: message(
    'blood-and-plunder.end.player',
    'You win with {player, plural, one {# strike point} other {# strike points}} against {opfor}.',
  ),
  opforFails: message('blood-and-plunder.end.opforFails', 'You win: the OPFOR has had enough.'),
  playerFails: message('blood-and-plunder.end.playerFails', 'The OPFOR wins: your force has had enough.'),
}

const because = {
  lastTurn: message('blood-and-plunder.end.lastTurn', 'The last turn is over. {end}'),
  opforGone: message('blood-and-plunder.end.opforGone', 'The OPFOR has nobody left. {end}'),
  playerGone: message('blood-and-plunder.end.playerGone', 'You have nobody left. {end}'),
  bothGone: message('blood-and-plunder.end.bothGone', 'Nobody is left on either side. {end}'),
}

/** How it ended, after why it did: strike points alone do not tell. */
function told(now: Situation, end: Message): Message {
  const [opfor, player] = sides.map((side) => unitsOf(now, side).length > 0)
  if (now.ended !== 'wiped-out') return fill(because.lastTurn, { end })
  return fill(opfor ? because.playerGone : player ? because.opforGone : because.bothGone, { end })
}

/** How the battle ended: by a failed Strike Test, or by fewer strike points. */
export function outcome(now: Situation): Outcome | undefined {
  const { ended } = now
  if (ended === '') return undefined
  if (ended === 'opfor-fails') return { winner: 'player', way: ended, text: ends.opforFails }
  if (ended === 'player-fails') return { winner: 'bot', way: ended, text: ends.playerFails }
  const params = tallies(now)
  const { opfor, player } = params
  const text = (end: Message): Message => told(now, fill(end, params))
  if (opfor === player) return { winner: 'nobody', way: ended, text: text(ends.tied) }
  return opfor < player
    ? { winner: 'bot', way: ended, text: text(ends.opfor) }
    : { winner: 'player', way: ended, text: text(ends.player) }
}
