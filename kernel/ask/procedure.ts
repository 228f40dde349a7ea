import { fill, message } from '../say/message.ts'
import type { Question } from './question.ts'
import { again, type Table, wait } from './table.ts'

/**
 * A rulebook procedure: it asks, explains and changes, and is answered from outside. Authors write only `yield*`. A call may
 * already act, so `yield*` it at once.
 */
export interface Procedure<T> extends Iterable<Question, T, unknown> {
  next(answer?: unknown): IteratorResult<Question, T>
}

/** A finished procedure. It is its own iterator and its own result, so that one object is enough. */
class Finished<T> implements Procedure<T>, IteratorReturnResult<T> {
  readonly done = true
  readonly value: T

  constructor(value: T) {
    this.value = value
  }

  [Symbol.iterator](): this {
    return this
  }

  next(): this {
    return this
  }
}

/** A finished procedure with this result: what is answered at once needs no generator. */
export function finished<T>(value: T): Procedure<T> {
  return new Finished(value)
}

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
export function ask<S, A>(
  table: Table<S>,
  question: (now: S) => Question<A> | undefined,
): Procedure<A | undefined> {
  const put = question(table.now)
  if (put === undefined) return finished(undefined)
  const reply = table.reply(put)
  return isMissing(reply) ? awaited(table, question, put, reply) : finished(reply as A)
}

/** Waits for the answer; asks again after each correction. */
function* awaited<S, A>(
  table: Table<S>,
  question: (now: S) => Question<A> | undefined,
  first: Question<A>,
  reply: Missing,
): Procedure<A | undefined> {
  let put = first
  let answer = yield* awaitedOnce(table, put, reply)
  while (answer === again) {
    const next = question(table.now)
    if (next === undefined) {
      table.change(table.now, fill(passedOver, { question: put.text }))
      return undefined
    }
    put = next
    answer = yield* askOnce(table, put)
  }
  return answer
}

/** Asks a question once; returns the answer, or `again` if a correction came instead. */
export function askOnce<S, A>(table: Table<S>, question: Question<A>): Procedure<A | typeof again> {
  const reply = table.reply(question)
  return isMissing(reply) ? awaitedOnce(table, question, reply) : finished(reply as A)
}

/** What the table replies while there is no answer. */
type Missing = typeof wait | typeof again

function isMissing(reply: unknown): reply is Missing {
  return reply === wait || reply === again
}

/** Waits for the answer to a question; restarts the step after a correction, if it has changed nothing yet. */
function* awaitedOnce<S, A>(
  table: Table<S>,
  question: Question<A>,
  reply: Missing,
): Procedure<A | typeof again> {
  const answer = reply === wait ? yield question : reply
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

/**
 * Runs a procedure of a decision; `again` if a correction comes while it asks, so that the decision restarts. Inside a step
 * that restarts, that step does so instead.
 */
export function* untilCorrected<S, T>(
  table: Table<S>,
  step: () => Procedure<T>,
): Procedure<T | typeof again> {
  if (table.stepIsUnchanged) return yield* step()
  const { corrections } = table
  const mark = table.beginStep()
  try {
    const result = yield* step()
    return table.corrections === corrections ? result : again
  } catch (error) {
    if (!(error instanceof RestartStep)) throw error
    table.backTo(mark)
    return again
  } finally {
    table.endStep(mark)
  }
}
