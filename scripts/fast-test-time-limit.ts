/** A fast test works for five seconds at most: of its own thread, so that other programs do not count. */
import { afterEach, beforeEach } from 'vitest'

const maxSeconds = 5

/** Refuses what a test took, in microseconds. */
export function assertWithinLimit({ user, system }: NodeJS.CpuUsage): void {
  const seconds = (user + system) / 1_000_000
  if (seconds > maxSeconds)
    throw new Error(
      `A fast test works for ${maxSeconds} s at most, this one for ${seconds.toFixed(1)} s. Make it smaller, or name its file *.slow.test.ts.`,
    )
}

let start: NodeJS.CpuUsage

beforeEach(() => {
  start = process.threadCpuUsage()
})

afterEach(() => {
  assertWithinLimit(process.threadCpuUsage(start))
})
