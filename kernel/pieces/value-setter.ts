import { type TableValue, type AllowedValue, booleanValues } from './layout.ts'

export interface ValueSetter<S> {
  readonly counter: TableValue
  set(to: number | string): S
}

export type TableValueSpec = Omit<TableValue, 'value' | 'text' | 'allowedValues' | 'range' | 'several'>

/** An entered position may exceed the limits. */
export function numberSetter<S>(
  named: TableValueSpec,
  value: number,
  [lowest, highest]: readonly [number, number],
  set: (to: number) => S,
): ValueSetter<S> {
  const range = [Math.min(lowest, value), Math.max(highest, value)] as const
  return { counter: { ...named, value, range }, set: (to) => set(Number(to)) }
}

export function booleanSetter<S>(
  named: TableValueSpec,
  is: boolean,
  set: (to: boolean) => S,
): ValueSetter<S> {
  return choiceSetter(named, is ? 1 : 0, booleanValues, (to) => set(to === 1))
}

export function choiceSetter<S>(
  named: TableValueSpec,
  value: number | string,
  allowedValues: readonly AllowedValue[],
  set: (to: number | string) => S,
): ValueSetter<S> {
  const text = allowedValues.find((each) => each.value === value)?.text
  return { counter: { ...named, value, allowedValues, ...(text === undefined ? {} : { text }) }, set }
}

export function multiChoiceSetter<S>(
  named: TableValueSpec,
  values: readonly string[],
  several: readonly AllowedValue[],
  set: (to: readonly string[]) => S,
): ValueSetter<S> {
  const now = several.filter((each) => values.includes(String(each.value)))
  const value = now.map((each) => each.value).join(' ')
  return { counter: { ...named, value, several }, set: (to) => set(to === '' ? [] : String(to).split(' ')) }
}
