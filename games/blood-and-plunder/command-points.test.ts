import { say } from '@opfor/kernel'
import { answer, type Scripted } from '@opfor/kernel/testing'
import { expect, test } from 'vitest'
import { activation, type Field, matchOn } from './testing/field.ts'
import { traits, unitAs } from './testing/profiles.ts'

const start: readonly Scripted[] = [
  ['nearestEnemy.measured', 30],
  ['move.aggressive.one', true],
]

function field(ordered: ReturnType<typeof unitAs>): Field {
  return {
    units: { 'garrison-line': {}, 'town-muskets': { ...ordered, activated: true }, 'free-muskets': {} },
  }
}

test('whether the only other unit is in command range is a yes or no: inches rounded down would not tell', () => {
  const match = matchOn(field(unitAs({}, { empty: 1 })))
  answer(match, ...start)
  expect(match.question === undefined ? '' : say(match.question.text)).toBe(
    'Is Town Muskets within 8 inches of Garrison Line?',
  )
})

test('exceptions apply to ordered units: an empty one with bayonets fixes them by its point', () => {
  const { did } = activation(
    field(unitAs(traits('Bayonets'), { empty: 1 })),
    ...start,
    ['commandRange.one', true],
    ['nearestEnemy.measured', 6],
  )
  expect(did.slice(-2)).toEqual([
    'Garrison Line gives a command point to Town Muskets.',
    'Town Muskets fixes bayonets.',
  ])
})
