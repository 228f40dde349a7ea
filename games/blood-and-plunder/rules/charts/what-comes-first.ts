import {
  ask,
  type Candidate,
  choice,
  withParams,
  type Message,
  message,
  type Procedure,
  type Table,
} from '@opfor/kernel'
import { unitOf } from './actor.ts'
import type { Actor } from './facts.ts'
import { keepingAway } from '../movement/move-option.ts'
import { isSaidFirst } from '../../table/on-the-map.ts'
import type { Situation, Unit } from '../../table/situation.ts'
import type { ChartAction, Open } from './action-status.ts'

const words = {
  ask: message('blood-and-plunder.ask.comesFirst', 'What is the first of these that {unit} can do?'),
  askKept: message(
    'blood-and-plunder.ask.comesFirst.kept',
    'What is the first of these that {unit} can do? ({keeping}.)',
  ),
  none: message('blood-and-plunder.comesFirst.none', 'none of these'),
} as const

function openOnes(table: Table<Situation>, actor: Actor, column: readonly ChartAction[]): readonly Open[] {
  const open: Open[] = []
  for (const action of column) {
    const stands = action.stands(table, actor)
    if (stands === 'can' || stands === 'asks') break
    if (stands !== 'cannot') open.push(stands)
  }
  return open
}

const none: Candidate = { id: 'none', name: words.none }

function proposalAmong(open: readonly Open[]): Candidate | undefined {
  const first = open.find(({ proposed }) => proposed !== 'cannot')
  if (first === undefined) return none
  return first.proposed === 'cannot' ? undefined : first.proposed
}

function asked(now: Situation, unit: Unit): Message {
  const keeping = keepingAway(now, unit)
  if (keeping === undefined) return withParams(words.ask, { unit: unit.name })
  return withParams(words.askKept, { unit: unit.name, keeping })
}

/** Without a map: finds the first possible action of a column, with one question for several. */
export function* whatComesFirst(
  table: Table<Situation>,
  actor: Actor,
  column: readonly ChartAction[],
): Procedure<void> {
  if (!isSaidFirst(table.now)) return
  const first = yield* ask(table, (now) => {
    const open = openOnes(table, actor, column)
    if (open.length < 2) return undefined
    const text = asked(now, unitOf(now, actor))
    const options: readonly Candidate[] = [...open.flatMap(({ answers }) => answers), none]
    const proposal = proposalAmong(open)
    return choice('blood-and-plunder.comesFirst', 'table', text, options, { proposal })
  })
  if (first === undefined) return
  for (const { answers, refuse } of openOnes(table, actor, column)) {
    const said = answers.find(({ id }) => id === first.id)
    if (said !== undefined) return said.say()
    refuse()
  }
}
