import type { Candidate } from './candidate.ts'
import type { AllowedValue } from './layout.ts'
import {
  type TableValueSpec,
  booleanSetter,
  type ValueSetter,
  numberSetter,
  choiceSetter,
  multiChoiceSetter,
} from './value-setter.ts'
import { bool, integer, listOf, oneOf, optional, record, type Shape } from '../read/shape.ts'

/** The owner of a field, its value, and the situation with another value. */
export interface FieldRef<S, O, V> {
  readonly now: S
  readonly of: O
  readonly value: V
  readonly set: (to: V) => S
}

/** How a field is entered, and the numbers by which it is shown and corrected. */
export interface FieldSpec<S, O, V> {
  /** Missing if the settings determine the field. */
  readonly shape: Shape<V> | undefined
  readonly numbers: (held: FieldRef<S, O, V>) => readonly ValueSetter<S>[]
}

/** A missing field does not compile, except for the other names of a candidate. */
export type FieldSpecs<S, O> = {
  readonly [K in Exclude<keyof O, OtherNames>]-?: FieldSpec<S, O, O[K]>
} & { readonly [K in OtherNames & keyof O]?: FieldSpec<S, O, O[K]> }

type OtherNames = Exclude<keyof Candidate, 'id' | 'name'>

/** May depend on the situation and on the field's owner. */
type From<S, O, T> = T | ((now: S, of: O) => T)

type Naming<S, O> = From<S, O, TableValueSpec | undefined>

function from<S, O, T extends object | undefined>(
  what: From<S, O, T>,
  { now, of }: Pick<FieldRef<S, O, never>, 'now' | 'of'>,
): T {
  return typeof what === 'function' ? (what as (now: S, of: O) => T)(now, of) : what
}

export function settingsField<S, O, V>(): FieldSpec<S, O, V> {
  return { shape: undefined, numbers: () => [] }
}

/** May be in a position, but is ignored: the settings determine it. */
export function ignoredField<S, O, V>(): FieldSpec<S, O, V> {
  return hiddenField({ schema: true, read: () => undefined as V })
}

/** Entered, but no number: a name, or a field that piece places show. */
export function hiddenField<S, O, V>(shape: NoInfer<Shape<V>>): FieldSpec<S, O, V> {
  return { shape, numbers: () => [] }
}

export function customField<S, O, V>(
  shape: NoInfer<Shape<V>> | undefined,
  numbers: (held: FieldRef<S, O, V>) => readonly ValueSetter<S>[],
): FieldSpec<S, O, V> {
  return { shape, numbers }
}

function keptBy<S, O, V>(
  shape: Shape<V> | undefined,
  named: Naming<S, O>,
  number: (name: TableValueSpec, held: FieldRef<S, O, V>) => ValueSetter<S>,
): FieldSpec<S, O, V> {
  return customField(shape, (held) => {
    const name = from(named, held)
    return name === undefined ? [] : [number(name, held)]
  })
}

export function numberField<S, O>(
  named: Naming<S, O>,
  between: From<S, O, readonly [number, number]>,
  shape: Shape<number> | undefined = typeof between === 'function' ? undefined : integer(...between),
): FieldSpec<S, O, number> {
  return keptBy(shape, named, (name, held) => numberSetter(name, held.value, from(between, held), held.set))
}

export function booleanField<S, O>(named: Naming<S, O>): FieldSpec<S, O, boolean> {
  return keptBy(bool, named, (name, { value, set }) => booleanSetter(name, value, set))
}

export function choiceField<S, O, V extends number | string>(
  named: Naming<S, O>,
  among: From<S, O, readonly AllowedValue[]>,
  shape: NoInfer<Shape<V>> | undefined = typeof among === 'function' ? undefined : valueAmong(among),
): FieldSpec<S, O, V> {
  return keptBy(shape, named, (name, held) =>
    choiceSetter(name, held.value, from(among, held), (to) => held.set(to as V)),
  )
}

function valueAmong<V>(among: readonly AllowedValue[]): Shape<V> {
  return oneOf(...among.map(({ value }) => value as string)) as Shape<unknown> as Shape<V>
}

export function multiChoiceField<S, O>(
  named: Naming<S, O>,
  several: From<S, O, readonly AllowedValue[]>,
  shape?: Shape<readonly string[]>,
): FieldSpec<S, O, readonly string[]> {
  return keptBy(shape, named, (name, held) =>
    multiChoiceSetter(name, held.value, from(several, held), held.set),
  )
}

export function withDefault<S, O, V>(usual: V, part: FieldSpec<S, O, V>): FieldSpec<S, O, V | undefined> {
  return {
    shape: part.shape && optional(part.shape),
    numbers: ({ value = usual, set, ...held }) =>
      part.numbers({ ...held, value, set: (to) => set(to === usual ? undefined : to) }),
  }
}

export function optionalField<S, O, V>(part: FieldSpec<S, O, V>): FieldSpec<S, O, V | undefined> {
  return {
    shape: part.shape && optional(part.shape),
    numbers: ({ value, set, ...held }) => (value === undefined ? [] : part.numbers({ ...held, value, set })),
  }
}

export function objectField<S, P, O extends object>(
  fields: FieldSpecs<S, O>,
): FieldSpec<S, P, O> & { readonly shape: Shape<O> } {
  const all = Object.entries(fields) as [keyof O & string, FieldSpec<S, O, unknown>][]
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

/** Omits undefined values. */
function changed<O extends object>(of: O, key: keyof O & string, to: unknown): O {
  if (to !== undefined) return { ...of, [key]: to }
  return Object.fromEntries(Object.entries(of).filter(([each]) => each !== key)) as O
}

export function listField<S, P, O>(part: FieldSpec<S, P, O>, most?: number): FieldSpec<S, P, readonly O[]> {
  return {
    shape: part.shape && listOf(part.shape, most),
    numbers: ({ now, of, value: all, set }) =>
      all.flatMap((value, at) => part.numbers({ now, of, value, set: (to) => set(all.with(at, to)) })),
  }
}
