import { type Procedure, Table } from '@opfor/kernel'
import type { Situation } from '../../table/situation.ts'

/** A table where something is tried out: questions are answered as expected, and nobody is told. */
export function imagined(now: Situation): Table<Situation> {
  return new Table(now, (question) => question.proposal ?? question.sample(() => 0))
}

/** What comes of a procedure whose questions are answered at once. */
export function atOnce<T>(procedure: Procedure<T>): T | undefined {
  const { done, value } = procedure.next()
  return done === true ? value : undefined
}
