import { withParams, message } from '../messages/message.ts'
import type { Question } from './question.ts'
import { restartSignal, type Table, pendingSignal } from './table.ts'

/** A rulebook procedure. A call may already act, so `yield*` it at once. */
export interface Procedure<T> extends Iterable<Question, T, unknown> {
  next(answer?: unknown): IteratorResult<Question, T>
}

/** Its own iterator and its own result, so that one object is enough. */
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

/** Avoids a generator for results known at once. */
export function finishedProcedure<T>(value: T): Procedure<T> {
  return new Finished(value)
}

const passedOver = message('kernel.passedOver', 'Nothing left to choose; skipped: {question}')

/** Computes the question again after each correction. Undefined without a question; logs a question that a correction removes. */
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
  if (put === undefined) return finishedProcedure(undefined)
  const reply = table.reply(put)
  return isMissing(reply) ? awaited(table, question, put, reply) : finishedProcedure(reply as A)
}

function* awaited<S, A>(
  table: Table<S>,
  question: (now: S) => Question<A> | undefined,
  first: Question<A>,
  reply: Missing,
): Procedure<A | undefined> {
  let put = first
  let answer = yield* awaitedOnce(table, put, reply)
  while (answer === restartSignal) {
    const next = question(table.now)
    if (next === undefined) {
      table.change(table.now, withParams(passedOver, { question: put.text }))
      return undefined
    }
    put = next
    answer = yield* askOnce(table, put)
  }
  return answer
}

export function askOnce<S, A>(table: Table<S>, question: Question<A>): Procedure<A | typeof restartSignal> {
  const reply = table.reply(question)
  return isMissing(reply) ? awaitedOnce(table, question, reply) : finishedProcedure(reply as A)
}

type Missing = typeof pendingSignal | typeof restartSignal

function isMissing(reply: unknown): reply is Missing {
  return reply === pendingSignal || reply === restartSignal
}

/** Restarts the step after a correction, if it has changed nothing yet. */
function* awaitedOnce<S, A>(
  table: Table<S>,
  question: Question<A>,
  reply: Missing,
): Procedure<A | typeof restartSignal> {
  const answer = reply === pendingSignal ? yield question : reply
  if (answer === restartSignal && table.stepIsUnchanged) throw new RestartStep()
  return answer as A | typeof restartSignal
}

class RestartStep extends Error {}

/**
 * Restarts after a correction, because conclusions used the old situation; continues if the step already changed the situation.
 */
export function* restartable<S, T>(table: Table<S>, step: () => Procedure<T>): Procedure<T> {
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

/** Returns `restart` after a correction. Inside a restartable step, that step restarts instead. */
export function* abortOnCorrection<S, T>(
  table: Table<S>,
  step: () => Procedure<T>,
): Procedure<T | typeof restartSignal> {
  if (table.stepIsUnchanged) return yield* step()
  const { corrections } = table
  const mark = table.beginStep()
  try {
    const result = yield* step()
    return table.corrections === corrections ? result : restartSignal
  } catch (error) {
    if (!(error instanceof RestartStep)) throw error
    table.backTo(mark)
    return restartSignal
  } finally {
    table.endStep(mark)
  }
}
