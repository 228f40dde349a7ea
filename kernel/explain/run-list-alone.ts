import type { Candidate } from '../pieces/candidate.ts'
import { seededRandom } from '../ask/chance.ts'
import { explainDecision } from './explain.ts'
import type { Message } from '../messages/message.ts'
import type { Question } from '../ask/question.ts'
import type { PriorityList } from '../lists/priority-list.ts'
import { MatchRecorder } from './match-recorder.ts'
import { Table } from '../ask/table.ts'

export interface ListRunResult<C> {
  readonly chosen: C | undefined
  readonly why: readonly Message[]
}

/** Runs one list without a match; a seed answers all questions. */
export function runListAlone<C extends Candidate, S>(
  list: PriorityList<C, S>,
  candidates: readonly C[],
  situation: S,
  seed = 1,
): ListRunResult<C> {
  let asked = 0
  const story = new MatchRecorder<S>(() => ({ steps: 0, turns: 0 }))
  const reply = (question: Question): unknown => {
    asked += 1
    return question.sample(seededRandom(seed, asked))
  }
  const end = list(new Table(situation, reply, story), () => candidates).next()
  if (end.done !== true) throw new Error(`${list.id}: its question ${end.value.id} was not answered.`)
  const decisions = story.told.filter((told) => told.kind === 'decision')
  return { chosen: end.value, why: decisions.flatMap(explainDecision) }
}
