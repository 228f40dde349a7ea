import type { Candidate } from './candidate.ts'
import type { CounterValue } from './layout.ts'
import {
  type NamedCounter,
  settableFlag,
  type SettableIn,
  settableNumber,
  settableOne,
  settableSome,
} from './settable.ts'
import { flag, integer, listOf, oneOf, optional, record, type Shape } from '../read/shape.ts'

/** A part of a situation as it is now: what it is of, its value, and the situation with another value. */
export interface Held<S, O, V> {
  readonly now: S
  readonly of: O
  readonly value: V
  readonly set: (to: V) => S
}

/** A part of a situation, declared once: how it is entered, and the numbers by which it is shown and corrected. */
export interface Kept<S, O, V> {
  /** Missing if the settings determine this part. */
  readonly shape: Shape<V> | undefined
  readonly numbers: (held: Held<S, O, V>) => readonly SettableIn<S>[]
}

/** All parts of something; one that is left out does not compile, but for the other names of a candidate. */
export type KeptFields<S, O> = {
  readonly [K in Exclude<keyof O, OtherNames>]-?: Kept<S, O, O[K]>
} & { readonly [K in OtherNames & keyof O]?: Kept<S, O, O[K]> }

type OtherNames = Exclude<keyof Candidate, 'id' | 'name'>

/** Something that may depend on the situation, and on what the part is of. */
type From<S, O, T> = T | ((now: S, of: O) => T)

/** The name of a number; undefined if there is none. */
type Naming<S, O> = From<S, O, NamedCounter | undefined>

function from<S, O, T extends object | undefined>(
  what: From<S, O, T>,
  { now, of }: Pick<Held<S, O, never>, 'now' | 'of'>,
): T {
  return typeof what === 'function' ? (what as (now: S, of: O) => T)(now, of) : what
}

/** A part that the settings give: it is neither entered nor corrected. */
export function given<S, O, V>(): Kept<S, O, V> {
  return { shape: undefined, numbers: () => [] }
}

/** A part that the settings determine: it may be in a position, but is ignored. */
export function restated<S, O, V>(): Kept<S, O, V> {
  return shownElsewhere({ schema: true, read: () => undefined as V })
}

/** A part that is entered and is no number: a name, or what pieces in their places show. */
export function shownElsewhere<S, O, V>(shape: NoInfer<Shape<V>>): Kept<S, O, V> {
  return { shape, numbers: () => [] }
}

/** A part with numbers of its own kind. */
export function keptAs<S, O, V>(
  shape: NoInfer<Shape<V>> | undefined,
  numbers: (held: Held<S, O, V>) => readonly SettableIn<S>[],
): Kept<S, O, V> {
  return { shape, numbers }
}

/** A part with one number, where it has a name. */
function keptBy<S, O, V>(
  shape: Shape<V> | undefined,
  named: Naming<S, O>,
  number: (name: NamedCounter, held: Held<S, O, V>) => SettableIn<S>,
): Kept<S, O, V> {
  return keptAs(shape, (held) => {
    const name = from(named, held)
    return name === undefined ? [] : [number(name, held)]
  })
}

/** A number from a lowest to a highest one. */
export function keptNumber<S, O>(
  named: Naming<S, O>,
  between: From<S, O, readonly [number, number]>,
  shape: Shape<number> | undefined = typeof between === 'function' ? undefined : integer(...between),
): Kept<S, O, number> {
  return keptBy(shape, named, (name, held) => settableNumber(name, held.value, from(between, held), held.set))
}

/** Something that is so or not. */
export function keptFlag<S, O>(named: Naming<S, O>): Kept<S, O, boolean> {
  return keptBy(flag, named, (name, { value, set }) => settableFlag(name, value, set))
}

/** One of a few things by their names. */
export function keptOne<S, O, V extends number | string>(
  named: Naming<S, O>,
  among: From<S, O, readonly CounterValue[]>,
  shape: NoInfer<Shape<V>> | undefined = typeof among === 'function' ? undefined : valueAmong(among),
): Kept<S, O, V> {
  return keptBy(shape, named, (name, held) =>
    settableOne(name, held.value, from(among, held), (to) => held.set(to as V)),
  )
}

function valueAmong<V>(among: readonly CounterValue[]): Shape<V> {
  return oneOf(...among.map(({ value }) => value as string)) as Shape<unknown> as Shape<V>
}

/** Any of some things by their names. */
export function keptSome<S, O>(
  named: Naming<S, O>,
  several: From<S, O, readonly CounterValue[]>,
  shape?: Shape<readonly string[]>,
): Kept<S, O, readonly string[]> {
  return keptBy(shape, named, (name, held) => settableSome(name, held.value, from(several, held), held.set))
}

/** A part that is omitted if it has its default. */
export function leftOut<S, O, V>(usual: V, part: Kept<S, O, V>): Kept<S, O, V | undefined> {
  return {
    shape: part.shape && optional(part.shape),
    numbers: ({ value = usual, set, ...held }) =>
      part.numbers({ ...held, value, set: (to) => set(to === usual ? undefined : to) }),
  }
}

/** A part that only some matches have. */
export function keptOptional<S, O, V>(part: Kept<S, O, V>): Kept<S, O, V | undefined> {
  return {
    shape: part.shape && optional(part.shape),
    numbers: ({ value, set, ...held }) => (value === undefined ? [] : part.numbers({ ...held, value, set })),
  }
}

/** Something with parts of its own. */
export function keptFields<S, P, O extends object>(
  fields: KeptFields<S, O>,
): Kept<S, P, O> & { readonly shape: Shape<O> } {
  const all = Object.entries(fields) as [keyof O & string, Kept<S, O, unknown>][]
  const shapes: Record<string, Shape<unknown>> = {}
  for (const [key, { shape }] of all) if (shape !== undefined) shapes[key] = shape
  return {
    shape: record(shapes) as Shape<unknown> as Shape<O>,
    numbers: ({ now, value: of, set }) =>
      all.flatMap(([key, part]) =>
        part.numbers({ now, of, value: of[key], set: (to) => set(changed(of, key, to)) }),
      ),
  }
}

/** The same with one part changed; what is undefined is left out. */
function changed<O extends object>(of: O, key: keyof O & string, to: unknown): O {
  if (to !== undefined) return { ...of, [key]: to }
  return Object.fromEntries(Object.entries(of).filter(([each]) => each !== key)) as O
}

/** A list of such, as they stand. */
export function keptEach<S, P, O>(part: Kept<S, P, O>, most?: number): Kept<S, P, readonly O[]> {
  return {
    shape: part.shape && listOf(part.shape, most),
    numbers: ({ now, of, value: all, set }) =>
      all.flatMap((value, at) => part.numbers({ now, of, value, set: (to) => set(all.with(at, to)) })),
  }
}
