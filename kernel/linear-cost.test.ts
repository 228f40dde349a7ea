import { describe, expect, test } from 'vitest'
import { resume } from './conversation.ts'
import { smallGame } from './small-game/index.ts'
import { longMatch } from './small-game/long-match.ts'
import { value } from './small-game/matches.ts'
import { makeTranscript } from './transcript.ts'

/** The shortest of several times, in milliseconds of this thread's own work: the machine may be busy with more. */
function shortest(times: number, run: () => void): number {
  let best = Infinity
  for (let i = 0; i < times; i += 1) {
    const start = process.threadCpuUsage()
    run()
    const { user, system } = process.threadCpuUsage(start)
    best = Math.min(best, (user + system) / 1000)
  }
  return best
}

describe('a match of 5,000 answers', () => {
  const match = longMatch(5000)
  const { journal } = match

  test('plays again in under 50 ms', () => {
    expect(match.steps).toHaveLength(5000)
    expect(value(resume(smallGame, journal)).situation).toEqual(match.situation)
    expect(shortest(20, () => resume(smallGame, journal))).toBeLessThan(50)
  })
})

describe('the cost grows with the length of a match, and not with its square:', () => {
  const short = longMatch(2000).journal
  const long = longMatch(8000).journal

  /** Four times the length would cost sixteen times as much if the cost were quadratic. */
  const ratio = (cost: (journal: typeof short) => void): number => {
    let [few, many] = [Infinity, Infinity]
    for (let i = 0; i < 4; i += 1) {
      few = Math.min(
        few,
        shortest(2, () => cost(short)),
      )
      many = Math.min(
        many,
        shortest(2, () => cost(long)),
      )
    }
    return many / few
  }

  test('of playing it again', () => {
    expect(ratio((journal) => resume(smallGame, journal))).toBeLessThan(10)
  })

  test('of playing it', () => {
    expect(ratio(({ entries }) => longMatch(entries.length))).toBeLessThan(10)
  })

  test('of telling it', () => {
    expect(ratio((journal) => makeTranscript(smallGame, journal))).toBeLessThan(10)
  })
})
