import type { StateChange } from '@opfor/kernel'
import { expect, test } from 'vitest'
import type { MatchLog } from './recent-log.ts'
import { setUpSteps } from './set-up-steps.ts'

function change(id: string, after: number, turn: number, as?: 'aside' | 'headline'): StateChange<unknown> {
  return {
    kind: 'change',
    before: undefined,
    now: undefined,
    tell: { id, text: id, ...(as === undefined ? {} : { as }) },
    after,
    turn,
  }
}

function stepsOf(
  log: MatchLog['log'],
  by: readonly ('person' | 'seed')[],
  physical = true,
): readonly string[] {
  const game: Pick<MatchLog['game'], 'seats' | 'isAtPhysicalBoard'> = {
    seats: () => ['player'],
    isAtPhysicalBoard: () => physical,
  }
  const steps = by.map((who) => ({ q: 'q', a: 1, by: who })) as MatchLog['steps']
  const match = { game: game as MatchLog['game'], journal: {} as MatchLog['journal'], log, steps }
  return setUpSteps(match).map(({ id }) => id)
}

const told = [
  change('bags', 0, 0),
  change('row', 1, 0),
  change('rolled', 2, 0, 'aside'),
  change('marker', 2, 0),
  change('it places', 2, 1, 'headline'),
]

test('what set-up tells after the last answer is kept for the person once the opponent has moved', () => {
  expect(stepsOf(told, ['person', 'seed'])).toEqual(['row', 'rolled', 'marker'])
  expect(stepsOf(told, ['seed', 'seed'])).toEqual(['bags', 'row', 'rolled', 'marker'])
})

test('not while set-up goes on, after a later answer, or on the screen alone', () => {
  expect(stepsOf(told.slice(0, -1), ['person', 'seed'])).toEqual([])
  expect(stepsOf(told, ['person', 'seed', 'person'])).toEqual([])
  expect(stepsOf(told, ['person', 'seed'], false)).toEqual([])
})

test('not after the last roll of the person: it is told with the first move', () => {
  const rolled = told.map((one) => ({ ...one, after: 1 }))
  expect(stepsOf(rolled, ['person'])).toEqual([])
})

test('not where there is nothing to lay out', () => {
  expect(stepsOf([change('rolled', 1, 0, 'aside'), ...told.slice(-1)], ['person', 'seed'])).toEqual([])
})
