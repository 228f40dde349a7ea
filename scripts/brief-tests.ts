/** A fast test works for five seconds at most: of its own thread, so that other programs do not count. */
import { afterEach, beforeEach } from 'vitest'

const most = 5

/** Refuses what a test took, in microseconds. */
export function refuseLong({ user, system }: NodeJS.CpuUsage): void {
  const seconds = (user + system) / 1_000_000
  if (seconds > most)
    throw new Error(
      `A fast test works for ${most} s at most, this one for ${seconds.toFixed(1)} s. Make it smaller, or name its file *.slow.test.ts.`,
    )
}

let begun: NodeJS.CpuUsage

beforeEach(() => {
  begun = process.threadCpuUsage()
})

afterEach(() => {
  refuseLong(process.threadCpuUsage(begun))
})
