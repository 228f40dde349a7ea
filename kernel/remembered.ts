import type { Candidate } from './candidate.ts'
import { type Distance, subjectOf } from './fact.ts'
import { anywhere, exactly, type Span } from './span.ts'
import type { Table } from './table.ts'

/** What an asked fact is remembered under. */
export function keyOf(id: string, subject: string, candidate: string, rests: string): string {
  return `${id}|${subject}|${candidate}|${rests}`
}

/** What is known of a distance, computed or told. */
export function spanOf<C extends Candidate, S, A>(
  table: Table<S>,
  distance: Distance<C, S, A>,
  candidate: C,
  about: A,
): Span {
  const computed = distance.compute(candidate, table.now, about)
  if (computed !== undefined) return exactly(computed)
  const rests = distance.rests(candidate, table.now, about)
  const told = table.memory.recall(keyOf(distance.id, subjectOf(about), candidate.id, rests))
  return (told as Span | undefined) ?? anywhere
}
