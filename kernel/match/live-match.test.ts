import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { beginMatch, resumeMatch } from '../replay/resume-match.ts'
import type { GameModule } from './game-module.ts'
import type { Journal } from './journal.ts'
import type { Json } from '../read/json.ts'
import { canSeatSee } from '../ask/question.ts'
import type { Settings } from '../ask/settings.ts'
import { smallGame } from '../small-game/index.ts'
import { trackedMatch } from '../small-game/matches.ts'
import type { Situation } from '../small-game/situation.ts'
import {
  type RandomCommand,
  playAnswers,
  answerRandomly,
  questionView,
  newMatch,
  playAtRandom,
  unwrapProblem,
  performRandomCommand,
  unwrap,
} from '../testing/index.ts'

const settings = { options: { length: 2 } }

describe('a match', () => {
  test('starts at its first question', () => {
    const match = newMatch(smallGame, {}, 7)
    expect(match.question?.id).toBe('small.tracked')
    expect([match.steps, match.log, match.outcome, match.chances, match.seed]).toEqual([
      [],
      [],
      undefined,
      0,
      7,
    ])
    expect(match.game).toBe(smallGame)
  })

  test('writes out in its journal every option and ruling as settled', () => {
    expect(newMatch(smallGame, { rulings: { 'small.spoils': 'half' } }, 7).journal).toStrictEqual({
      opfor: 1,
      game: 'small',
      version: 1,
      settings: {
        options: { length: 8, scouts: 'none' },
        rulings: { 'small.guarded': 'blind', 'small.spoils': 'half' },
      },
      seed: 7,
      entries: [],
    })
  })

  test('continues after an answer, which is stored with its question, source and seat', () => {
    const match = newMatch(smallGame)
    unwrap(match.answer(true, 'person'))
    unwrap(match.answer(12, 'policy', 'north'))
    expect(match.journal.entries).toStrictEqual([
      { q: 'small.tracked', a: true, by: 'person' },
      { q: 'small.setup', a: 12, by: 'policy', seat: 'north' },
    ])
    expect(match.situation.towers[0]?.distance).toBe(12)
  })

  test('keeps a digest of the situation at the end of each turn', () => {
    const match = playAtRandom(newMatch(smallGame, settings, 3), 3)
    const turns = match.journal.entries.filter((entry) => 'turn' in entry)
    expect(turns.map(({ turn }) => turn)).toEqual([1, 2, 3])
    for (const { digest } of turns) expect(digest).toMatch(/^[0-9a-f]{8}$/)
  })

  test('keeps the digest of a set-up that asks nothing', () => {
    const ready: GameModule<Situation> = { ...smallGame, *setup() {} }
    const match = newMatch(ready)
    expect(match.question?.id).toBe('small.card')
    expect(match.journal.entries).toEqual([{ turn: 1, digest: '00000000' }])
    expect(unwrap(resumeMatch(ready, match.journal)).journal).toEqual(match.journal)
  })

  test('rejects an invalid answer without any change', () => {
    const match = newMatch(smallGame)
    expect(unwrapProblem(match.answer('perhaps', 'person'))).toBe('Yes (true) or no (false), not "perhaps".')
    expect(match.journal.entries).toEqual([])
    expect(match.question?.id).toBe('small.tracked')
  })

  test('that is over has an outcome and takes no answer', () => {
    const match = playAtRandom(newMatch(smallGame, settings, 3), 3)
    expect(match.question).toBeUndefined()
    expect(match.outcome?.way).toBe('held')
    expect(unwrapProblem(match.answer(true, 'person'))).toBe('The match is over: there is nothing to answer.')
  })

  test('has no outcome while there is a current question', () => {
    const match = playAtRandom(newMatch(smallGame, settings, 3), 3)
    unwrap(match.undo())
    expect(match.outcome).toBeUndefined()
  })

  test('keeps a secret from the other seat', () => {
    const match = playAnswers(trackedMatch(), ['card', ['raid']])
    const { question } = match
    expect(question).toMatchObject({ id: 'small.guard', to: 'north', secret: true })
    expect(question && [canSeatSee(question, 'north'), canSeatSee(question, 'south')]).toEqual([true, false])
    unwrap(match.answer('hill', 'person', 'north'))
    expect(match.log.at(-1)).toMatchObject({ kind: 'change', to: 'north', tell: { id: 'small.guarding' } })
  })
})

describe('a match begins', () => {
  test.each([-1, 0.5, 4294967296, Number.NaN])('from no such seed as %d', (seed) => {
    expect(unwrapProblem(beginMatch(smallGame, seed))).toBe('A seed is a whole number from 0 to 4294967295.')
  })

  test.each([0, 4294967295])('from the seed %d, and is read again', (seed) => {
    expect(resumeMatch(smallGame, newMatch(smallGame, {}, seed).journal).ok).toBe(true)
  })

  test('by no settings but those of the game', () => {
    expect(unwrapProblem(beginMatch(smallGame, 1, { options: { length: 0 } }))).toBe(
      'Option length: A number from 1 to 5000 is expected, not 0.',
    )
  })

  test('from an entered position instead of set-up', () => {
    const position = playAtRandom(newMatch(smallGame, {}, 3), 3, 20).situation
    const start = JSON.parse(JSON.stringify(position)) as Json
    const match = newMatch(smallGame, {}, 5, start)
    expect(match.journal.start).toEqual(start)
    expect(match.question?.id).toBe('small.card')
    const again = unwrap(resumeMatch(smallGame, match.journal))
    expect(questionView(again.question)).toEqual(questionView(match.question))
  })

  test('from no position that the game refuses', () => {
    expect(unwrapProblem(beginMatch(smallGame, 1, {}, { turn: 1 }))).toBe(
      'The entered position: tracked: true or false is expected, not nothing',
    )
  })
})

describe('a journal is resumed', () => {
  const played = (): Journal => playAtRandom(newMatch(smallGame, settings, 3), 3).journal
  const refused = (settings: Partial<Settings>) => {
    const journal = played()
    return unwrapProblem(
      resumeMatch(smallGame, { ...journal, settings: { ...journal.settings, ...settings } }),
    )
  }

  test('only with settings that the game knows', () => {
    expect(refused({ options: { length: 'long' } })).toBe(
      'Option length: A number from 1 to 5000 is expected, not "long".',
    )
    expect(refused({ rulings: { ...played().settings.rulings, luck: 'good' } })).toBe(
      'There is no option or ruling luck.',
    )
  })

  test('only by rules that are not older than those it was played by', () => {
    expect(unwrapProblem(resumeMatch(smallGame, { ...played(), version: 2 }))).toBe(
      'This journal was played by version 2 of the rules; this program knows up to 1. Update it.',
    )
  })

  test('and is not changed by that', () => {
    const journal = played()
    const copy = JSON.parse(JSON.stringify(journal)) as Journal
    const match = unwrap(resumeMatch(smallGame, journal))
    unwrap(match.undo(5))
    answerRandomly(match, 1)
    expect(journal).toEqual(copy)
  })
})

test('no rule changes the situation it was given', () => {
  const acts: fc.Arbitrary<RandomCommand> = fc.record({
    do: fc.constantFrom('answer', 'answer', 'answer', 'correct', 'overrule', 'undo'),
    by: fc.nat(),
  })
  fc.assert(
    fc.property(fc.nat(), fc.array(acts, { minLength: 20, maxLength: 60, size: 'max' }), (seed, all) => {
      const match = newMatch(smallGame, {}, seed)
      for (const each of all) {
        deepFreeze(match.situation)
        for (const one of match.log) if (one.kind === 'change') deepFreeze(one.now)
        performRandomCommand(match, each)
      }
    }),
  )
})

function deepFreeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  Object.freeze(value)
  for (const inner of Object.values(value)) deepFreeze(inner)
}

test('the turns that ended are counted without set-up; undo takes them back', () => {
  const match = newMatch(smallGame, { options: { length: 4 } }, 3)
  expect(match.turns).toBe(0)
  expect(trackedMatch().turns).toBe(0)
  playAtRandom(match, 5)
  const before = match.turns
  expect(before).toBeGreaterThan(1)
  expect(before).toBeLessThanOrEqual(4)
  unwrap(match.undo(match.steps.length))
  expect(match.turns).toBe(0)
  unwrap(match.redo(match.undone.length))
  expect(match.turns).toBe(before)
  const { entries: _, ...head } = match.journal
  const fromThere = resumeMatch(smallGame, { ...head, entries: match.steps.filter((step) => 'q' in step) })
  expect(unwrap(fromThere).turns).toBe(before)
})

test('a match from an entered position has no set-up to leave out of the count', () => {
  const start = JSON.parse(JSON.stringify(trackedMatch().situation)) as Json
  const match = playAtRandom(newMatch(smallGame, { options: { length: 1 } }, 1, start), 2)
  expect(match.turns).toBeGreaterThan(0)
})
