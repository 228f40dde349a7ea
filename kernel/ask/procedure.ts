import { fill, message } from '../say/message.ts'
import type { Question } from './question.ts'
import { again, type Table, wait } from './table.ts'

/** A rulebook procedure: it asks, explains and changes, and is answered from outside. Authors write only `yield*`. */
export type Procedure<T> = Generator<Question, T, unknown>

const passedOver = message(
  'kernel.passedOver',
  'Nothing is left to choose, so this question is passed over: {question}',
)

/**
 * Asks a question that is computed from the situation; after a correction it is computed and asked again. If the function
 * returns no question, the result is undefined; if there was one before the correction, this is logged.
 */
export function ask<S, A>(table: Table<S>, question: (now: S) => Question<A>): Procedure<A>
export function ask<S, A>(
  table: Table<S>,
  question: (now: S) => Question<A> | undefined,
): Procedure<A | undefined>
export function* ask<S, A>(
  table: Table<S>,
  question: (now: S) => Question<A> | undefined,
): Procedure<A | undefined> {
  let before: Question<A> | undefined
  for (;;) {
    const put = question(table.now)
    if (put === undefined) {
      if (before !== undefined) table.change(table.now, fill(passedOver, { question: before.text }))
      return undefined
    }
    const answer = yield* askOnce(table, put)
    if (answer !== again) return answer
    before = put
  }
}

/** Asks a question once; returns the answer, or `again` if a correction came instead. */
export function* askOnce<S, A>(table: Table<S>, question: Question<A>): Procedure<A | typeof again> {
  const known = table.reply(question)
  const answer = known === wait ? yield question : known
  if (answer === again && table.stepIsUnchanged) throw new RestartStep()
  return answer as A | typeof again
}

/** Thrown to restart a step. */
class RestartStep extends Error {}

/**
 * A step that restarts if a correction comes while it asks, because its conclusions are based on the old situation. Once it
 * has changed the situation, it continues instead.
 */
export function* afresh<S, T>(table: Table<S>, step: () => Procedure<T>): Procedure<T> {
  const mark = table.beginStep()
  try {
    for (;;) {
      try {
        return yield* step()
      } catch (error) {
        if (!(error instanceof RestartStep)) throw error
        table.backTo(mark)
      }
    }
  } finally {
    table.endStep(mark)
  }
}
