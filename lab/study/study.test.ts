import { registry } from '@opfor/games'
import { parseFailure, type Game, parseSuccess, type Json } from '@opfor/kernel'
import { describe, expect, test } from 'vitest'
import { taskOf } from './part-progress.ts'
import { parseStudy } from './study.ts'

const findGame = (id: string) => registry.find((game) => game.id === id)
const file = (change: Readonly<Record<string, Json>> = {}): Json => ({
  opfor: 1,
  name: 'How hard is it?',
  game: 'blitzkrieg',
  policies: ['random'],
  until: { games: 100 },
  ...change,
})
const study = (change: Readonly<Record<string, Json>>) => {
  const parsed = parseStudy(file(change), findGame)
  if (!parsed.ok) throw new Error(parsed.problem)
  return parsed.value
}
const problemOf = (change: Readonly<Record<string, Json>>) => {
  const parsed = parseStudy(file(change), findGame)
  return parsed.ok ? 'nothing' : parsed.problem
}

describe('a study', () => {
  test('measures the default settings if none are given', () => {
    expect(study({})).toMatchObject({ from: 0, of: { arms: [{ id: 'standard' }] } })
  })

  test('measures all combinations of options and rulings, named by their values', () => {
    const { of } = study({
      options: { difficulty: ['easy', 'hard'], where: ['screen'] },
      rulings: { 'blitzkrieg.theatreOrder': ['columns', 'height'] },
    })
    expect('arms' in of && of.arms.map(({ id }) => id)).toEqual([
      'easy, columns',
      'easy, height',
      'hard, columns',
      'hard, height',
    ])
    expect('arms' in of && of.arms[1]?.settings).toEqual({
      options: { difficulty: 'easy', where: 'screen' },
      rulings: { 'blitzkrieg.theatreOrder': 'height' },
    })
  })

  test('has policies with their budgets', () => {
    const { policies } = study({ policies: ['greedy', { name: 'searching', budget: 300 }] })
    expect(policies).toEqual([
      { name: 'greedy', budget: 1000 },
      { name: 'searching', budget: 300 },
    ])
  })

  test('can compare two settings instead', () => {
    const compare = { first: {}, second: { rulings: { 'blitzkrieg.theatreOrder': 'height' } } }
    expect(study({ compare }).of).toEqual(compare)
  })
})

describe('the text of a variant', () => {
  const readVariant = (game: Game, text: string) =>
    text === 'house rules' ? parseSuccess(game) : parseFailure('Line 1: not house rules')
  const parsed = (change: Readonly<Record<string, Json>>) => {
    const read = parseStudy(file(change), findGame, readVariant)
    return read.ok ? read.value : read.problem
  }

  test('is played at all settings, or by one side of a comparison', () => {
    expect(parsed({ variant: 'house rules' })).toMatchObject({ variant: 'house rules' })
    const compare = { first: {}, second: { variant: 'house rules' } }
    expect(parsed({ compare })).toMatchObject({ of: compare })
  })

  test('goes to the workers with each task', () => {
    const [policy] = study({}).policies
    if (policy === undefined) throw new Error('A study has a player.')
    const seeds = { from: 0, to: 1 }
    const measured = taskOf(study({ variant: 'house rules' }), policy, seeds)
    expect(measured).toMatchObject({ measure: { variant: 'house rules' } })
    const compare = { first: {}, second: { variant: 'house rules' } }
    expect(taskOf(study({ compare }), policy, seeds)).toMatchObject({ compare })
  })

  test('is refused with its field', () => {
    expect(parsed({ variant: 'x' })).toBe('variant: Line 1: not house rules')
    expect(parsed({ compare: { first: { variant: 'x' }, second: {} } })).toBe(
      'compare.first.variant: Line 1: not house rules',
    )
    expect(parsed({ compare: { first: {}, second: {} }, variant: 'house rules' })).toBe(
      'compare: the variant belongs into first or second',
    )
  })
})

test.each<[Readonly<Record<string, Json>>, string]>([
  [{ opfor: 2 }, 'opfor: format 2 is newer than format 1, which this program reads: update it'],
  [{ game: 'chess' }, 'game: unknown game "chess"'],
  [{ policies: [] }, 'policies: at least one is expected'],
  [{ policies: ['clever'] }, 'policies[0].name: one of random, greedy, searching is expected'],
  [{ policies: ['random', 'random'] }, 'policies[1]: duplicate value'],
  [{ until: {} }, 'until.games: a whole number from 1 to 10000000 is expected, not nothing'],
  [
    { until: { within: 0.5, error: 0.05, most: 9 } },
    'until.within: a number from 0.001 to 0.25 is expected, not 0.5',
  ],
  [
    { until: { within: 0.1, error: 0.2, most: 9 } },
    'until.error: one of 0.1, 0.05, 0.01 is expected, not 0.2',
  ],
  [{ options: { difficulty: ['easy', 'awful'] } }, 'options.difficulty[1]: Option difficulty: '],
  [{ options: { difficulty: [] } }, 'options.difficulty: at least one value is expected'],
  [{ options: { difficulty: ['easy', 'easy'] } }, 'options.difficulty[1]: duplicate value'],
  [{ options: { colour: ['red'] } }, 'options.colour[0]: There is no option or ruling colour.'],
  [{ rulings: { 'blitzkrieg.theatreOrder': ['sideways'] } }, 'rulings.blitzkrieg.theatreOrder[0]: Ruling '],
  [{ compare: { first: {}, second: { options: { colour: 1 } } } }, 'compare.second: There is no option'],
  [
    { compare: { first: {}, second: {} }, options: {} },
    'compare: cannot be combined with options and rulings',
  ],
  [
    {
      options: Object.fromEntries(
        ['a', 'b', 'c', 'd'].map((id) => [id, Array.from({ length: 60 }, (_, at) => at)]),
      ),
    },
    'options.a[0]: There is no option or ruling a.',
  ],
  [
    {
      options: {
        difficulty: ['easy', 'hard'],
        extraVP: Array.from({ length: 8 }, (_, at) => at),
        extraProgress: [0, 1, 2, 3],
      },
    },
    'these options and rulings make 64 settings; at most 60 can be measured',
  ],
  [{ seeds: 3 }, 'there is no field "seeds"'],
])('%j is rejected with the field', (change, problem) => {
  expect(problemOf(change)).toContain(problem)
})
