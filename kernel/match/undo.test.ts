import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { resumeMatch } from '../replay/resume-match.ts'
import { format } from '../messages/language.ts'
import { formatEdit } from '../pieces/differences.ts'
import { smallGame } from '../small-game/index.ts'
import { trackedMatch, turnBegins } from '../small-game/matches.ts'
import {
  type RandomCommand,
  playAnswers,
  answerRandomly,
  newMatch,
  playAtRandom,
  unwrapProblem,
  performRandomCommand,
  visibleState,
  unwrap,
} from '../testing/index.ts'

const by = fc.nat(1_000_000)
const stepping: fc.Arbitrary<RandomCommand> = fc.record({
  do: fc.constantFrom('answer', 'answer', 'answer', 'answer', 'correct', 'overrule'),
  by,
})
const anything: fc.Arbitrary<RandomCommand> = fc.record({
  do: fc.constantFrom('answer', 'answer', 'answer', 'answer', 'correct', 'overrule', 'undo', 'redo'),
  by,
})
const settings = { options: { length: 3 } }

describe('undo', () => {
  test('of k steps leaves situation, question, lines and chance as if they had never been', () => {
    fc.assert(
      fc.property(
        by,
        fc.nat(50),
        fc.array(stepping, { minLength: 1, maxLength: 12, size: 'max' }),
        (seed, before, acts) => {
          const match = playAtRandom(newMatch(smallGame, settings, seed), seed, before)
          const then = visibleState(match)
          const done = acts.filter((each) => performRandomCommand(match, each)).length
          for (let i = 0; i < done; i += 1) unwrap(match.undo())
          expect(visibleState(match)).toEqual(then)
        },
      ),
    )
  })

  test('discards known facts: the same questions are asked later', () => {
    fc.assert(
      fc.property(by, fc.nat(40), fc.integer({ min: 1, max: 15 }), (seed, before, more) => {
        const never = playAtRandom(newMatch(smallGame, settings, seed), seed, before)
        const undone = playAtRandom(newMatch(smallGame, settings, seed), seed, before)
        const taken = undone.steps.length
        playAtRandom(undone, seed + 1, more)
        if (undone.steps.length > taken) unwrap(undone.undo(undone.steps.length - taken))
        expect(visibleState(playAtRandom(undone, seed))).toEqual(visibleState(playAtRandom(never, seed)))
      }),
    )
  })

  test('cannot undo more steps than there are', () => {
    const match = trackedMatch()
    expect(unwrapProblem(match.undo(7))).toBe('Cannot undo 7 of 6 steps.')
    for (const count of [0, -1, 1.5])
      expect(unwrapProblem(match.undo(count))).toBe('Undo expects a positive whole number of steps.')
    expect(match.steps).toHaveLength(6)
    expect(match.undo(6).ok).toBe(true)
    expect(match.question?.id).toBe('small.tracked')
    expect(unwrapProblem(match.undo())).toBe('Cannot undo 1 of 0 steps.')
  })

  test('tells what to move at the table', () => {
    const match = playAnswers(trackedMatch(), ...turnBegins('raid', 'hill', 'mill'))
    const before = match.situation
    const edits = unwrap(match.undo(3))
    const told = edits.map((edit) => format(formatEdit(edit, smallGame.layout(before))))
    expect(told).toMatchInlineSnapshot(`
      [
        "Move supply from loot to ford.",
        "Move raid from play to deck.",
        "guard-north: now – (was hill).",
        "guard-south: now – (was mill).",
      ]
    `)
  })
})

describe('redo', () => {
  test('restores what was undone', () => {
    fc.assert(
      fc.property(
        by,
        fc.nat(40),
        fc.array(stepping, { minLength: 1, maxLength: 12, size: 'max' }),
        (seed, before, acts) => {
          const match = playAtRandom(newMatch(smallGame, settings, seed), seed, before)
          const done = acts.filter((each) => performRandomCommand(match, each)).length
          const then = visibleState(match)
          for (let i = 0; i < done; i += 1) unwrap(match.undo())
          expect(match.undone.length).toBe(done)
          if (done > 0) unwrap(match.redo(done))
          expect(visibleState(match)).toEqual(then)
          expect(match.undone.length).toBe(0)
        },
      ),
    )
  })

  test('gives again only what was undone, and nothing after another answer', () => {
    const match = trackedMatch()
    expect(unwrapProblem(match.redo())).toBe('Cannot redo 1 of 0 steps.')
    unwrap(match.undo(2))
    expect(unwrapProblem(match.redo(3))).toBe('Cannot redo 3 of 2 steps.')
    for (const count of [0, 0.5])
      expect(unwrapProblem(match.redo(count))).toBe('Redo expects a positive whole number of steps.')
    answerRandomly(match, 1)
    expect(match.undone.length).toBe(0)
  })
})

describe('a journal', () => {
  test('with whatever people did leads to the same match when it is played again', () => {
    fc.assert(
      fc.property(by, fc.array(anything, { maxLength: 60, size: 'max' }), (seed, acts) => {
        const match = newMatch(smallGame, settings, seed)
        for (const each of acts) performRandomCommand(match, each)
        const again = unwrap(resumeMatch(smallGame, match.journal))
        expect(visibleState(again)).toEqual(visibleState(match))
        expect(again.journal).toEqual(match.journal)
        expect(again.undone.length).toBe(match.undone.length)
      }),
    )
  })

  test('is append only', () => {
    fc.assert(
      fc.property(by, fc.array(anything, { maxLength: 40, size: 'max' }), (seed, acts) => {
        const match = newMatch(smallGame, settings, seed)
        for (const each of acts) {
          const before = [...match.journal.entries]
          performRandomCommand(match, each)
          expect(match.journal.entries.slice(0, before.length)).toEqual(before)
        }
      }),
    )
  })

  test('without digests can be undone, continued and replayed', () => {
    fc.assert(
      fc.property(
        by,
        fc.array(anything, { maxLength: 30, size: 'max' }),
        fc.array(anything, { maxLength: 30, size: 'max' }),
        (seed, first, then) => {
          const match = newMatch(smallGame, settings, seed)
          for (const each of first) performRandomCommand(match, each)
          const entries = match.journal.entries.filter((entry) => !('turn' in entry))
          const bare = unwrap(resumeMatch(smallGame, { ...match.journal, entries }))
          expect(bare.journal.entries).toEqual(entries)
          for (const each of then) performRandomCommand(bare, each)
          const again = unwrap(resumeMatch(smallGame, bare.journal))
          expect(visibleState(again)).toEqual(visibleState(bare))
        },
      ),
    )
  })
})

describe('a look at an old position', () => {
  test('shows what stood there, and leaves the present as it is', () => {
    fc.assert(
      fc.property(by, fc.array(stepping, { maxLength: 50, size: 'max' }), fc.nat(50), (seed, acts, at) => {
        const match = newMatch(smallGame, settings, seed)
        for (const each of acts) performRandomCommand(match, each)
        const now = visibleState(match)
        const steps = Math.min(at, match.steps.length)
        const looked = match.look(at)
        expect(visibleState(match)).toEqual(now)
        const before = newMatch(smallGame, settings, seed)
        for (const step of match.steps.slice(0, steps)) {
          if ('q' in step) unwrap(before.answer(step.a, step.by))
          else if ('correct' in step) unwrap(before.correct(step.correct))
          else {
            const { decision, to, reason } = step.overrule
            const which = before.log.find((one) => one.kind === 'decision' && one.number === decision)
            if (which?.kind === 'decision') unwrap(before.overrule(which, to, reason))
          }
        }
        expect(looked.situation).toEqual(before.situation)
        expect(looked.question?.id).toBe(before.question?.id)
        expect(looked.outcome).toEqual(before.outcome)
        expect(looked.steps).toBe(steps)
      }),
    )
  })

  test('before the beginning or after the end shows the beginning or the end', () => {
    const match = trackedMatch()
    expect(match.look(-3).steps).toBe(0)
    expect(match.look(99).steps).toBe(6)
  })

  test('returns the log since the start of the turn', () => {
    const match = playAtRandom(newMatch(smallGame, settings), 2)
    const half = match.look(10)
    expect(half.told.length).toBeGreaterThan(0)
    expect(match.log).toEqual(expect.arrayContaining(half.told.slice(0, 1)))
  })
})
