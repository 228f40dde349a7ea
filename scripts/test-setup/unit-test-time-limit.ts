/** Limits the CPU time of a unit test, measured on its own thread to exclude other programs. */
import { afterEach, beforeEach } from 'vitest'

const maxSeconds = 5

/** In microseconds. */
export function assertWithinLimit({ user, system }: NodeJS.CpuUsage): void {
  const seconds = (user + system) / 1_000_000
  if (seconds > maxSeconds)
    throw new Error(
      `A unit test may use at most ${maxSeconds} s of CPU time, this one used ${seconds.toFixed(1)} s. Make it smaller, or rename its file to *.soak.test.ts.`,
    )
}

let start: NodeJS.CpuUsage

beforeEach(() => {
  start = process.threadCpuUsage()
})

afterEach(() => {
  assertWithinLimit(process.threadCpuUsage(start))
})
