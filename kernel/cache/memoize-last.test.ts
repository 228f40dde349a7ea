import { expect, test } from 'vitest'
import { memoizeLast } from './memoize.ts'

interface Situation {
  readonly stones: number
}

function counted(): { readonly of: (situation: Situation) => number | undefined; readonly asked: number[] } {
  const asked: number[] = []
  const of = memoizeLast(({ stones }: Situation) => {
    asked.push(stones)
    return stones === 0 ? undefined : 2 * stones
  })
  return { of, asked }
}

test('a value is computed once for a situation', () => {
  const { of, asked } = counted()
  const now = { stones: 3 }
  expect([of(now), of(now), of(now)]).toEqual([6, 6, 6])
  expect(asked).toEqual([3])
})

test('another situation is computed again, also an equal one and an earlier one', () => {
  const { of, asked } = counted()
  const now = { stones: 3 }
  expect([of(now), of({ stones: 4 }), of({ stones: 4 }), of(now)]).toEqual([6, 8, 8, 6])
  expect(asked).toEqual([3, 4, 4, 3])
})

test('undefined is kept too, and a failure is not', () => {
  const { of, asked } = counted()
  const none = { stones: 0 }
  expect([of(none), of(none)]).toEqual([undefined, undefined])
  expect(asked).toEqual([0])
  const fails = memoizeLast((): number => {
    throw new Error('no stones')
  })
  expect(() => fails(none)).toThrow('no stones')
  expect(() => fails(none)).toThrow('no stones')
})

test('a situation may be undefined', () => {
  let calls = 0
  const one = memoizeLast((): number => {
    calls += 1
    return 1
  })
  expect([one(undefined), one(undefined), calls]).toEqual([1, 1, 1])
})
