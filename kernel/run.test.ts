import { describe, expect, test } from 'vitest'
import { resume } from './conversation.ts'
import type { Entry, Journal } from './journal.ts'
import { beginning, Run } from './run.ts'
import { smallGame } from './small-game/index.ts'
import { opened, playAtRandom, problem, trackedMatch, value } from './small-game/matches.ts'

const played = (): Journal => playAtRandom(opened(3, { options: { length: 2 } }), 3).journal
const replayed = (entries: readonly Entry[]) => problem(resume(smallGame, { ...played(), entries }))
const changed = (at: number, change: object) =>
  played().entries.map((entry, place) => (place === at ? { ...entry, ...change } : entry))
const turnAt = (nth: number) => played().entries.findIndex((entry) => 'turn' in entry && entry.turn === nth)

describe('a replay stops and says where', () => {
  test('when the rules ask another question', () => {
    expect(replayed(changed(0, { q: 'small.weather' }))).toBe(
      'Step 1 answers small.weather; the rules ask small.tracked.',
    )
    expect(replayed(played().entries.slice(1))).toBe(
      'Step 1 answers small.setup; the rules ask small.tracked.',
    )
  })

  test('when the question does not take the answer', () => {
    expect(replayed(changed(1, { a: 31 }))).toBe(
      'Step 2 answers small.setup with 31: A number from 0 to 30 is expected, not 31.',
    )
  })

  test('when a turn ends in another situation', () => {
    const at = turnAt(2)
    const kept = played().entries[at] as { readonly digest: string }
    expect(replayed(changed(at, { digest: '00000000' }))).toBe(
      `Turn 2 ended in another situation (digest ${kept.digest}) than the journal says (00000000).`,
    )
  })

  test('when an answer that the rules take leads to another situation', () => {
    expect(replayed(changed(1, { a: 30 }))).toMatch(/^Turn 1 ended in another situation/)
  })

  test('when the match is over and the journal goes on', () => {
    const more: Entry = { q: 'small.card', a: ['raid'], by: 'seed' }
    const { entries } = played()
    const { length } = entries.filter((entry) => 'q' in entry)
    expect(replayed([...entries, more])).toBe(
      `The match is over after ${length} steps, but the journal goes on.`,
    )
  })

  test('when a correction cannot be made', () => {
    const wrong: Entry = { correct: [{ move: 'supply', from: 'loot', to: 'hill', count: 1 }] }
    expect(replayed([wrong])).toBe('Step 1 corrects: There are not 1 supplies at loot.')
  })

  test('when an overruled decision is not reached', () => {
    const { entries } = trackedMatch(undefined, undefined, { options: { length: 2 } }).journal
    const never: Entry = { overrule: { decision: 5, list: 'small.target', after: 6, turn: 1, reason: 'x' } }
    expect(replayed([...entries, never])).toBe(
      'Step 7 overrules a decision of small.target; the rules ask small.card.',
    )
  })

  test('when an entry does not fit those before it', () => {
    expect(replayed([{ undo: 1 }])).toBe('Entry 1 of the journal: 1 steps to undo, but there were only 0.')
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

  test('has nothing to tell, and ends where the match ends', () => {
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
