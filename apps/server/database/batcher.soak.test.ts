import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Batcher } from './batcher.ts'

function doublingBatcher(maxBatchSize: number, maxConcurrent: number) {
  const batches: (readonly number[])[] = []
  const batcher = new Batcher<number, number>({
    run: async (items) => {
      batches.push(items)
      await sleep(5)
      if (items.includes(13)) throw new Error('thirteen')
      return items.map((item) => item * 2)
    },
    key: (item) => String(item % 100),
    maxBatchSize,
    maxConcurrent,
  })
  return { batcher, batches }
}

test('concurrent items are processed in one batch, and each gets its own result', async () => {
  const { batcher, batches } = doublingBatcher(10, 1)
  expect(await Promise.all([1, 2, 3].map((n) => batcher.add(n)))).toEqual([2, 4, 6])
  expect(batches).toEqual([[1, 2, 3]])
})

test('a batch has a maximum size, and no two items with the same key', async () => {
  const { batcher, batches } = doublingBatcher(3, 1)
  const answers = await Promise.all([1, 101, 2, 3, 4].map((n) => batcher.add(n)))
  expect(answers).toEqual([2, 202, 4, 6, 8])
  expect(batches).toEqual([
    [1, 2, 3],
    [101, 4],
  ])
})

test('a failing item does not affect the others', async () => {
  const { batcher } = doublingBatcher(10, 2)
  const answers = await Promise.allSettled([1, 13, 3].map((n) => batcher.add(n)))
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(await batcher.add(5)).toBe(10)
})
