import { again, type Candidate, type Procedure, type Question, type Table, wait } from '@opfor/kernel'
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
  readonly candidates?: readonly Candidate[]
}

const topics = new WeakMap<Question, Topic>()

/** The question, with what it is about. */
export function on<Q extends Question>(topic: Topic, question: Q): Q {
  topics.set(question, topic)
  return question
}

/** What a question is about. */
export function topicOf(question: Question): Topic | undefined {
  return topics.get(question)
}
