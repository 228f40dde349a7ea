import { describe, expect, test } from 'vitest'
import { memoizeByObject, memoizeByObjects, memoizeByPart, memoizeRecent } from './memoize.ts'

interface Named {
  readonly name: string
}

const one: Named = { name: 'one' }
const two: Named = { name: 'two' }

describe('once for an object', () => {
  test('each object is computed once, in whatever order they are asked for', () => {
    const computed: string[] = []
    const lengthOf = memoizeByObject(({ name }: Named) => computed.push(name))
    expect([lengthOf(one), lengthOf(one), lengthOf(two), lengthOf(one)]).toEqual([1, 1, 2, 1])
    expect(computed).toEqual(['one', 'two'])
  })

  test('an equal object is another one', () => {
    const computed: string[] = []
    const lengthOf = memoizeByObject(({ name }: Named) => computed.push(name))
    lengthOf(one)
    lengthOf({ ...one })
    expect(computed).toEqual(['one', 'one'])
  })

  test('of two objects each pair is computed once, and the order matters', () => {
    const computed: string[] = []
    const pair = memoizeByObjects((a: Named, b: Named) => {
      computed.push(`${a.name} ${b.name}`)
      return `${a.name}-${b.name}`
    })
    expect([pair(one, two), pair(two, one), pair(one, two)]).toEqual(['one-two', 'two-one', 'one-two'])
    expect(computed).toEqual(['one two', 'two one'])
  })
})

describe('once per part of a situation', () => {
  test('parts are kept until the situation changes', () => {
    const computed: string[] = []
    const of = memoizeByPart((now: Named, part: string) => {
      computed.push(part)
      return `${part} of ${now.name}`
    })
    expect([of(one, 'a'), of(one, 'b'), of(one, 'a')]).toEqual(['a of one', 'b of one', 'a of one'])
    expect(computed).toEqual(['a', 'b'])
    expect([of(two, 'a'), of(one, 'a')]).toEqual(['a of two', 'a of one'])
    expect(computed).toEqual(['a', 'b', 'a', 'a'])
  })
})

describe('the last calls', () => {
  test('six calls are kept by all their arguments, the oldest goes first', () => {
    const computed: number[] = []
    const sum = memoizeRecent((a: number, b: number) => {
      computed.push(a)
      return a + b
    })
    for (const a of [1, 2, 3, 4, 5, 6]) sum(a, 0)
    expect(sum(1, 0)).toBe(1)
    expect(computed).toEqual([1, 2, 3, 4, 5, 6])
    expect(sum(1, 1)).toBe(2)
    expect(computed).toEqual([1, 2, 3, 4, 5, 6, 1])
    sum(2, 0)
    sum(1, 0)
    expect(computed).toEqual([1, 2, 3, 4, 5, 6, 1, 1])
  })

  test('a call with fewer or more arguments is another call', () => {
    const count = memoizeRecent((...all: readonly number[]) => all.length)
    expect([count(1, 2), count(1), count(1, 2, 3), count(1, 2)]).toEqual([2, 1, 3, 2])
  })
})
