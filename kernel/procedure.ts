import type { Question } from './question.ts'
import { again, type Table, wait } from './table.ts'

/** A rulebook procedure: it asks, explains and changes, and is answered from outside. Authors write only `yield*`. */
export type Procedure<T> = Generator<Question, T, unknown>

/** Puts a question that is a function of the situation; after a correction it is put afresh. */
export function* ask<S, A>(table: Table<S>, question: (now: S) => Question<A>): Procedure<A> {
  for (;;) {
    const put = question(table.now)
    const known = table.reply(put)
    const answer = known === wait ? yield put : known
    if (answer !== again) return answer as A
  }
}

/** Puts a question once: its answer, or `again` where a correction came instead. */
export function* askOnce<S, A>(table: Table<S>, question: Question<A>): Procedure<A | typeof again> {
  const known = table.reply(question)
  return (known === wait ? yield question : known) as A | typeof again
}
