import { expect, test } from 'vitest'
import { WorkerSignal } from './signal.ts'

const long = 60_000

test('wakes everyone who waits', async () => {
  const signal = new WorkerSignal()
  const waiting = Promise.all([signal.wait(signal.count, long), signal.wait(signal.count, long)])
  signal.give()
  await expect(waiting).resolves.toHaveLength(2)
})

test('a call between looking and waiting is not missed', async () => {
  const signal = new WorkerSignal()
  const { count } = signal
  signal.give()
  await expect(signal.wait(count, long)).resolves.toBeUndefined()
})

test('ends by itself after the time', async () => {
  const signal = new WorkerSignal()
  await expect(signal.wait(signal.count, 1)).resolves.toBeUndefined()
})
