import { describe, expect, test } from 'vitest'
import { resumeMatch } from '../replay/resume-match.ts'
import { smallGame } from '../small-game/index.ts'
import { longMatch } from '../small-game/long-match.ts'
import { unwrap } from '../testing/index.ts'
import { makeTranscript } from '../replay/transcript.ts'

/** Milliseconds of this thread per run. The system counts ticks, so that a single short run may seem to take none. */
function cpu(runs: number, run: () => void): number {
  const start = process.threadCpuUsage()
  for (let at = 0; at < runs; at += 1) run()
  const { user, system } = process.threadCpuUsage(start)
  return (user + system) / 1000 / runs
}

/** The minimum of several times: other load only ever adds. */
function shortest(times: number, runs: number, run: () => void): number {
  return Math.min(...Array.from({ length: times }, () => cpu(runs, run)))
}

/** Takes 8 ms on the machine on which the limit below was set. */
function yardstick(): number {
  let sum = 0
  for (let at = 0; at < 2_000_000; at += 1) sum = (sum * 31 + at) % 1_000_003
  return sum
}

/** How many times slower this machine is than that one. */
function slowness(): number {
  return Math.max(1, shortest(6, 5, yardstick) / 8)
}

describe('a match of 5,000 answers', () => {
  const match = longMatch(5000)
  const { journal } = match

  test('plays again in under 50 ms, and in as many times more as the machine is slower', () => {
    expect(match.steps).toHaveLength(5000)
    expect(unwrap(resumeMatch(smallGame, journal)).situation).toEqual(match.situation)
    expect(shortest(6, 5, () => resumeMatch(smallGame, journal))).toBeLessThan(50 * slowness())
  })
})

describe('the cost grows with the length of a match, and not with its square:', () => {
  const short = longMatch(2000).journal
  const long = longMatch(8000).journal

  /** Four times the length would cost sixteen times as much if the cost were quadratic. */
  const ratio = (cost: (journal: typeof short) => void): number => {
    let [few, many] = [Infinity, Infinity]
    for (let i = 0; i < 6; i += 1) {
      few = Math.min(
        few,
        cpu(8, () => cost(short)),
      )
      many = Math.min(
        many,
        cpu(2, () => cost(long)),
      )
    }
    return many / few
  }

  test('of playing it again', () => {
    expect(ratio((journal) => resumeMatch(smallGame, journal))).toBeLessThan(10)
  })

  test('of playing it', () => {
    expect(ratio(({ entries }) => longMatch(entries.length))).toBeLessThan(10)
  })

  test('of telling it', () => {
    expect(ratio((journal) => makeTranscript(smallGame, journal))).toBeLessThan(10)
  })
})
