import type { Citation } from '../say/citation.ts'
import type { Filter } from './filter.ts'
import type { Message } from '../say/message.ts'
import type { Procedure } from '../ask/procedure.ts'
import type { Table } from '../ask/table.ts'
import { type Readings, type Ruling, reading } from '../ask/ruling.ts'

/** The lines that are read under one condition, and what the condition is called. */
export interface Part<C, S, A> {
  /** What is said before its lines; nothing for a reading, whose ruling is named. */
  readonly label?: string | Message | undefined
  /** Its heading in the booklet, if different from the list's. */
  readonly cite?: Citation | undefined
  readonly steps: readonly Step<C, S, A>[]
}

/** Lines with a condition, as declared data: one part applies, the others are ignored. */
export interface Either<C, S, A> {
  readonly how: 'either'
  readonly ruling?: Ruling | undefined
  readonly parts: Readonly<Record<string, Part<C, S, A>>>
  pick(situation: S, about: A): string | undefined
}

/** The same, where finding the part that applies may take a question. */
export interface EitherAsked<C, S, A> {
  readonly how: 'eitherAsked'
  readonly parts: Readonly<Record<string, Part<C, S, A>>>
  ask(table: Table<S>, about: A): Procedure<string | undefined>
}

/** Lines that are read only where the line above them kept nobody. */
export interface Otherwise<C, S, A> {
  readonly how: 'otherwise'
  readonly steps: readonly Step<C, S, A>[]
}

/** What a list is made of. */
export type Step<C, S, A> = Filter<C, S, A> | Either<C, S, A> | EitherAsked<C, S, A> | Otherwise<C, S, A>

/** The lines of one part of an `either`. */
export function part<C, S, A = void>(label: string, ...steps: readonly Step<C, S, A>[]): Part<C, S, A> {
  return { label, steps }
}

/** A part whose lines stand under a heading of their own. */
export function under<C, S, A>(cite: Citation, lines: Part<C, S, A>): Part<C, S, A> {
  return { ...lines, cite }
}

/** The lines of the applicable part; none if there is no such part. */
export function either<C, S, A = void>(
  pick: (situation: S, about: A) => string | undefined,
  parts: Readonly<Record<string, Part<C, S, A>>>,
): Either<C, S, A> {
  return { how: 'either', pick, parts }
}

/** Lines that are read only when a condition holds. The key names them. */
export function when<C, S, A = void>(
  key: string,
  label: string,
  condition: (situation: S, about: A) => boolean,
  ...steps: readonly Step<C, S, A>[]
): Either<C, S, A> {
  const pick = (situation: S, about: A): string | undefined => (condition(situation, about) ? key : undefined)
  return { how: 'either', pick, parts: { [key]: { label, steps } } }
}

/** As `either`, but which part applies is asked: a procedure finds it when its lines are reached, and not before. */
export function eitherAsked<C, S, A = void>(
  ask: (table: Table<S>, about: A) => Procedure<string | undefined>,
  parts: Readonly<Record<string, Part<C, S, A>>>,
): EitherAsked<C, S, A> {
  return { how: 'eitherAsked', ask, parts }
}

/** As `when`, but the condition is asked. */
export function whenAsked<C, S, A = void>(
  key: string,
  label: string,
  condition: (table: Table<S>, about: A) => Procedure<boolean>,
  ...steps: readonly Step<C, S, A>[]
): EitherAsked<C, S, A> {
  function* ask(table: Table<S>, about: A): Procedure<string | undefined> {
    return (yield* condition(table, about)) ? key : undefined
  }
  return { how: 'eitherAsked', ask, parts: { [key]: { label, steps } } }
}

/**
 * Lines that are read only where the line above kept nobody: a `must` above them is then skipped, as a `prefer` is. Under
 * a condition they are also read where it does not hold. Several of them in a row are tried one after another.
 */
export function otherwise<C, S, A = void>(...steps: readonly Step<C, S, A>[]): Otherwise<C, S, A> {
  return { how: 'otherwise', steps }
}

/** The lines of the reading in this match. */
export function byRuling<R extends string, C, S extends { readonly rulings: Readings }, A = void>(
  by: Ruling<R>,
  readings: Readonly<Partial<Record<R, readonly Step<C, S, A>[]>>>,
): Either<C, S, A> {
  const parts: Record<string, Part<C, S, A>> = {}
  for (const each of Object.keys(readings) as R[]) parts[each] = { steps: readings[each] ?? [] }
  return { how: 'either', ruling: by, parts, pick: (situation) => reading(situation, by) }
}
