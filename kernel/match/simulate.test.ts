import { expect, test } from 'vitest'
import { seededRandom } from '../ask/chance.ts'
import { resolveSettings } from '../ask/settings.ts'
import { simulate } from './simulate.ts'
import { smallGame } from '../small-game/index.ts'
import { MatchRecorder } from '../explain/match-recorder.ts'
import { type Replier, pendingSignal } from '../ask/table.ts'
import { LineCounts } from '../explain/line-counts.ts'
import { newMatch, playAtRandom, unwrap } from '../testing/index.ts'

const settings = () => unwrap(resolveSettings(smallGame, { options: { length: 5 } }))

function replies(seed: number): Replier {
  let chances = 0
  let steps = 0
  return (question) => {
    const random = question.to === 'chance' ? seededRandom(seed, chances) : seededRandom(seed + 1, steps)
    if (question.to === 'chance') chances += 1
    steps += 1
    return question.sample(random)
  }
}

test('a simulation ends where the same match ends when it is played', () => {
  for (const seed of [1, 2, 3]) {
    const match = playAtRandom(newMatch(smallGame, { options: { length: 5 } }, seed), seed + 1)
    const { situation, outcome, turns } = simulate(smallGame, settings(), replies(seed))
    expect(situation).toEqual(match.situation)
    expect(outcome).toEqual(match.outcome)
    expect(turns).toBe(situation.turn - 1)
  }
})

test('a recorder hears the same as in a match', () => {
  const match = playAtRandom(newMatch(smallGame, { options: { length: 5 } }, 4), 5)
  const story = new MatchRecorder<unknown>(() => ({ steps: 0, turns: 0 }))
  simulate(smallGame, settings(), replies(4), story)
  const byTheRules = match.log.filter(({ kind }) => kind !== 'answered')
  expect(story.told.map(({ kind }) => kind)).toEqual(byTheRules.map(({ kind }) => kind))
})

test('a recorder that only counts hears every line', () => {
  const tally = new LineCounts()
  simulate(smallGame, settings(), replies(4), tally)
  expect(tally.lines.get('small.target.1')?.reached).toBe(5)
})

test('a simulation cannot wait for an answer', () => {
  expect(() => simulate(smallGame, settings(), () => pendingSignal)).toThrow(
    'small.tracked was not answered: a simulation cannot wait.',
  )
})

test('who follows a simulation sees the table before set-up and before each turn', () => {
  const seen: number[] = []
  simulate(smallGame, settings(), replies(4), undefined, (table) => seen.push(table.now.turn))
  expect(seen).toEqual([1, 1, 2, 3, 4, 5])
})
