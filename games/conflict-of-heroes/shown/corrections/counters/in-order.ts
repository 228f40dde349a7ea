import { type CounterValue, message } from '@opfor/kernel'
import type { Situation } from '../../../table/situation.ts'
import type { Settable } from './settable.ts'

const came = message('coh.counter.before', 'what came before and after {what}')
const itself = message('coh.counter.key', '{key}')

/** Keys of the things in a list; of several with the same key the later ones are numbered. */
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
 * The order in which things came that lie in different places, or in none: for each of them, which came before it and
 * which after. Set one after another, they come into order whichever have come or gone meanwhile.
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
      counter: { id: `before.${list}.${key}`, name, value, several, note: true, inner: true },
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

function valueOf(value: string): CounterValue {
  return { value, reads: { ...itself, params: { key: value } } }
}

/** What is wanted, in the order of before; what is new comes last. */
export function keptInOrder(before: readonly string[], wanted: readonly string[]): readonly string[] {
  return [
    ...before.filter((each) => wanted.includes(each)),
    ...wanted.filter((each) => !before.includes(each)),
  ]
}
