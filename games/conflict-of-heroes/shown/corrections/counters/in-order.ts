import { type AllowedValue, message, type ValueSetter } from '@opfor/kernel'
import type { Situation } from '../../../table/situation.ts'

export type Settable = ValueSetter<Situation>

/** Of two with the same value the first counts. */
export function distinctValues(values: readonly AllowedValue[]): readonly AllowedValue[] {
  const seen = new Map<number | string, AllowedValue>()
  for (const each of values) if (!seen.has(each.value)) seen.set(each.value, each)
  return [...seen.values()]
}

const came = message('coh.counter.before', 'what came before and after {what}')
const itself = message('coh.counter.key', '{key}')

/** Later duplicates of a key are numbered. */
export function keysOf<T>(list: readonly T[], keyOf: (item: T) => string): readonly string[] {
  const counts = new Map<string, number>()
  return list.map((item) => {
    const key = keyOf(item)
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count === 1 ? key : `${key}:${count}`
  })
}

/**
 * Each item lists those before and after it. Applied one after another, they restore the order despite additions and removals.
 */
export function inOrder<T>(
  list: string,
  items: readonly T[],
  keyOf: (item: T) => string,
  set: (items: readonly T[]) => Situation,
): readonly Settable[] {
  const keys = keysOf(items, keyOf)
  const turns = new Map(keys.map((key, at) => [key, at]))
  const sorted = keys.toSorted()
  const several = sorted.flatMap((key) => [earlier(key), later(key)].map(valueOf))
  return items.map((item, at) => {
    const key = keys[at] ?? ''
    const others = sorted.filter((each) => each !== key)
    const value = others.map((each) => ((turns.get(each) ?? 0) < at ? earlier(each) : later(each))).join(' ')
    const name = { ...came, params: { what: key } }
    return {
      counter: { id: `before.${list}.${key}`, name, value, several, note: true, isNested: true },
      set: (to) => {
        const first = new Set(String(to).split(' '))
        const isFirst = (_: T, other: number): boolean =>
          other !== at && first.has(earlier(keys[other] ?? ''))
        const isLast = (_: T, other: number): boolean =>
          other !== at && !first.has(earlier(keys[other] ?? ''))
        return set([...items.filter(isFirst), item, ...items.filter(isLast)])
      },
    }
  })
}

function earlier(key: string): string {
  return `<${key}`
}

function later(key: string): string {
  return `>${key}`
}

function valueOf(value: string): AllowedValue {
  return { value, text: { ...itself, params: { key: value } } }
}

/** New items come last. */
export function keptInOrder(before: readonly string[], wanted: readonly string[]): readonly string[] {
  return [
    ...before.filter((each) => wanted.includes(each)),
    ...wanted.filter((each) => !before.includes(each)),
  ]
}
