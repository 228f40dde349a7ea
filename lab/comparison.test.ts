import { registry } from '@opfor/games'
import type { Game } from '@opfor/kernel'
import { smallGame } from '@opfor/kernel/small-game'
import { findModdableGame as variantOpponent, writePrintedVariant } from '@opfor/variants'
import { describe, expect, test } from 'vitest'
import { changedDecisions } from './changed-decisions.ts'
import { changeKey } from './compare-turns.ts'
import { compareBatch, compareMatch, type ComparisonTotals } from './comparison.ts'
import { DecisionRecorder, firstDifferentDecision } from './decision-recorder.ts'
import { playMatch, requireSettings } from './match.ts'
import { makeOpponent, makeOpponentPair } from './opponents.ts'
import type { PolicyChoice, PolicyName } from './policies/policies.ts'
import { recordMatch } from './recorded-match.ts'
import { replayTurn } from './replay-turn.ts'
import { withSwappedLines } from './testing/swapped-lines.ts'
import { gameOfVariantText } from './variant-of.ts'

const game = (id: string): Game => {
  const found = [smallGame, ...registry].find((each) => each.id === id)
  if (found === undefined) throw new Error(id)
  return found
}
const by = (name: PolicyName): PolicyChoice => ({ name, budget: 20 })
const blitzkrieg = game('blitzkrieg')
const columns = { rulings: { 'blitzkrieg.theatreOrder': 'columns' } }

function comparePlainly(first: Game, second: Game, policy: PolicyChoice, seed: number) {
  const [one, other] = [first, second].map((each) => {
    const recorder = new DecisionRecorder()
    const played = playMatch(each, requireSettings(each, {}), policy, seed, recorder)
    return { made: recorder.made, ...played }
  })
  if (one === undefined || other === undefined) throw new Error('Two matches are compared.')
  const nth = firstDifferentDecision(one.made, other.made)
  return {
    decisions: nth === undefined ? one.made.length : nth + 1,
    changed: nth === undefined ? [] : [changeKey(one.made[nth], other.made[nth])],
    turns: [one.turns, other.turns],
    wins: [one, other].map(({ outcome }) => outcome.winner !== 'bot' && outcome.winner !== 'nobody'),
  }
}

function compareQuickly(first: Game, second: Game, policy: PolicyChoice, seed: number) {
  const pair = makeOpponentPair(makeOpponent(first, {}), makeOpponent(second, {}))
  const match = recordMatch(first, pair.first.settings, policy, seed)
  const { decisions, changed, turns, won } = compareMatch(match, pair, policy)
  return {
    decisions,
    changed: Object.keys(changed),
    turns: [turns.first.sum, turns.second.sum],
    wins: [won.both + won.firstOnly === 1, won.both + won.secondOnly === 1],
  }
}

describe('a comparison of opponents that differ in one list', () => {
  test.each([
    ['blitzkrieg', 'blitzkrieg.theatre', 5, 'random', 10],
    ['blitzkrieg', 'blitzkrieg.theatre', 4, 'greedy', 3],
    ['small', 'small.target', 3, 'searching', 4],
    ['small', 'small.target', 3, 'random', 20],
  ] as const)('%s, %s: gives the same as two whole matches', (id, list, at, name, seeds) => {
    const [first, second] = [game(id), withSwappedLines(game(id), list, at)]
    let differed = 0
    for (let seed = 0; seed < seeds; seed += 1) {
      const plain = comparePlainly(first, second, by(name), seed)
      expect(compareQuickly(first, second, by(name), seed)).toEqual(plain)
      differed += plain.changed.length
    }
    expect(differed).toBeGreaterThan(0)
  })
})

test('each turn is played again with the other lists, also after the first difference', () => {
  const second = withSwappedLines(blitzkrieg, 'blitzkrieg.theatre', 4)
  const pair = makeOpponentPair(makeOpponent(blitzkrieg, {}), makeOpponent(second, {}))
  const { changed, replayed } = compareBatch(pair, by('random'), { from: 0, to: 10 })
  const sum = (counts: ComparisonTotals['changed'] = {}) =>
    Object.values(counts).reduce((all, { count }) => all + count, 0)
  expect(replayed?.turns).toBeGreaterThan(100)
  expect(sum(replayed?.changed)).toBeGreaterThan(sum(changed))
})

test('turns in which the other opponent asks are counted apart from other decisions', () => {
  const printed = variantOpponent('blitzkrieg')
  const page = printed && writePrintedVariant(printed).replace('Tie: roll d6', 'Tie: you choose')
  const pair = makeOpponentPair(
    makeOpponent(blitzkrieg, {}),
    makeOpponent(gameOfVariantText(blitzkrieg, page), {}),
  )
  const { replayed } = compareBatch(pair, by('random'), { from: 0, to: 3 })
  expect(replayed?.asked).toBeGreaterThan(0)
  expect(replayed?.changed).toEqual({})
  expect(changedDecisions(pair, by('random'), [0, 1, 2], 5)).toEqual([])
})

test('an opponent is the same as itself, in every turn', () => {
  const pair = makeOpponentPair(makeOpponent(blitzkrieg, {}), makeOpponent(blitzkrieg, {}))
  const { games, same, replayed } = compareBatch(pair, by('random'), { from: 0, to: 10 })
  expect([games, same, replayed?.changed, replayed?.otherwise]).toEqual([10, 10, {}, 0])
})

test('other readings are compared turn by turn, other options only as matches', () => {
  const readings = makeOpponentPair(makeOpponent(blitzkrieg, {}), makeOpponent(blitzkrieg, columns))
  expect(compareBatch(readings, by('random'), { from: 0, to: 5 }).replayed?.turns).toBeGreaterThan(50)
  const levels = { options: { difficulty: 'hard' } }
  const options = makeOpponentPair(makeOpponent(blitzkrieg, {}), makeOpponent(blitzkrieg, levels))
  expect(compareBatch(options, by('random'), { from: 0, to: 5 }).replayed).toBeUndefined()
})

test.each([
  ['blitzkrieg', 1],
  ['blood-and-plunder', 1],
  ['admiral', 1],
  ['conflict-of-heroes', 63],
])('%s compared with itself has no turn that goes otherwise', (id, seed) => {
  const own = makeOpponent(game(id), {})
  const match = recordMatch(game(id), own.settings, by('random'), seed)
  const turns = match.recorded.map((turn) => replayTurn(game(id), own.rulings, turn, seed).same)
  expect(turns.length).toBeGreaterThan(3)
  expect(turns.filter((same) => !same)).toEqual([])
})
