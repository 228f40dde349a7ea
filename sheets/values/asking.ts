import { restartSignal, type Procedure, type Question, type Table, pendingSignal } from '@opfor/kernel'
import type { SheetRun } from './sheet-run.ts'
import type { Situation } from '../declare/situation.ts'

/** Returns `restart` if a correction arrives instead of an answer. */
export function* askOrRestart<A>(
  table: Table<Situation>,
  question: Question<A>,
): Procedure<A | typeof restartSignal> {
  const reply = table.reply(question)
  return (reply === pendingSignal ? yield question : reply) as A | typeof restartSignal
}

/** Repeats the question after corrections. */
export function* askUntilAnswered<A>(play: SheetRun, question: () => Question<A>): Procedure<A> {
  for (;;) {
    const answer = yield* askOrRestart(play.table, question())
    if (answer !== restartSignal) return answer
  }
}

/** Lets an example answer a question: by the words of the sheet and the piece. */
export interface AskedTopic {
  readonly words: string
  readonly about?: string | undefined
  readonly limit?: number
  readonly how?: 'most' | 'fewest'
}

export function withTopic<Q extends Question>(topic: AskedTopic, question: Q): Q {
  return Object.assign(question, { topic })
}

export function topicOf(question: Question & { readonly topic?: AskedTopic }): AskedTopic | undefined {
  return question.topic
}
