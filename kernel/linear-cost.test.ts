import { describe, expect, test } from 'vitest'
import { resume } from './conversation.ts'
import { smallGame } from './small-game/index.ts'
import { longMatch } from './small-game/long-match.ts'
import { value } from './small-game/matches.ts'
import { makeTranscript } from './transcript.ts'

/** Milliseconds of this thread's own work: the machine may be busy with more. */
function cpu(run: () => void): number {
  const start = process.threadCpuUsage()
  run()
  const { user, system } = process.threadCpuUsage(start)
  return (user + system) / 1000
}

/** The least of several times: what others do beside it only ever adds. */
function shortest(times: number, run: () => void): number {
  return Math.min(...Array.from({ length: times }, () => cpu(run)))
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
    for (let i = 0; i < 12; i += 1) {
      few = Math.min(
        few,
        cpu(() => cost(short)),
      )
      many = Math.min(
        many,
        cpu(() => cost(long)),
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
