import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { smallGame } from '../small-game/index.ts'
import { answerRandomly, newMatch, playAtRandom, unwrap } from '../testing/index.ts'
import { History } from './history.ts'
import type { JournalEntry, MatchStep } from './journal.ts'
import { matchState } from './match-state.ts'

test('a standing has all that its match has at one moment', () => {
  const match = playAtRandom(newMatch(smallGame, { options: { length: 2 } }, 3), 4, 20)
  unwrap(match.undo(2))
  const { game, journal, question, situation, outcome, log, steps, undone, turns } = match
  expect(matchState(match)).toEqual({
    game,
    journal,
    question,
    situation,
    outcome,
    log,
    steps,
    undone,
    turns,
  })
})

test('a standing stays as it is while its match goes on', () => {
  const match = playAtRandom(newMatch(smallGame, { options: { length: 2 } }, 3), 4, 12)
  unwrap(match.undo(2))
  const standing = matchState(match)
  const lengths = () => [
    standing.journal.entries.length,
    standing.log.length,
    standing.steps.length,
    standing.undone.length,
  ]
  const before = lengths()
  answerRandomly(match, 1)
  unwrap(match.undo(5))
  expect(lengths()).toEqual(before)
  expect(before[3]).toBe(2)
})

const answer = (q: string): MatchStep => ({ q, a: 1, by: 'person' })
const overrule = (after: number, turn = 0, decision = 0): MatchStep => ({
  overrule: { decision, list: 'l', after, turn, reason: '' },
})

function folded(...entries: readonly JournalEntry[]): History {
  const history = new History()
  for (const entry of entries) expect(history.take(entry)).toBeUndefined()
  return history
}

const steps = (history: History) => history.steps.map((step) => ('q' in step ? step.q : Object.keys(step)[0]))
const abc = ['a', 'b', 'c'].map(answer)

describe('the steps that count', () => {
  test('are the answers, the corrections and the overrules, in order', () => {
    expect(steps(folded(answer('a'), { correct: [] }, overrule(2)))).toEqual(['a', 'correct', 'overrule'])
  })

  test('lose what was undone and regain what was redone', () => {
    expect(steps(folded(...abc, { undo: 2 }))).toEqual(['a'])
    expect(steps(folded(...abc, { undo: 2 }, { redo: 1 }))).toEqual(['a', 'b'])
    expect(folded(...abc, { undo: 2 }, { redo: 1 }).undone.length).toBe(1)
  })

  test('cannot be redone after another step', () => {
    const history = folded(...abc, { undo: 2 }, answer('d'))
    expect(steps(history)).toEqual(['a', 'd'])
    expect(history.undone.length).toBe(0)
  })

  test('lose what came after an overruled decision, and regain it when the overrule is undone', () => {
    const history = folded(...abc, overrule(1))
    expect(steps(history)).toEqual(['a', 'overrule'])
    expect(history.take({ undo: 1 })).toBeUndefined()
    expect(steps(history)).toEqual(['a', 'b', 'c'])
    expect(history.take({ redo: 1 })).toBeUndefined()
    expect(steps(history)).toEqual(['a', 'overrule'])
    expect(history.take({ undo: 2 })).toBeUndefined()
    expect(steps(history)).toEqual(['a', 'b'])
  })

  test('after undo of k are those of never having taken them, and after redo they are back', () => {
    const any: fc.Arbitrary<(length: number) => MatchStep> = fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom('a', 'b', 'c').map((q) => () => answer(q)) },
      fc.nat(9).map((at) => (length: number) => overrule(at % (length + 1), 0, at)),
    )
    fc.assert(
      fc.property(fc.array(any), fc.array(any), (first, more) => {
        const history = new History()
        for (const make of first) history.take(make(history.steps.length))
        const before = [...history.steps]
        for (const make of more) history.take(make(history.steps.length))
        const after = [...history.steps]
        if (more.length === 0) return
        expect(history.take({ undo: more.length })).toBeUndefined()
        expect(history.steps).toEqual(before)
        expect(history.take({ redo: more.length })).toBeUndefined()
        expect(history.steps).toEqual(after)
      }),
    )
  })
})

describe('an entry that does not fit', () => {
  test.each([
    [[...abc, { undo: 4 }], '4 steps to undo, but there were only 3'],
    [[...abc, { undo: 2 }, { redo: 3 }], '3 steps to redo, but there were only 2'],
    [[...abc, overrule(4)], 'an overrule after step 4, but there are only 3'],
    [
      [
        { turn: 1, digest: 'x' },
        { turn: 1, digest: 'x' },
      ],
      'turn 1 ends, but turn 1 has ended',
    ],
    [
      [
        { turn: 3, digest: 'x' },
        { turn: 2, digest: 'x' },
      ],
      'turn 2 ends, but turn 3 has ended',
    ],
    [[{ turn: 0, digest: 'x' }], 'turn 0 ends, but turn 0 has ended'],
  ] as const)('is explained: %j', (entries, expected) => {
    const history = folded(...entries.slice(0, -1))
    const last = entries.at(-1)
    expect(last && history.take(last)).toBe(expected)
  })

  test('leaves what could be redone', () => {
    const history = folded(...abc, { undo: 1 })
    history.take(overrule(9))
    expect(history.undone.length).toBe(1)
  })

  test('an overrule may come after the last step', () => {
    expect(folded(...abc, overrule(3)).steps).toHaveLength(4)
  })
})

describe('the digest of a turn', () => {
  const turns = (history: History) => [1, 2, 3].map((turn) => history.digestOf(turn))
  const played = [answer('a'), { turn: 1, digest: 'one' }, answer('b'), { turn: 2, digest: 'two' }] as const

  test('is kept', () => {
    expect(turns(folded(...played))).toEqual(['one', 'two', undefined])
  })

  test('may be missing for earlier turns', () => {
    expect(turns(folded(answer('a'), { turn: 3, digest: 'three' }))).toEqual([undefined, undefined, 'three'])
  })

  test('is forgotten if the turn is undone, and kept if only later steps are', () => {
    expect(turns(folded(...played, answer('c'), { undo: 1 }))).toEqual(['one', 'two', undefined])
    expect(turns(folded(...played, answer('c'), { undo: 2 }))).toEqual(['one', undefined, undefined])
    expect(turns(folded(...played, answer('c'), { undo: 3 }))).toEqual([undefined, undefined, undefined])
  })

  test('is forgotten if a decision of the turn or before it is overruled', () => {
    expect(turns(folded(...played, overrule(2, 2)))).toEqual(['one', 'two', undefined])
    expect(turns(folded(...played, overrule(2, 1)))).toEqual(['one', undefined, undefined])
    expect(turns(folded(...played, overrule(1, 0)))).toEqual([undefined, undefined, undefined])
  })

  test('is forgotten if such an overrule is undone, and may be told again', () => {
    const history = folded(...played, overrule(2, 1), { turn: 2, digest: 'other' })
    expect(turns(history)).toEqual(['one', 'other', undefined])
    history.take({ undo: 1 })
    expect(turns(history)).toEqual(['one', undefined, undefined])
    expect(history.take({ turn: 2, digest: 'two' })).toBeUndefined()
  })
})

describe('what the last entry changed', () => {
  test.each([
    [[answer('d')], 3, Infinity],
    [[{ undo: 2 }], 1, Infinity],
    [[{ undo: 2 }, { redo: 1 }], 1, Infinity],
    [[{ undo: 1 }, { turn: 1, digest: 'x' }], Infinity, Infinity],
    [[overrule(1, 0, 7)], 1, 7],
    [[overrule(1, 0, 7), { undo: 1 }], 1, 7],
    [[overrule(1, 0, 7), { undo: 1 }, { redo: 1 }], 1, 7],
    [[overrule(2, 0, 7), answer('d'), overrule(1, 0, 3), { undo: 2 }], 1, 3],
    [[overrule(2, 0, 7), answer('d'), overrule(1, 0, 3), { undo: 3 }], 1, 3],
  ] as const)('%j', (entries, step, decision) => {
    expect(folded(...abc, ...entries).changed).toMatchObject({ step, decision })
  })
})

test('too many undone and redone steps are rejected', () => {
  const history = new History()
  for (let step = 0; step < 2000; step += 1) history.take({ q: 'move', a: step, by: 'person' })
  history.take({ overrule: { decision: 0, list: 'l', after: 0, turn: 0, reason: '' } })
  let problem: string | undefined
  for (let times = 0; times < 5000 && problem === undefined; times += 1)
    problem = history.take({ undo: 1 }) ?? history.take({ redo: 1 })
  expect(problem).toBe('more than 5000000 steps are undone and redone')
})
