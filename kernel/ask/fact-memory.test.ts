import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { FactMemory } from './fact-memory.ts'

const told = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.integer({ min: 0, max: 9 })))

function memoryOf(facts: readonly (readonly [string, number])[]): FactMemory {
  const memory = new FactMemory()
  for (const [key, value] of facts) memory.remember(key, value)
  return memory
}

const recalled = (memory: FactMemory) => ['a', 'b', 'c', 'd'].map((key) => memory.recall(key))

test('the last value of a key is returned', () => {
  const memory = memoryOf([
    ['a', 1],
    ['b', 2],
    ['a', 3],
  ])
  expect(recalled(memory)).toEqual([3, 2, undefined, undefined])
  expect(memory.length).toBe(3)
})

test('truncating removes the later entries', () => {
  fc.assert(
    fc.property(told, told, (first, later) => {
      const memory = memoryOf([...first, ...later])
      memory.backTo(first.length)
      expect(recalled(memory)).toEqual(recalled(memoryOf(first)))
      expect(memory.length).toBe(first.length)
    }),
  )
})

test('truncating to a greater length changes nothing', () => {
  const memory = memoryOf([['a', 1]])
  memory.backTo(5)
  expect(recalled(memory)).toEqual([1, undefined, undefined, undefined])
  expect(memory.length).toBe(1)
})

test('a fork knows what was known at a length', () => {
  fc.assert(
    fc.property(told, told, (first, later) => {
      const fork = memoryOf([...first, ...later]).fork(first.length)
      expect(recalled(fork)).toEqual(recalled(memoryOf(first)))
    }),
  )
})

test('a fork without a length has all entries, and is independent', () => {
  const memory = memoryOf([
    ['a', 1],
    ['a', 2],
  ])
  const fork = memory.fork()
  fork.remember('b', 5)
  memory.remember('c', 6)
  expect(recalled(fork)).toEqual([2, 5, undefined, undefined])
  expect(recalled(memory)).toEqual([2, undefined, 6, undefined])
})

test('a fork does not have later entries', () => {
  const memory = memoryOf([
    ['a', 1],
    ['b', 2],
  ])
  expect(memory.fork(0).length).toBe(0)
  expect(memory.fork(1).length).toBe(1)
})

test('back to a length also in a fork', () => {
  const fork = memoryOf([['a', 1]]).fork()
  const length = fork.length
  fork.remember('a', 2)
  fork.backTo(length)
  expect(recalled(fork)).toEqual([1, undefined, undefined, undefined])
})
