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
 * Puts a question that is a function of the situation; after a correction it is put afresh. Where the function makes no
 * question there is nothing to ask, and nothing is the answer; if one stood before the correction, that is said.
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

/** Puts a question once: its answer, or `again` where a correction came instead. */
export function* askOnce<S, A>(table: Table<S>, question: Question<A>): Procedure<A | typeof again> {
  const known = table.reply(question)
  const answer = known === wait ? yield question : known
  if (answer === again && table.stepIsUnchanged) throw new BeginAgain()
  return answer as A | typeof again
}

/** Unwinds a step that begins again. */
class BeginAgain extends Error {}

/**
 * A step that begins again from its start where a correction comes while it asks: what it has concluded rested on another
 * table. Once it has changed the situation, it goes on instead.
 */
export function* afresh<S, T>(table: Table<S>, step: () => Procedure<T>): Procedure<T> {
  const mark = table.beginStep()
  try {
    for (;;) {
      try {
        return yield* step()
      } catch (error) {
        if (!(error instanceof BeginAgain)) throw error
        table.backTo(mark)
      }
    }
  } finally {
    table.endStep(mark)
  }
}
