import {
  noteText,
  ask,
  type Candidate,
  choice,
  message,
  type ActionRun,
  type Procedure,
  type Question,
  type Table,
  playerActionText,
} from '@opfor/kernel'
import type { Side } from '../../table/battle.ts'
import { isMapped } from '../../table/on-the-map.ts'
import { type Situation, type Unit, unitsOf, unitWith, withUnit } from '../../table/situation.ts'
import { whatItDid } from './what-it-did.ts'

export function isWaiting(now: Situation, side: Side): boolean {
  return unitsOf(now, side).some(({ activated }) => !activated)
}

/** A unit named by a correction meanwhile stays next. */
export function passedOn(now: Situation, side: Side): Situation {
  return now.next[0] === side ? { ...now, next: now.next.slice(1) } : now
}

const words = {
  which: message('blood-and-plunder.ask.yours', 'Which of your units do you activate?'),
  toMap: message('blood-and-plunder.switch.map', 'Continue with the map'),
  toAsked: message('blood-and-plunder.switch.asked', 'Continue without the map'),
  nowMap: message(
    'blood-and-plunder.switched.map',
    'From now on with the map: put every unit where it is on your table.',
  ),
  nowAsked: {
    id: 'blood-and-plunder.switched.asked',
    ...noteText('From now on there is no map: the app asks you.'),
  },
  none: { id: 'blood-and-plunder.yourNone', ...noteText('You have no unit left to activate.') },
  done: {
    id: 'blood-and-plunder.yourEnd',
    ...playerActionText(noteText('The activation of your {unit} is over.')),
  },
}

export function* playerActivation(table: Table<Situation>): Procedure<ActionRun> {
  const [only, another] = readyOnes(table.now)
  // With few questions, the only unit left need not be named.
  if (table.now.house.asking === 'few' && only !== undefined && another === undefined)
    return () => activateYours(table, only.id)
  const id = yield* chosenUnit(table, (_, options) =>
    choice<Candidate>('blood-and-plunder.yours', 'player', words.which, options),
  )
  return id === undefined ? () => nobodyToActivate(table) : () => activateYours(table, id)
}

function* nobodyToActivate(table: Table<Situation>): Procedure<void> {
  table.change(passedOn(table.now, 'player'), words.none)
}

/** Asks only about deeds that matter to the OPFOR's rules. */
export function* activateYours(table: Table<Situation>, id: string): Procedure<void> {
  yield* whatItDid(table, id)
  const { name } = unitWith(table.now, id)
  const after = withUnit(table.now, id, { activated: true })
  table.change(passedOn(after, 'player'), words.done, { unit: name })
}

function readyOnes(now: Situation): readonly Unit[] {
  return unitsOf(now, 'player').filter(({ activated }) => !activated)
}

/** Undefined if no unit is left. */
export function* chosenUnit(
  table: Table<Situation>,
  question: (now: Situation, options: readonly Candidate[]) => Question<Candidate> | undefined,
): Procedure<string | undefined> {
  for (;;) {
    const chosen = yield* ask(table, (now) => {
      const name = isMapped(now) ? words.toAsked : words.toMap
      const other: Candidate = { id: 'switch', name, isMenuOnly: true }
      const ready = readyOnes(now)
      if (ready.length === 0) return undefined
      return question(now, [...ready, other])
    })
    if (chosen?.id !== 'switch') return chosen?.id
    const knowing = isMapped(table.now) ? 'asked' : table.now.house.map
    table.change({ ...table.now, knowing }, knowing === 'asked' ? words.nowAsked : words.nowMap)
  }
}
