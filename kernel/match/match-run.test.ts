import { describe, expect, test } from 'vitest'
import { ask } from '../ask/procedure.ts'
import { yesNo } from '../ask/questions/yes-no.ts'
import { resolveSettings } from '../ask/settings.ts'
import { resumeMatch } from '../replay/resume-match.ts'
import { message } from '../messages/message.ts'
import { smallGame } from '../small-game/index.ts'
import { trackedMatch } from '../small-game/matches.ts'
import type { Situation } from '../small-game/situation.ts'
import { newMatch, playAtRandom, unwrapProblem, unwrap } from '../testing/index.ts'
import type { GameModule } from './game-module.ts'
import type { JournalEntry, Journal } from './journal.ts'
import { initialSnapshot, MatchRun } from './match-run.ts'
import { simulate } from './simulate.ts'

const words = message('small.step', 'A step.')

/** Each turn has three steps that ask whether all is looted, then check the outcome. */
const game: GameModule<Situation> = {
  ...smallGame,
  *setup() {},
  *turn(table) {
    for (const step of [1, 2, 3]) {
      const all = yield* ask(table, () => yesNo(`small.step${step}`, 'table', words))
      const towers = table.now.towers.map((each) => (all ? { ...each, supplies: 0 } : each))
      table.change({ ...table.now, towers }, words)
      table.endIfOver()
    }
    table.change({ ...table.now, turn: table.now.turn + 1 }, words)
  },
}

test('a match ends in the middle of a turn where a rule looks at the outcome', () => {
  const match = newMatch(game, {}, 1)
  match.answer(false, 'person')
  expect(match.outcome).toBeUndefined()
  match.answer(true, 'person')
  expect(match.question).toBeUndefined()
  expect(match.outcome?.way).toBe('looted')
  expect(match.situation.turn).toBe(1)
  expect(unwrap(resumeMatch(game, match.journal)).outcome?.way).toBe('looted')
  match.undo()
  expect(match.question?.id).toBe('small.step2')
})

test('a simulation ends there too', () => {
  const { outcome, situation } = simulate(
    game,
    unwrap(resolveSettings(game)),
    ({ id }) => id === 'small.step2',
  )
  expect([outcome.way, situation.turn]).toEqual(['looted', 1])
})

test('other errors of a turn are not taken for the end', () => {
  const broken: GameModule<Situation> = {
    ...game,
    *turn() {
      yield* []
      throw new Error('Broken.')
    },
  }
  expect(() => newMatch(broken, {}, 1)).toThrow('Broken.')
  expect(() => simulate(broken, unwrap(resolveSettings(broken)), () => true)).toThrow('Broken.')
})

const played = (): Journal => playAtRandom(newMatch(smallGame, { options: { length: 2 } }, 3), 3).journal
const replayed = (entries: readonly JournalEntry[]) =>
  unwrapProblem(resumeMatch(smallGame, { ...played(), entries }))
const changed = (at: number, change: object) =>
  played().entries.map((entry, place) => (place === at ? { ...entry, ...change } : entry))
const turnAt = (nth: number) => played().entries.findIndex((entry) => 'turn' in entry && entry.turn === nth)

describe('a replay stops with the place', () => {
  const otherSituation = 'With the same answers, this turn now ends differently.'

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
    const more: JournalEntry = { q: 'small.card', a: ['raid'], by: 'seed' }
    const { entries } = played()
    const { length } = entries.filter((entry) => 'q' in entry)
    expect(replayed([...entries, more])).toBe(
      `With the current rules, the match is over after step ${length}.`,
    )
  })

  test('when a correction cannot be made', () => {
    const wrong: JournalEntry = { correct: [{ move: 'supply', from: 'loot', to: 'hill', count: 1 }] }
    expect(replayed([wrong])).toBe(
      'Step 1 corrected the table in a way that is no longer possible: There is no supply at loot to be moved.',
    )
  })

  test('when an overruled decision is not reached', () => {
    const { entries } = trackedMatch(undefined, undefined, { options: { length: 2 } }).journal
    const never: JournalEntry = {
      overrule: { decision: 5, list: 'small.target', after: 6, turn: 1, reason: 'x' },
    }
    expect(replayed([...entries, never])).toBe(
      'Step 7 overruled a decision that the rules no longer make at that point.',
    )
  })

  test('when an entry does not fit those before it', () => {
    expect(replayed([{ undo: 1 }])).toBe(
      'Entry 1 of the log does not fit: 1 steps to undo, but there were only 0.',
    )
  })

  test('and leaves the journal as it is', () => {
    const wrong: Journal = { ...played(), entries: changed(0, { q: 'small.weather' }) }
    const copy = JSON.stringify(wrong)
    resumeMatch(smallGame, wrong)
    expect(JSON.stringify(wrong)).toBe(copy)
  })
})

describe('a run that keeps nothing', () => {
  const run = () => {
    const match = unwrap(resumeMatch(smallGame, played()))
    const from = initialSnapshot(smallGame.initialSituation(match.journal.settings), true)
    const { steps } = match
    return { match, run: new MatchRun({ game: smallGame, steps, from, recording: false }, steps.length) }
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
  expect(() => resumeMatch(broken, played())).toThrow('a fault of the rules')
})

test('a replay that fits leads to the end of the match', () => {
  const match = unwrap(resumeMatch(smallGame, played()))
  expect(match.outcome?.way).toBe('held')
  expect(match.question).toBeUndefined()
})
