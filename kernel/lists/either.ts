import type { Citation } from '../messages/citation.ts'
import type { Filter } from './filter.ts'
import type { Message } from '../messages/message.ts'
import type { Procedure } from '../ask/procedure.ts'
import type { Table } from '../ask/table.ts'
import { type Readings, type Ruling, currentReading } from '../ask/ruling.ts'

export interface Branch<C, S, A> {
  /** Logged before its lines; missing for a reading, whose ruling is named. */
  readonly label?: string | Message | undefined
  readonly cite?: Citation | undefined
  readonly steps: readonly ListStep<C, S, A>[]
}

/** Conditional lines as declared data: one branch applies, the others are ignored. */
export interface Either<C, S, A> {
  readonly how: 'either'
  readonly ruling?: Ruling | undefined
  readonly parts: Readonly<Record<string, Branch<C, S, A>>>
  pick(situation: S, about: A): string | undefined
}

/** Finding the branch that applies may take a question. */
export interface AskedEither<C, S, A> {
  readonly how: 'eitherAsked'
  readonly parts: Readonly<Record<string, Branch<C, S, A>>>
  ask(table: Table<S>, about: A): Procedure<string | undefined>
}

/** Read only if the line above kept no candidate. */
export interface Otherwise<C, S, A> {
  readonly how: 'otherwise'
  readonly steps: readonly ListStep<C, S, A>[]
}

export type ListStep<C, S, A> = Filter<C, S, A> | Either<C, S, A> | AskedEither<C, S, A> | Otherwise<C, S, A>

export function branch<C, S, A = void>(
  label: string,
  ...steps: readonly ListStep<C, S, A>[]
): Branch<C, S, A> {
  return { label, steps }
}

/** A branch with its own heading. */
export function branchUnder<C, S, A>(cite: Citation, lines: Branch<C, S, A>): Branch<C, S, A> {
  return { ...lines, cite }
}

/** No lines if no branch applies. */
export function either<C, S, A = void>(
  pick: (situation: S, about: A) => string | undefined,
  parts: Readonly<Record<string, Branch<C, S, A>>>,
): Either<C, S, A> {
  return { how: 'either', pick, parts }
}

/** The key names the lines. */
export function when<C, S, A = void>(
  key: string,
  label: string,
  condition: (situation: S, about: A) => boolean,
  ...steps: readonly ListStep<C, S, A>[]
): Either<C, S, A> {
  const pick = (situation: S, about: A): string | undefined => (condition(situation, about) ? key : undefined)
  return { how: 'either', pick, parts: { [key]: { label, steps } } }
}

/** As `either`, but a procedure asks for the branch when its lines are reached. */
export function askEither<C, S, A = void>(
  ask: (table: Table<S>, about: A) => Procedure<string | undefined>,
  parts: Readonly<Record<string, Branch<C, S, A>>>,
): AskedEither<C, S, A> {
  return { how: 'eitherAsked', ask, parts }
}

/** As `when`, but the condition is asked. */
export function askWhen<C, S, A = void>(
  key: string,
  label: string,
  condition: (table: Table<S>, about: A) => Procedure<boolean>,
  ...steps: readonly ListStep<C, S, A>[]
): AskedEither<C, S, A> {
  function* ask(table: Table<S>, about: A): Procedure<string | undefined> {
    return (yield* condition(table, about)) ? key : undefined
  }
  return { how: 'eitherAsked', ask, parts: { [key]: { label, steps } } }
}

/**
 * Read only if the line above (also a `must`, then skipped) kept no candidate or its condition does not hold. Several in a row
 * are tried in order.
 */
export function otherwise<C, S, A = void>(...steps: readonly ListStep<C, S, A>[]): Otherwise<C, S, A> {
  return { how: 'otherwise', steps }
}

export function eitherByRuling<R extends string, C, S extends { readonly rulings: Readings }, A = void>(
  by: Ruling<R>,
  readings: Readonly<Partial<Record<R, readonly ListStep<C, S, A>[]>>>,
): Either<C, S, A> {
  const parts: Record<string, Branch<C, S, A>> = {}
  for (const each of Object.keys(readings) as R[]) parts[each] = { steps: readings[each] ?? [] }
  return { how: 'either', ruling: by, parts, pick: (situation) => currentReading(situation, by) }
}
