import {
  ask,
  aside,
  type Candidate,
  choice,
  message,
  type Performance,
  type Procedure,
  type Question,
  type Table,
  yours,
} from '@opfor/kernel'
import { isMapped } from '../../table/on-the-map.ts'
import { type Situation, type Unit, unitsOf, unitWith, withUnit } from '../../table/situation.ts'
import { whatItDid } from './what-it-did.ts'
import { passedOn } from './whose-turn.ts'

const words = {
  which: message('blood-and-plunder.ask.yours', 'Which of your units do you activate?'),
  toMap: message('blood-and-plunder.switch.map', 'Go on with the map'),
  toAsked: message('blood-and-plunder.switch.asked', 'Go on without the map'),
  nowMap: message(
    'blood-and-plunder.switched.map',
    'From now on with the map: put every unit where it stands.',
  ),
  nowAsked: aside('blood-and-plunder.switched.asked', 'From now on without the map: you are asked.'),
  none: aside('blood-and-plunder.yourNone', 'You have no unit left to activate.'),
  done: yours(aside('blood-and-plunder.yourEnd', 'Your {unit} has activated.')),
}

/** Which unit you activate, and its activation. */
export function* playerActivation(table: Table<Situation>): Procedure<Performance> {
  const [only, another] = readyOnes(table.now)
  // With few questions, the only one that is left need not be named.
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

/** What your unit did, as far as the OPFOR's rules need it. */
export function* activateYours(table: Table<Situation>, id: string): Procedure<void> {
  yield* whatItDid(table, id)
  const { name } = unitWith(table.now, id)
  const after = withUnit(table.now, id, { activated: true })
  table.change(passedOn(after, 'player'), words.done, { unit: name })
}

function readyOnes(now: Situation): readonly Unit[] {
  return unitsOf(now, 'player').filter(({ activated }) => !activated)
}

/** What you choose by a question that offers your units; undefined where none is left. */
export function* chosenUnit(
  table: Table<Situation>,
  question: (now: Situation, options: readonly Candidate[]) => Question<Candidate> | undefined,
): Procedure<string | undefined> {
  for (;;) {
    const chosen = yield* ask(table, (now) => {
      const name = isMapped(now) ? words.toAsked : words.toMap
      const other: Candidate = { id: 'switch', name, inMenu: true }
      const ready = readyOnes(now)
      if (ready.length === 0) return undefined
      return question(now, [...ready, other])
    })
    if (chosen?.id !== 'switch') return chosen?.id
    const knowing = isMapped(table.now) ? 'asked' : table.now.house.map
    table.change({ ...table.now, knowing }, knowing === 'asked' ? words.nowAsked : words.nowMap)
  }
}
