import { say } from '@opfor/kernel'
import { answer, said, type Scripted } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
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
    ['shot.range.one', false],
    ['move.tactical.one', false],
  )
  expect(did.slice(-3)).toEqual([
    'Garrison Line gives a command point to Town Muskets.',
    'Town Muskets fixes bayonets.',
    'Garrison Line uses a command point itself.',
  ])
})

describe('a point is used as long as somebody can use one', () => {
  const tired: Field = {
    units: {
      'garrison-line': { fatigue: 1 },
      'lance-party': { activated: true, fatigue: 1 },
      'free-muskets': {},
    },
  }

  test('where all others in command range have had one, the command unit has the next itself', () => {
    const { asked, did } = activation(
      tired,
      ...start,
      ['commandRange.one', true],
      ['rallied', 0],
      ['rallied', 1],
    )
    expect(did.slice(-4)).toEqual([
      'Garrison Line gives a command point to Lance Party.',
      'Lance Party rallies.',
      'Garrison Line uses a command point itself.',
      'Garrison Line rallies.',
    ])
    expect(asked.filter((each) => each === 'commandRange.one')).toHaveLength(1)
  })

  test('nothing is asked about a unit that has had one, though it moved by it', () => {
    const { asked, did } = activation(
      { units: { ...tired.units, 'lance-party': { activated: true } } },
      ...start,
      ['commandRange.one', true],
      ['move.tactical.one', true],
      ['rallied', 1],
    )
    expect(did.at(-1)).toBe('Garrison Line rallies.')
    expect(asked.filter((each) => each === 'commandRange.one')).toHaveLength(1)
  })

  test('it is lost where the command unit can do nothing with it either', () => {
    const { match } = activation(
      { units: { ...tired.units, 'garrison-line': {} } },
      ...start,
      ['commandRange.one', true],
      ['rallied', 0],
      ['shot.range.one', false],
      ['move.tactical.one', false],
    )
    expect(said(match)).toContain('1 command point is not used.')
  })
})
