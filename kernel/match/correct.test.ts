import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { diffLayouts } from '../pieces/differences.ts'
import type { Edit, Layout } from '../pieces/layout.ts'
import { parseFailure, parseSuccess, type Json } from '../read/json.ts'
import { message } from '../messages/message.ts'
import { smallGame } from '../small-game/index.ts'
import { trackedMatch, turnBegins, untrackedMatch } from '../small-game/matches.ts'
import type { Situation } from '../small-game/situation.ts'
import {
  playAnswers,
  chosenBy,
  questionView,
  newMatch,
  playAtRandom,
  unwrapProblem,
  unwrap,
} from '../testing/index.ts'
import { applyCorrection, type GameModule } from './game-module.ts'

/** `box` takes any number of pieces, every other place one. */
type Places = Readonly<Record<string, string>>

const named = (id: string) => ({ id, name: message(id, id) })

const board: GameModule<Places> = {
  ...(smallGame as unknown as GameModule<Places>),
  layout: (places): Layout => ({
    lying: Object.entries(places).map(([piece, at]) => ({ piece: named(piece), at: named(at), count: 1 })),
    rows: [],
    counters: [],
    places: [],
  }),
  applyEdit: (places, edit) => {
    if (!('move' in edit)) return parseFailure('Nothing can be set.')
    if (places[edit.move] !== edit.from) return parseFailure(`${edit.move} is not at ${edit.from}.`)
    const taken = edit.to !== 'box' && Object.values(places).includes(edit.to)
    return taken ? parseFailure(`${edit.to} is taken.`) : parseSuccess({ ...places, [edit.move]: edit.to })
  },
}

const move = (piece: string, from: string, to: string): Edit => ({ move: piece, from, to, count: 1 })
const after = (places: Places, ...edits: readonly Edit[]) => applyCorrection(board, places, edits)

describe('a whole correction', () => {
  test('is done in the order in which it is given', () => {
    expect(after({ a: '1' }, move('a', '1', '2'), move('a', '2', '3'))).toEqual(parseSuccess({ a: '3' }))
  })

  test('without steps changes nothing', () => {
    expect(after({ a: '1' })).toEqual(parseSuccess({ a: '1' }))
  })

  test('what cannot be done yet is done later', () => {
    expect(after({ a: '1', b: '2' }, move('a', '1', '2'), move('b', '2', '3'))).toEqual(
      parseSuccess({ a: '2', b: '3' }),
    )
  })

  test('pieces that change places go by way of a place that takes them', () => {
    const swap = [move('a', '1', '2'), move('b', '2', '1')]
    expect(after({ a: '1', b: '2', c: 'box' }, ...swap)).toEqual(parseSuccess({ a: '2', b: '1', c: 'box' }))
  })

  test('so do three in a circle, and two circles', () => {
    const round = [move('a', '1', '2'), move('b', '2', '3'), move('c', '3', '1')]
    const swap = [move('d', '4', '5'), move('e', '5', '4')]
    const from = { a: '1', b: '2', c: '3', d: '4', e: '5', f: 'box' }
    expect(after(from, ...round, ...swap)).toEqual(
      parseSuccess({ a: '2', b: '3', c: '1', d: '5', e: '4', f: 'box' }),
    )
  })

  test('that place may be empty', () => {
    const open = {
      ...board,
      layout: (places: Places) => ({ ...board.layout(places), places: [named('box')] }),
    }
    const swap = [move('a', '1', '2'), move('b', '2', '1')]
    expect(applyCorrection(open, { a: '1', b: '2' }, swap)).toEqual(parseSuccess({ a: '2', b: '1' }))
  })

  test('is rejected if no place takes them', () => {
    expect(after({ a: '1', b: '2' }, move('a', '1', '2'), move('b', '2', '1'))).toEqual(
      parseFailure('2 is taken.'),
    )
  })

  test('is rejected if a place stays taken, with the first problem', () => {
    expect(after({ a: '1', b: '2', c: 'box' }, move('a', '1', '2'))).toEqual(parseFailure('2 is taken.'))
    expect(after({ a: '1', b: '2', c: 'box' }, move('a', '1', '2'), move('c', '7', '8'))).toEqual(
      parseFailure('2 is taken.'),
    )
  })

  test('is rejected if a piece is not there, though others wait for its place', () => {
    const edits = [move('a', '1', '2'), move('b', '3', '1'), move('x', '2', '1')]
    expect(after({ a: '1', b: '2', c: 'box' }, ...edits)).toEqual(parseFailure('2 is taken.'))
  })

  test('is rejected if something cannot be set at all', () => {
    expect(after({ a: '1' }, { set: 'a', to: 1 })).toEqual(parseFailure('Nothing can be set.'))
  })
})

const settings = { options: { length: 4 } }
const seeds = fc.nat(1_000_000)
const toward = (from: Situation, to: Situation) => diffLayouts(smallGame.layout(from), smallGame.layout(to))
const changesOf = (match: ReturnType<typeof trackedMatch>) => match.log.filter((one) => one.kind === 'change')
const atTurnStart = (seed: number, answers: number) => {
  const match = playAtRandom(newMatch(smallGame, settings, seed), seed, answers)
  while (match.question !== undefined && match.question.id !== 'small.card') playAtRandom(match, seed, 1)
  return match
}

describe('a correction', () => {
  test('changes the situation, and the current question is asked again', () => {
    const match = playAnswers(trackedMatch(), ...turnBegins('raid', 'hill', 'mill'))
    const asked = playAnswers(trackedMatch([9, 9, 9, 9]), ...turnBegins('raid', 'hill', 'mill'))
    expect(asked.question?.id).toBe('small.target.tie')
    unwrap(asked.correct([{ set: 'ford-distance', to: 3 }]))
    expect(asked.question?.id).not.toBe('small.target.tie')
    expect(chosenBy(asked, 'target')).toBe('ford')
    expect(match.situation.looted).toBe(1)
  })

  test('without any change is rejected and not stored', () => {
    const match = newMatch({ ...smallGame, applyEdit: (now: Situation) => parseSuccess(now) }, settings)
    expect(unwrapProblem(match.correct([{ set: 'turn', to: 1 }]))).toBe('That changes nothing.')
    expect(match.steps).toEqual([])
  })

  test('leaves decisions that are concluded as they are', () => {
    const match = playAnswers(
      trackedMatch([5, 9, 9, 9], ['hill'], settings),
      ...turnBegins('march', 'ford', 'mill'),
    )
    expect(match.question?.id).toBe('small.caught.tie')
    unwrap(match.correct([{ set: 'hill-distance', to: 30 }]))
    expect(chosenBy(match, 'target')).toBe('hill')
    expect(match.question?.id).toBe('small.caught.tie')
  })

  test('makes a fact asked again only if its basis has changed', () => {
    const match = playAnswers(untrackedMatch(), ...turnBegins('march', 'ford', 'mill'))
    playAnswers(match, ['inSight', ['hill', 'mill']])
    expect(match.question?.id).toBe('small.distance')
    unwrap(match.correct([{ set: 'turn', to: 2 }]))
    expect(match.question?.id).toBe('small.distance')
    unwrap(match.correct([{ set: 'mill-moved', to: 1 }]))
    expect(match.question?.id).toBe('small.inSight')
    expect(match.question?.options?.map(({ id }) => id)).toEqual(['mill'])
  })

  test('is rejected as a whole if one of its steps is invalid', () => {
    const match = trackedMatch()
    const before = match.situation
    const edits = [
      { set: 'turn', to: 2 },
      { move: 'supply', from: 'hill', to: 'loot', count: 9 },
    ]
    expect(unwrapProblem(match.correct(edits))).toBe('There is no supply at hill to be moved.')
    expect(match.situation).toBe(before)
    expect(match.steps).toHaveLength(6)
  })

  test('is rejected after the end of the match', () => {
    const match = playAtRandom(newMatch(smallGame, settings), 1)
    expect(unwrapProblem(match.correct([{ set: 'turn', to: 1 }]))).toBe(
      'The match is over: undo a step first.',
    )
  })

  test('may end the match', () => {
    const match = trackedMatch([5, 9, 9, 9], ['hill'], settings)
    unwrap(match.correct([{ set: 'turn', to: 9 }]))
    expect(match.outcome).toBeUndefined()
    playAnswers(match, ...turnBegins('march', 'ford', 'mill'), ['caught.tie', 'ford'])
    expect(match.question).toBeUndefined()
    expect(match.outcome?.way).toBe('held')
  })
})

test('a correction at any question leads to the position that was entered', () => {
  fc.assert(
    fc.property(seeds, fc.nat(60), seeds, fc.nat(60), (one, answers, other, more) => {
      const match = playAtRandom(newMatch(smallGame, settings, one), one, answers)
      const target = playAtRandom(newMatch(smallGame, settings, other), other, more).situation
      if (match.question === undefined) return
      expect(unwrap(applyCorrection(smallGame, match.situation, toward(match.situation, target)))).toEqual(
        target,
      )
      const heard = changesOf(match).length
      unwrap(match.correct(toward(match.situation, target)))
      const next = changesOf(match)[heard]
      expect(next === undefined ? match.situation : next.before).toEqual(target)
    }),
  )
})

test('a correction at the start of a turn leads to the same state as a match from that position', () => {
  fc.assert(
    fc.property(seeds, fc.nat(60), seeds, fc.nat(60), (one, answers, other, more) => {
      const match = atTurnStart(one, answers)
      const there = atTurnStart(other, more)
      if (match.question === undefined || there.question === undefined) return
      const target = there.situation
      unwrap(match.correct(toward(match.situation, target)))
      const entered = newMatch(smallGame, settings, other, JSON.parse(JSON.stringify(target)) as Json)
      expect(entered.situation).toEqual(target)
      expect(match.situation).toEqual(target)
      expect(questionView(match.question)).toEqual(questionView(entered.question))
    }),
  )
})
