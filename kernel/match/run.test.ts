import { describe, expect, test } from 'vitest'
import { resume } from '../replay/resume.ts'
import type { Entry, Journal } from './journal.ts'
import { beginning, Run } from './run.ts'
import { smallGame } from '../small-game/index.ts'
import { trackedMatch } from '../small-game/matches.ts'
import { newMatch, playAtRandom, problem, value } from '../testing/index.ts'

const played = (): Journal => playAtRandom(newMatch(smallGame, { options: { length: 2 } }, 3), 3).journal
const replayed = (entries: readonly Entry[]) => problem(resume(smallGame, { ...played(), entries }))
const changed = (at: number, change: object) =>
  played().entries.map((entry, place) => (place === at ? { ...entry, ...change } : entry))
const turnAt = (nth: number) => played().entries.findIndex((entry) => 'turn' in entry && entry.turn === nth)

describe('a replay stops with the place', () => {
  const otherSituation =
    'With the same answers, the next turn now ends in another situation than when it was played.'

  test('when the rules ask another question', () => {
    const asked = 'Step 1 answered another question. The rules now ask: Does the program follow the table?'
    expect(replayed(changed(0, { q: 'small.weather' }))).toBe(asked)
    expect(replayed(played().entries.slice(1))).toBe(asked)
  })

  test('when the question does not take the answer', () => {
    expect(replayed(changed(1, { a: 31 }))).toBe(
      'Step 2 answered 31, which is no longer possible. The question is: How far does the raider stand from hill?',
    )
  })

  test('when a turn ends in another situation', () => {
    expect(replayed(changed(turnAt(2), { digest: '00000000' }))).toBe(otherSituation)
  })

  test('when an answer that the rules take leads to another situation', () => {
    expect(replayed(changed(1, { a: 30 }))).toBe(otherSituation)
  })

  test('when the match is over and the journal goes on', () => {
    const more: Entry = { q: 'small.card', a: ['raid'], by: 'seed' }
    const { entries } = played()
    const { length } = entries.filter((entry) => 'q' in entry)
    expect(replayed([...entries, more])).toBe(`By these rules the match is over after step ${length}.`)
  })

  test('when a correction cannot be made', () => {
    const wrong: Entry = { correct: [{ move: 'supply', from: 'loot', to: 'hill', count: 1 }] }
    expect(replayed([wrong])).toBe(
      'Step 1 corrected the table in a way that is no longer possible: There is no supply at loot to be moved.',
    )
  })

  test('when an overruled decision is not reached', () => {
    const { entries } = trackedMatch(undefined, undefined, { options: { length: 2 } }).journal
    const never: Entry = { overrule: { decision: 5, list: 'small.target', after: 6, turn: 1, reason: 'x' } }
    expect(replayed([...entries, never])).toBe(
      'Step 7 overruled a decision that the rules no longer make at that point.',
    )
  })

  test('when an entry does not fit those before it', () => {
    expect(replayed([{ undo: 1 }])).toBe(
      'Entry 1 of the journal does not fit: 1 steps to undo, but there were only 0.',
    )
  })

  test('and leaves the journal as it is', () => {
    const wrong: Journal = { ...played(), entries: changed(0, { q: 'small.weather' }) }
    const copy = JSON.stringify(wrong)
    resume(smallGame, wrong)
    expect(JSON.stringify(wrong)).toBe(copy)
  })
})

describe('a run that keeps nothing', () => {
  const run = () => {
    const match = value(resume(smallGame, played()))
    const from = beginning(smallGame.begin(match.journal.settings), true)
    const { steps } = match
    return { match, run: new Run({ game: smallGame, steps, from, recording: false }, steps.length) }
  }

  test('has no log, and the same end as the match', () => {
    const { match, run: silent } = run()
    expect(silent.told).toEqual([])
    expect(silent.situation).toEqual(match.situation)
    expect(silent.outcome?.way).toBe('held')
  })

  test('can be played again from any of its turns', () => {
    const { match, run: silent } = run()
    silent.replay(silent.snapshotBefore(12), 12)
    expect(silent.steps).toBe(12)
    expect(silent.turns).toBe(match.look(12).turns)
    silent.replay(silent.snapshotBefore(12), match.steps.length)
    expect(silent.situation).toEqual(match.situation)
  })
})

test('a fault of the rules themselves is not taken for a fault of the journal', () => {
  const broken = {
    ...smallGame,
    outcome: () => {
      throw new Error('a fault of the rules')
    },
  }
  expect(() => resume(broken, played())).toThrow('a fault of the rules')
})

test('a replay that fits leads to the end of the match', () => {
  const match = value(resume(smallGame, played()))
  expect(match.outcome?.way).toBe('held')
  expect(match.question).toBeUndefined()
})
