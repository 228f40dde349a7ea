import { fill, message } from '../say/message.ts'
import type { Question } from './question.ts'
import { again, type Table, wait } from './table.ts'

/** A rulebook procedure: it asks, explains and changes, and is answered from outside. Authors write only `yield*`. */
export interface Procedure<T> extends Iterable<Question, T, unknown> {
  next(answer?: unknown): IteratorResult<Question, T>
}

/** A procedure that is over and asked nothing. It is its own last step, so that nothing else is made. */
class Over<T> implements Procedure<T>, IteratorReturnResult<T> {
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

/** A procedure that is over, with this result: what is answered at once needs no generator. */
export function over<T>(value: T): Procedure<T> {
  return new Over(value)
}

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
export function ask<S, A>(
  table: Table<S>,
  question: (now: S) => Question<A> | undefined,
): Procedure<A | undefined> {
  const put = question(table.now)
  if (put === undefined) return over(undefined)
  const reply = table.reply(put)
  return reply === wait || reply === again ? awaited(table, question, put, reply) : over(reply as A)
}

/** Waits for the answer; after each correction the question is put afresh. */
function* awaited<S, A>(
  table: Table<S>,
  question: (now: S) => Question<A> | undefined,
  first: Question<A>,
  reply: typeof wait | typeof again,
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

/** Puts a question once: its answer, or `again` where a correction came instead. */
export function askOnce<S, A>(table: Table<S>, question: Question<A>): Procedure<A | typeof again> {
  const reply = table.reply(question)
  return reply === wait || reply === again ? awaitedOnce(table, question, reply) : over(reply as A)
}

function* awaitedOnce<S, A>(
  table: Table<S>,
  question: Question<A>,
  reply: typeof wait | typeof again,
): Procedure<A | typeof again> {
  const answer = reply === wait ? yield question : reply
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
