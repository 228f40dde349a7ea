import { type Procedure, Table } from '@opfor/kernel'
import type { Situation } from '../../table/situation.ts'

/** Questions get the expected answers; no log. */
export function imagined(now: Situation): Table<Situation> {
  return new Table(now, (question) => question.proposal ?? question.sample(() => 0))
}

export function atOnce<T>(procedure: Procedure<T>): T | undefined {
  const { done, value } = procedure.next()
  return done === true ? value : undefined
}
