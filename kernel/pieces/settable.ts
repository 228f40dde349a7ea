import { noOrYes } from './counter-values.ts'
import type { Counter, CounterValue } from './layout.ts'

/** A number of the layout, and the situation with it set to something that it may be. */
export interface SettableIn<S> {
  readonly counter: Counter
  set(to: number | string): S
}

/** A number of the layout but for its value. */
export type NamedCounter = Omit<Counter, 'value' | 'reads' | 'among' | 'between' | 'several'>

/** A number from a lowest to a highest one; an entered position may hold more. */
export function settableNumber<S>(
  named: NamedCounter,
  value: number,
  [lowest, highest]: readonly [number, number],
  set: (to: number) => S,
): SettableIn<S> {
  const between = [Math.min(lowest, value), Math.max(highest, value)] as const
  return { counter: { ...named, value, between }, set: (to) => set(Number(to)) }
}

/** Something that is so or not. */
export function settableFlag<S>(named: NamedCounter, is: boolean, set: (to: boolean) => S): SettableIn<S> {
  return settableOne(named, is ? 1 : 0, noOrYes, (to) => set(to === 1))
}

/** One of a few things by their names. */
export function settableOne<S>(
  named: NamedCounter,
  value: number | string,
  among: readonly CounterValue[],
  set: (to: number | string) => S,
): SettableIn<S> {
  const reads = among.find((each) => each.value === value)?.reads
  return { counter: { ...named, value, among, ...(reads === undefined ? {} : { reads }) }, set }
}

/** Any of some things by their names. */
export function settableSome<S>(
  named: NamedCounter,
  values: readonly string[],
  several: readonly CounterValue[],
  set: (to: readonly string[]) => S,
): SettableIn<S> {
  const now = several.filter((each) => values.includes(String(each.value)))
  const value = now.map((each) => each.value).join(' ')
  return { counter: { ...named, value, several }, set: (to) => set(to === '' ? [] : String(to).split(' ')) }
}
