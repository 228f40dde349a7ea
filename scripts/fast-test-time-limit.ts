/** Limits the CPU time of a fast test; the time of its own thread, so that other programs do not matter. */
import { afterEach, beforeEach } from 'vitest'

const maxSeconds = 5

/** Throws if a CPU time, in microseconds, is above the limit. */
export function assertWithinLimit({ user, system }: NodeJS.CpuUsage): void {
  const seconds = (user + system) / 1_000_000
  if (seconds > maxSeconds)
    throw new Error(
      `A fast test may use at most ${maxSeconds} s of CPU time, this one used ${seconds.toFixed(1)} s. Make it smaller, or rename its file to *.slow.test.ts.`,
    )
}

let start: NodeJS.CpuUsage

beforeEach(() => {
  start = process.threadCpuUsage()
})

afterEach(() => {
  assertWithinLimit(process.threadCpuUsage(start))
})
