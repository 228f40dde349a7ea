import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { resumeMatch } from '../replay/resume-match.ts'
import { explainDecision } from '../explain/explain.ts'
import { format } from '../messages/language.ts'
import type { Decision } from './decision.ts'
import { smallGame } from '../small-game/index.ts'
import { trackedMatch, turnBegins } from '../small-game/matches.ts'
import {
  playAnswers,
  answerRandomly,
  decisionsOf,
  newMatch,
  playAtRandom,
  unwrapProblem,
  visibleState,
  unwrap,
} from '../testing/index.ts'

const settings = { options: { length: 3 } }

function decision(match: ReturnType<typeof trackedMatch>, list: string): Decision {
  const found = decisionsOf(match, list).at(-1)
  if (found === undefined) throw new Error(`no decision of ${list}`)
  return found
}

/** The raider, 5 inches from the hill, has just stormed it. */
const stormed = () =>
  playAnswers(
    trackedMatch([5, 30, 30, 30], ['hill', 'wood'], settings),
    ...turnBegins('raid', 'ford', 'mill'),
  )

describe('an overrule', () => {
  test('puts another candidate in place of the one selected, and play goes on from there', () => {
    const match = stormed()
    expect(decision(match, 'target').chosen?.id).toBe('hill')
    expect(match.situation.looted).toBe(1)
    const edits = unwrap(match.overrule(decision(match, 'target'), 'wood', 'the hill is in fog'))
    expect(decision(match, 'target').chosen?.id).toBe('wood')
    expect(match.question?.id).toBe('small.burns')
    expect(edits).toEqual([{ move: 'supply', from: 'loot', to: 'ford', count: 1 }])
  })

  test('is shown with its reason', () => {
    const match = stormed()
    unwrap(match.overrule(decision(match, 'target'), 'wood', 'the hill is in fog'))
    expect(explainDecision(decision(match, 'target')).map((line) => format(line))).toEqual([
      'You decided: wood instead of hill (the hill is in fog)',
      'Target: wood',
    ])
  })

  test('may put nobody in place', () => {
    const match = stormed()
    unwrap(match.overrule(decision(match, 'target'), undefined, 'not today'))
    expect(decision(match, 'target').chosen).toBeUndefined()
    expect(match.situation).toMatchObject({ looted: 0, turn: 2 })
  })

  test('of a column tries only the action that was named', () => {
    const match = stormed()
    unwrap(match.overrule(decision(match, 'actions'), 'march', 'too wet'))
    expect(match.question?.id).toBe('small.approach')
    const { lines } = decision(match, 'actions')
    expect(lines.map(({ kind }) => kind)).toEqual(['overruled', 'tried'])
  })

  test('of a column may put nothing in place', () => {
    const match = stormed()
    unwrap(match.overrule(decision(match, 'actions'), undefined, 'too wet'))
    expect(decision(match, 'actions')).toMatchObject({ chosen: undefined })
    expect(decision(match, 'facing').chosen?.id).toBe('hill')
  })

  test('of a decision that is still open answers what it would have asked', () => {
    const match = playAnswers(
      trackedMatch([9, 9, 9, 9], ['hill', 'ford'], settings),
      ...turnBegins('raid', 'ford', 'mill'),
    )
    expect(match.question?.id).toBe('small.target.tie')
    unwrap(match.overrule(decision(match, 'target'), 'wood', 'I like it'))
    expect(match.question?.id).toBe('small.burns')
  })

  test('is not the same decision by its number, its list or its place alone', () => {
    const match = stormed()
    const target = decision(match, 'target')
    const actions = decision(match, 'actions')
    for (const none of [
      { ...target, number: 7 },
      { ...target, by: actions.by },
      { ...target, after: target.after - 1 },
    ])
      expect(match.overrule(none, 'wood', 'no').ok).toBe(false)
    expect(match.overrule(target, 'wood', 'yes').ok).toBe(true)
  })

  test('of a column is still in effect after a correction', () => {
    const match = stormed()
    unwrap(match.overrule(decision(match, 'actions'), 'burn', 'fire!'))
    expect(match.question?.id).toBe('small.burns')
    unwrap(match.correct([{ set: 'turn', to: 2 }]))
    playAnswers(match, ['burns', true], ['burns', true])
    expect(decision(match, 'actions')).toMatchObject({
      chosen: { id: 'burn' },
      lines: [{ kind: 'overruled' }, { kind: 'answered' }, { kind: 'tried', action: { id: 'burn' } }],
    })
    expect(visibleState(unwrap(resumeMatch(smallGame, match.journal)))).toEqual(visibleState(match))
  })

  test('of a column may be overruled again after a correction in its middle', () => {
    const match = stormed()
    unwrap(match.overrule(decision(match, 'actions'), 'burn', 'fire!'))
    unwrap(match.correct([{ set: 'turn', to: 2 }]))
    unwrap(match.overrule(decision(match, 'actions'), 'march', 'on!'))
    expect(match.question?.id).toBe('small.approach')
    expect(decision(match, 'actions').lines[0]).toMatchObject({ overrule: { reason: 'on!' } })
    expect(visibleState(unwrap(resumeMatch(smallGame, match.journal)))).toEqual(visibleState(match))
  })

  test('is obeyed by a fork as well', () => {
    const match = stormed()
    unwrap(match.overrule(decision(match, 'target'), 'wood', 'fog'))
    expect(match.fork().question?.id).toBe('small.burns')
  })

  test('may be overruled again, and undone one by one', () => {
    const match = stormed()
    const first = visibleState(match)
    unwrap(match.overrule(decision(match, 'target'), 'wood', 'one'))
    const second = visibleState(match)
    unwrap(match.overrule(decision(match, 'target'), 'mill', 'two'))
    expect(decision(match, 'target').chosen?.id).toBe('mill')
    unwrap(match.undo())
    expect(visibleState(match)).toEqual(second)
    unwrap(match.undo())
    expect(visibleState(match)).toEqual(first)
    unwrap(match.redo(2))
    expect(decision(match, 'target').chosen?.id).toBe('mill')
  })

  test('that ends the match is kept and can be undone', () => {
    const match = playAtRandom(newMatch(smallGame, { options: { length: 1 } }, 5), 77)
    expect(match.question).toBeUndefined()
    const before = visibleState(match)
    unwrap(match.overrule(decision(match, 'target'), undefined, 'enough'))
    expect(match.outcome?.way).toBe('held')
    expect(visibleState(unwrap(resumeMatch(smallGame, match.journal)))).toEqual(visibleState(match))
    unwrap(match.undo())
    expect(visibleState(match)).toEqual(before)
  })

  test('of the last decision of a turn that ended without a further question begins that turn again', () => {
    const match = playAnswers(
      trackedMatch([9, 9, 9, 9], ['hill', 'ford'], settings),
      ...turnBegins('march', 'ford', 'mill'),
    )
    unwrap(match.correct([{ set: 'guard-north', to: '' }]))
    playAnswers(match, ['target.tie', 1], ['approach', { inches: 9, seen: true }])
    expect(match.question?.id).toBe('small.card')
    expect(decision(match, 'caught').chosen?.id).toBe('mill')
    const before = visibleState(match)
    unwrap(match.overrule(decision(match, 'caught'), undefined, 'it got away'))
    expect(decision(match, 'caught')).toMatchObject({
      chosen: undefined,
      lines: [{ kind: 'overruled' }],
    })
    expect(match.question?.id).toBe('small.card')
    unwrap(match.undo())
    expect(visibleState(match)).toEqual(before)
  })

  test('is rejected for one that was not among the candidates', () => {
    const match = stormed()
    const before = match.journal.entries.length
    expect(unwrapProblem(match.overrule(decision(match, 'target'), 'moon', 'why not'))).toBe(
      'moon is not one of: hill, ford, mill, wood.',
    )
    expect(match.journal.entries).toHaveLength(before)
  })

  test('is rejected for a decision that was undone', () => {
    const match = stormed()
    const old = decision(match, 'caught')
    const target = decision(match, 'target')
    unwrap(match.undo(2))
    const before = visibleState(match)
    const other = decision(stormed(), 'actions')
    const elsewhere = [
      { ...other, number: 0 },
      { ...other, after: 0 },
      { ...other, by: target.by },
    ]
    for (const gone of [old, target, ...elsewhere])
      expect(unwrapProblem(match.overrule(gone, 'mill', 'late'))).toBe(
        'That decision was undone and can no longer be overruled.',
      )
    expect(visibleState(match)).toEqual(before)
    expect(resumeMatch(smallGame, match.journal).ok).toBe(true)
  })

  test('of an older turn undoes everything after it', () => {
    const match = playAtRandom(newMatch(smallGame, settings, 9), 4)
    const [old] = decisionsOf(match, 'target')
    if (old === undefined) throw new Error('no decision')
    const before = visibleState(match)
    unwrap(match.overrule(old, 'ford', 'once more'))
    expect(match.steps.length).toBe(old.after + 1)
    unwrap(match.undo())
    expect(visibleState(match)).toEqual(before)
  })
})

test('every overrule is obeyed, leaves what came before it, and is undone without a trace', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(60), fc.nat(), fc.nat(), (seed, answers, nth, pick) => {
      const match = playAtRandom(newMatch(smallGame, settings, seed), seed, answers)
      const all = decisionsOf(match)
      const old = all[nth % Math.max(1, all.length)]
      if (old === undefined) return
      const to = old.among[pick % old.among.length]?.id
      const before = visibleState(match)
      const earlier = match.log.slice(0, match.log.indexOf(old))
      unwrap(match.overrule(old, to, 'so be it'))
      const now = decisionsOf(match).find(({ number }) => number === old.number)
      expect(now?.lines[0]).toMatchObject({
        kind: 'overruled',
        overrule: { to, instead: old.chosen?.id, reason: 'so be it' },
      })
      if (old.by.kind === 'list') expect(now?.chosen?.id).toBe(to)
      expect(match.log.slice(0, earlier.length)).toEqual(earlier)
      expect(match.steps.slice(0, old.after)).toEqual((before as typeof match).steps.slice(0, old.after))
      unwrap(match.undo())
      expect(visibleState(match)).toEqual(before)
    }),
  )
})

describe('an overrule in a journal', () => {
  const entry = (change: object) => {
    const match = stormed()
    unwrap(match.overrule(decision(match, 'target'), 'wood', 'fog'))
    answerRandomly(match, 1)
    const entries = match.journal.entries.map((each) =>
      'overrule' in each ? { overrule: { ...each.overrule, ...change } } : each,
    )
    return unwrapProblem(resumeMatch(smallGame, { ...match.journal, entries }))
  }

  test('must be of the list that decides there', () => {
    expect(entry({ list: 'small.helper' })).toBe(
      'Step 10 overruled a decision that the rules no longer make at that point.',
    )
  })

  test('must name one of the candidates', () => {
    expect(entry({ to: 'moon' })).toBe(
      'Step 10 overruled a decision that the rules no longer make at that point.',
    )
  })

  test('must come after steps that there are', () => {
    expect(entry({ after: 99 })).toBe(
      'Entry 11 of the log does not fit: an overrule after step 99, but there are only 9.',
    )
  })
})
