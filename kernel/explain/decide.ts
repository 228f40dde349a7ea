import type { Candidate } from '../pieces/candidate.ts'
import { chanceOf } from '../ask/chance.ts'
import { why } from './explain.ts'
import type { Message } from '../say/message.ts'
import type { Question } from '../ask/question.ts'
import type { List } from '../lists/select.ts'
import { Story } from './story.ts'
import { Table } from '../ask/table.ts'

/** The candidate that a list selected, and why: a sentence per relevant line, then one for the result. */
export interface DecideResult<C> {
  readonly chosen: C | undefined
  readonly why: readonly Message[]
}

/** Runs a single list without a match. A seed answers all questions. */
export function decide<C extends Candidate, S>(
  list: List<C, S>,
  candidates: readonly C[],
  situation: S,
  seed = 1,
): DecideResult<C> {
  let asked = 0
  const story = new Story<S>(() => ({ steps: 0, turns: 0 }))
  const reply = (question: Question): unknown => {
    asked += 1
    return question.sample(chanceOf(seed, asked))
  }
  const end = list(new Table(situation, reply, story), () => candidates).next()
  if (end.done !== true) throw new Error(`${list.id}: its question ${end.value.id} was not answered.`)
  const decisions = story.told.filter((told) => told.kind === 'decision')
  return { chosen: end.value, why: decisions.flatMap(why) }
}
