import {
  restartable,
  noteText,
  ask,
  formQuestion,
  withParams,
  headlineText,
  type Message,
  message,
  messages,
  number,
  type MatchOutcome,
  type ActionRun,
  type Procedure,
  applyRuling,
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

const words = messages('blood-and-plunder', {
  scored: message(
    'blood-and-plunder.ask.scored',
    'How many strike points does the scenario give in this turn?',
  ),
  opfor: message('blood-and-plunder.ask.scored.opfor', 'The OPFOR takes'),
  player: message('blood-and-plunder.ask.scored.player', 'You take'),
  points: 'strike points',
  tally: noteText('Strike points: the OPFOR {opfor}, you {player}.'),
  opforTest: message('blood-and-plunder.ask.test.opfor', 'The OPFOR must take a Strike Test. Does it pass?'),
  playerTest: message('blood-and-plunder.ask.test.player', 'You must take a Strike Test. Do you pass?'),
  opforFails: { id: 'blood-and-plunder.test.opfor', ...noteText('The OPFOR fails its Strike Test.') },
  playerFails: { id: 'blood-and-plunder.test.player', ...noteText('You fail your Strike Test.') },
  passes: { id: 'blood-and-plunder.test.passed', ...noteText('The Strike Test is passed.') },
  concedes: { id: 'blood-and-plunder.test.concedes', ...noteText('The OPFOR gives up.') },
  over: noteText('That was the last turn.'),
  nextTurn: headlineText('Turn {turn} begins. Draw a new hand.'),
  event: {
    id: 'blood-and-plunder.eventApplies',
    ...headlineText(
      'Apply {card}, drawn by the OPFOR. Find out which event it is as for a card of your own: draw or roll as your rulebook says. Make any choices at random.',
    ),
  },
})

export function* endOfTurn(table: Table<Situation>): Procedure<ActionRun> {
  const scored = yield* ask(table, () =>
    formQuestion<Scored>(
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

function* turnEnds(table: Table<Situation>, scored: Scored): Procedure<void> {
  const { opfor, player } = table.now.scenario
  const scenario = { opfor: opfor + scored.opfor, player: player + scored.player }
  const next = { ...table.now, scenario }
  table.change(next, words.tally, tallies(next))
  if (table.now.turn >= table.now.battle.turns) {
    table.change({ ...table.now, ended: 'last-turn' }, words.over)
    return
  }
  yield* restartable(table, () => strikeTest(table))
  if (table.now.ended === '') beginTurn(table)
}

/** The OPFOR takes every Strike Test. The roll and its number are the base game's. */
function* strikeTest(table: Table<Situation>): Procedure<void> {
  const side = mustTest(table.now)
  if (side === undefined) return
  const { opfor, player } = tallies(table.now)
  if (side === 'opfor' && opfor - player >= 4 && applyRuling(table, strikeTests) === 'concedes') {
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

/** Everybody may activate again, and events that were set aside apply. */
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
  const order = now.events.length > 1 ? applyRuling(table, eventsApplied) : 'drawn'
  const events = order === 'drawn' ? now.events : now.events.toReversed()
  for (const card of events) table.change(table.now, words.event, { card: cardName(card) })
}

const ends = messages('blood-and-plunder.end', {
  tied: 'A draw: {opfor, plural, one {# strike point} other {# strike points}} each.',
  opfor:
    'The OPFOR wins with {opfor, plural, one {# strike point} other {# strike points}} against your {player}.',
  player: 'You win with {player, plural, one {# strike point} other {# strike points}} against {opfor}.',
  opforFails: 'You win: the OPFOR has had enough.',
  playerFails: 'The OPFOR wins: your force has had enough.',
})

const because = messages('blood-and-plunder.end', {
  lastTurn: 'The last turn is over. {end}',
  opforGone: 'The OPFOR has no units left. {end}',
  playerGone: 'You have no units left. {end}',
  bothGone: 'Neither side has any units left. {end}',
})

/** The result after its reason: strike points alone do not show it. */
function told(now: Situation, end: Message): Message {
  const [opfor, player] = sides.map((side) => unitsOf(now, side).length > 0)
  if (now.ended !== 'wiped-out') return withParams(because.lastTurn, { end })
  return withParams(opfor ? because.playerGone : player ? because.opforGone : because.bothGone, { end })
}

/** Decided by a failed Strike Test, or by fewer strike points. */
export function outcome(now: Situation): MatchOutcome | undefined {
  const { ended } = now
  if (ended === '') return undefined
  if (ended === 'opfor-fails') return { winner: 'player', way: ended, text: ends.opforFails }
  if (ended === 'player-fails') return { winner: 'bot', way: ended, text: ends.playerFails }
  const params = tallies(now)
  const { opfor, player } = params
  const text = (end: Message): Message => told(now, withParams(end, params))
  if (opfor === player) return { winner: 'nobody', way: ended, text: text(ends.tied) }
  return opfor < player
    ? { winner: 'bot', way: ended, text: text(ends.opfor) }
    : { winner: 'player', way: ended, text: text(ends.player) }
}
