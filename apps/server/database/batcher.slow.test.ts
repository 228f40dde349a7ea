import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Together } from './batcher.ts'

function doubling(most: number, rounds: number) {
  const ran: (readonly number[])[] = []
  const together = new Together<number, number>({
    run: async (items) => {
      ran.push(items)
      await sleep(5)
      if (items.includes(13)) throw new Error('thirteen')
      return items.map((item) => item * 2)
    },
    key: (item) => String(item % 100),
    most,
    rounds,
  })
  return { together, ran }
}

test('what is asked at the same moment is done in one round, and each gets its own answer', async () => {
  const { together, ran } = doubling(10, 1)
  expect(await Promise.all([1, 2, 3].map((n) => together.add(n)))).toEqual([2, 4, 6])
  expect(ran).toEqual([[1, 2, 3]])
})

test('a round has its limit, and two with the same key are not in one', async () => {
  const { together, ran } = doubling(3, 1)
  const answers = await Promise.all([1, 101, 2, 3, 4].map((n) => together.add(n)))
  expect(answers).toEqual([2, 202, 4, 6, 8])
  expect(ran).toEqual([
    [1, 2, 3],
    [101, 4],
  ])
})

test('one that fails spoils it for nobody else', async () => {
  const { together } = doubling(10, 2)
  const answers = await Promise.allSettled([1, 13, 3].map((n) => together.add(n)))
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(await together.add(5)).toBe(10)
})
