import type { Candidate } from '../pieces/candidate.ts'
import { type Distance, type Persistence, subjectOf } from './fact.ts'
import type { Span } from '../ask/questions/number.ts'
import { anywhere, exactly } from './span.ts'
import type { Table } from '../ask/table.ts'

/** The memory key of a fact. */
export function keyOf(id: string, subject: string, candidate: string, rests: string): string {
  return `${id}|${subject}|${candidate}|${rests}`
}

/** A fact or a distance. */
interface Remembered<C, S, A> {
  readonly id: string
  readonly lasting?: Persistence<C, S, A>
  rests(candidate: C, situation: S, about: A): string
}

/** An answer, with the amounts at that time. */
interface Older {
  readonly value: unknown
  readonly left: readonly number[]
}

/** Stores an answer, also for later proposals. */
export function rememberAs<C extends Candidate, S, A>(
  table: Table<S>,
  fact: Remembered<C, S, A>,
  candidate: C,
  about: A,
  value: unknown,
): void {
  const { now, memory } = table
  const subject = subjectOf(about)
  memory.remember(keyOf(fact.id, subject, candidate.id, fact.rests(candidate, now, about)), value)
  if (fact.lasting === undefined) return
  const older: Older = { value, left: fact.lasting.left(candidate, now, about) }
  memory.remember(
    lastingKey(fact.id, subject, candidate.id, fact.lasting.rests(candidate, now, about)),
    older,
  )
}

/** The earlier answer to propose; undefined if any amount has grown. */
export function olderAnswer<C extends Candidate, S, A>(
  table: Table<S>,
  { id, lasting }: Remembered<C, S, A>,
  candidate: C,
  about: A,
): unknown {
  if (lasting === undefined) return undefined
  const key = lastingKey(id, subjectOf(about), candidate.id, lasting.rests(candidate, table.now, about))
  const older = table.memory.recall(key) as Older | undefined
  if (older === undefined) return undefined
  const left = lasting.left(candidate, table.now, about)
  const isLess = left.length === older.left.length && left.every((many, at) => many <= (older.left[at] ?? 0))
  return isLess ? older.value : undefined
}

function lastingKey(id: string, subject: string, candidate: string, rests: string): string {
  return keyOf(`${id}.lasting`, subject, candidate, rests)
}

/** The known range of a distance, computed or answered. */
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
  if (told !== undefined) return told as Span
  return distance.lowest === undefined ? anywhere : { ...anywhere, from: distance.lowest }
}
