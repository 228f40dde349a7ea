import type { Candidate } from '../pieces/candidate.ts'
import { type Distance, type AnswerReuse, subjectOf } from './fact.ts'
import type { Span } from '../ask/questions/number.ts'
import { unknownSpan, exactSpan } from './span.ts'
import type { Table } from '../ask/table.ts'

export function factMemoryKey(id: string, subject: string, candidate: string, validityKey: string): string {
  return `${id}|${subject}|${candidate}|${validityKey}`
}

interface Remembered<C, S, A> {
  readonly id: string
  readonly reuse?: AnswerReuse<C, S, A>
  validityKey(candidate: C, situation: S, about: A): string
}

interface Older {
  readonly value: unknown
  readonly left: readonly number[]
}

/** Stores an answer, also for later proposals. */
export function storeFact<C extends Candidate, S, A>(
  table: Table<S>,
  fact: Remembered<C, S, A>,
  candidate: C,
  about: A,
  value: unknown,
): void {
  const { now, memory } = table
  const subject = subjectOf(about)
  memory.remember(
    factMemoryKey(fact.id, subject, candidate.id, fact.validityKey(candidate, now, about)),
    value,
  )
  if (fact.reuse === undefined) return
  const older: Older = { value, left: fact.reuse.remaining(candidate, now, about) }
  memory.remember(lastingKey(fact.id, subject, candidate.id, fact.reuse.basis(candidate, now, about)), older)
}

/** Undefined if any amount has grown. */
export function earlierAnswer<C extends Candidate, S, A>(
  table: Table<S>,
  { id, reuse }: Remembered<C, S, A>,
  candidate: C,
  about: A,
): unknown {
  if (reuse === undefined) return undefined
  const key = lastingKey(id, subjectOf(about), candidate.id, reuse.basis(candidate, table.now, about))
  const older = table.memory.recall(key) as Older | undefined
  if (older === undefined) return undefined
  const left = reuse.remaining(candidate, table.now, about)
  const isLess = left.length === older.left.length && left.every((many, at) => many <= (older.left[at] ?? 0))
  return isLess ? older.value : undefined
}

function lastingKey(id: string, subject: string, candidate: string, validityKey: string): string {
  return factMemoryKey(`${id}.lasting`, subject, candidate, validityKey)
}

export function knownSpan<C extends Candidate, S, A>(
  table: Table<S>,
  distance: Distance<C, S, A>,
  candidate: C,
  about: A,
): Span {
  const computed = distance.compute(candidate, table.now, about)
  if (computed !== undefined) return exactSpan(computed)
  const validityKey = distance.validityKey(candidate, table.now, about)
  const told = table.memory.recall(factMemoryKey(distance.id, subjectOf(about), candidate.id, validityKey))
  if (told !== undefined) return told as Span
  return distance.lowest === undefined ? unknownSpan : { ...unknownSpan, from: distance.lowest }
}
