import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { differences } from '../pieces/differences.ts'
import { corrected } from './game-module.ts'
import { good, type Json } from '../read/json.ts'
import { smallGame } from '../small-game/index.ts'
import { trackedMatch, turnBegins, untrackedMatch } from '../small-game/matches.ts'
import type { Situation } from '../small-game/situation.ts'
import { answer, chosenBy, drawn, newMatch, playAtRandom, problem, value } from '../testing/index.ts'

const settings = { options: { length: 4 } }
const seeds = fc.nat(1_000_000)
const toward = (from: Situation, to: Situation) => differences(smallGame.layout(from), smallGame.layout(to))
const changesOf = (match: ReturnType<typeof trackedMatch>) =>
  match.told.filter((one) => one.kind === 'change')
const atTurnStart = (seed: number, answers: number) => {
  const match = playAtRandom(newMatch(smallGame, settings, seed), seed, answers)
  while (match.question !== undefined && match.question.id !== 'small.card') playAtRandom(match, seed, 1)
  return match
}

describe('a correction', () => {
  test('changes the situation, and the current question is asked again', () => {
    const match = answer(trackedMatch(), ...turnBegins('raid', 'hill', 'mill'))
    const asked = answer(trackedMatch([9, 9, 9, 9]), ...turnBegins('raid', 'hill', 'mill'))
    expect(asked.question?.id).toBe('small.target.tie')
    value(asked.correct([{ set: 'ford-distance', to: 3 }]))
    expect(asked.question?.id).not.toBe('small.target.tie')
    expect(chosenBy(asked, 'target')).toBe('ford')
    expect(match.situation.looted).toBe(1)
  })

  test('without any change is rejected and not stored', () => {
    const match = newMatch({ ...smallGame, correct: (now: Situation) => good(now) }, settings)
    expect(problem(match.correct([{ set: 'turn', to: 1 }]))).toBe('That changes nothing.')
    expect(match.steps).toEqual([])
  })

  test('leaves decisions that are concluded as they are', () => {
    const match = answer(
      trackedMatch([5, 9, 9, 9], ['hill'], settings),
      ...turnBegins('march', 'ford', 'mill'),
    )
    expect(match.question?.id).toBe('small.caught.tie')
    value(match.correct([{ set: 'hill-distance', to: 30 }]))
    expect(chosenBy(match, 'target')).toBe('hill')
    expect(match.question?.id).toBe('small.caught.tie')
  })

  test('makes a fact asked again only if its basis has changed', () => {
    const match = answer(untrackedMatch(), ...turnBegins('march', 'ford', 'mill'))
    answer(match, ['inSight', ['hill', 'mill']])
    expect(match.question?.id).toBe('small.distance')
    value(match.correct([{ set: 'turn', to: 2 }]))
    expect(match.question?.id).toBe('small.distance')
    value(match.correct([{ set: 'mill-moved', to: 1 }]))
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
    expect(problem(match.correct(edits))).toBe('There is no supply at hill to be moved.')
    expect(match.situation).toBe(before)
    expect(match.steps).toHaveLength(6)
  })

  test('is rejected after the end of the match', () => {
    const match = playAtRandom(newMatch(smallGame, settings), 1)
    expect(problem(match.correct([{ set: 'turn', to: 1 }]))).toBe('The match is over: undo a step first.')
  })

  test('may end the match', () => {
    const match = trackedMatch([5, 9, 9, 9], ['hill'], settings)
    value(match.correct([{ set: 'turn', to: 9 }]))
    expect(match.outcome).toBeUndefined()
    answer(match, ...turnBegins('march', 'ford', 'mill'), ['caught.tie', 'ford'])
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
      expect(value(corrected(smallGame, match.situation, toward(match.situation, target)))).toEqual(target)
      const heard = changesOf(match).length
      value(match.correct(toward(match.situation, target)))
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
      value(match.correct(toward(match.situation, target)))
      const entered = newMatch(smallGame, settings, other, JSON.parse(JSON.stringify(target)) as Json)
      expect(entered.situation).toEqual(target)
      expect(match.situation).toEqual(target)
      expect(drawn(match.question)).toEqual(drawn(entered.question))
    }),
  )
})
