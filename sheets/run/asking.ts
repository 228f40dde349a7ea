import { again, type Procedure, type Question, type Table, wait } from '@opfor/kernel'
import type { Play } from './play.ts'
import type { Situation } from './situation.ts'

/** Asks a question once; `again` if a correction came instead of an answer. */
export function* askOnce<A>(table: Table<Situation>, question: Question<A>): Procedure<A | typeof again> {
  const reply = table.reply(question)
  return (reply === wait ? yield question : reply) as A | typeof again
}

/** Asks until it is answered, also after corrections. */
export function* askUntil<A>(play: Play, question: () => Question<A>): Procedure<A> {
  for (;;) {
    const answer = yield* askOnce(play.table, question())
    if (answer !== again) return answer
  }
}

/** What a question is about, so that an example can answer it: the words of the sheet, and the piece. */
export interface Topic {
  readonly words: string
  readonly about?: string | undefined
  /** The limit of a question which are below it. */
  readonly limit?: number
  /** Which are asked for, the most or the fewest. */
  readonly how?: 'most' | 'fewest'
}

/** The question, with what it is about. */
export function on<Q extends Question>(topic: Topic, question: Q): Q {
  return Object.assign(question, { topic })
}

/** What a question is about. */
export function topicOf(question: Question & { readonly topic?: Topic }): Topic | undefined {
  return question.topic
}
