import { excludedCandidates, format, explainWhyNot } from '@opfor/kernel'
import { allChosenBy, playAnswers, decisionsOf, logTexts, type ScriptedAnswer } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { activation, type Field, matchOn, stalemate } from '../../testing/field.ts'
import { traits, unitAs } from '../../testing/profiles.ts'

const start: readonly ScriptedAnswer[] = [
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
  playAnswers(match, ...start)
  expect(match.question === undefined ? '' : format(match.question.text)).toBe(
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

test('Skirmishers that are ordered get out of melee by their rule, and use the point after that', () => {
  const { did } = activation(
    {
      units: {
        'garrison-line': {},
        'town-muskets': unitAs(traits('Skirmishers'), {
          activated: true,
          empty: 1,
          engaged: ['free-muskets'],
        }),
        'free-muskets': { engaged: ['town-muskets'], fatigue: 1 },
      },
    },
    ...start,
    ['commandRange.one', true],
    ['getsOut.one', true],
    ['shot.range.one', false],
    ['move.tactical.one', false],
  )
  expect(did.slice(2, 4)).toEqual([
    'Town Muskets leaves the melee with Free Muskets, as Skirmishers. If that takes actions, correct the actions left.',
    'Town Muskets reloads and is loaded.',
  ])
})

test('bayonets that cost no action leave the point for the column', () => {
  const { did } = activation(
    { ...field(unitAs(traits('Bayonets'), { empty: 1 })), options: { bayonetCost: 0 } },
    ...start,
    ['commandRange.one', true],
    ['nearestEnemy.measured', 6],
    ['move.tactical.one', true],
    ['shot.range.one', false],
    ['move.tactical.one', false],
  )
  expect(did.slice(1, 3)).toEqual([
    'Garrison Line gives a command point to Town Muskets.',
    'Town Muskets fixes bayonets.',
  ])
  expect(did[3]).toMatch(/^Town Muskets makes a Tactical Move/)
})

describe('on a map', () => {
  const around: Field = {
    way: 'map',
    units: {
      'garrison-line': { at: { x: 300, y: 300 } },
      'bow-scouts': { at: { x: 300, y: 345 }, activated: true, empty: 1 },
      'town-muskets': { at: { x: 265, y: 300 }, activated: true, empty: 1 },
      'lance-party': { at: { x: 160, y: 300 }, activated: true },
      'light-horse': { models: 0 },
      'free-muskets': { at: { x: 20, y: 20 } },
    },
  }

  test('whom a point cannot go to, each once, and why: who had one, who is too far, who has fallen', () => {
    const { match } = activation({ ...around, scenario: { opfor: 0, player: 4 } })
    const [first, second] = decisionsOf(match, 'order')
    const reasons = (decision: typeof first): readonly string[] =>
      decision === undefined
        ? []
        : excludedCandidates(decision).map(({ id }) => format(explainWhyNot(decision, id)))
    expect(reasons(first)).toMatchInlineSnapshot(`
      [
        "Unit for a command point (Garrison Line): Garrison Line was not an option, because the command unit itself gets a point only if no other unit in command range can still get one.",
        "Unit for a command point (Garrison Line): Lance Party was not an option, because it is 10 inches from the command unit, and the command range is 8 inches.",
        "Unit for a command point (Garrison Line): Light Horse was not an option, because it has no models left.",
      ]
    `)
    expect(reasons(second)).toMatchInlineSnapshot(`
      [
        "Unit for a command point (Garrison Line): Town Muskets was not an option, because it already had a command point.",
        "Unit for a command point (Garrison Line): Garrison Line was not an option, because the command unit itself gets a point only if no other unit in command range can still get one.",
        "Unit for a command point (Garrison Line): Lance Party was not an option, because it is 10 inches from the command unit, and the command range is 8 inches.",
        "Unit for a command point (Garrison Line): Light Horse was not an option, because it has no models left.",
      ]
    `)
  })
})

test('points are not used once the command unit has fallen, or nobody is left to act against', () => {
  const shot: readonly ScriptedAnswer[] = [
    ['nearestEnemy.measured', 9],
    ['shot.12.one', true],
    ['harm', { lost: 7, fatigue: 0 }],
  ]
  const { asked, did } = activation(
    { units: { 'garrison-line': {}, 'town-muskets': { activated: true, empty: 1 }, 'free-muskets': {} } },
    ...shot,
  )
  expect(asked).not.toContain('commandRange.one')
  expect(did.join(' ')).not.toMatch(/command point/)
  const fought = activation(
    {
      units: {
        'garrison-line': unitAs(
          { commander: { name: 'The Leader', points: 2, range: 8 } },
          { engaged: ['free-muskets'], models: 1 },
        ),
        'town-muskets': { activated: true, empty: 1 },
        'free-muskets': { engaged: ['garrison-line'] },
      },
    },
    ['melee', { ...stalemate, ownLost: 1 }],
  )
  expect(fought.did.join(' ')).not.toMatch(/command point/)
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
    expect(logTexts(match)).toContain('1 command point is not used.')
  })
})

test('an ordered unit that is Shaken rallies with its one action, and is not said to do nothing', () => {
  const { match } = activation(
    field(unitAs({}, { fatigue: 3 })),
    ...start,
    ['commandRange.one', true],
    ['rallied', 1],
    ['shot.range.one', false],
    ['move.tactical.one', false],
  )
  expect(logTexts(match)).toContain('Town Muskets rallies.')
  expect(logTexts(match)).not.toContain('Town Muskets cannot use the command point.')
  expect(logTexts(match)).toContain('Garrison Line cannot use the command point.')
  expect(allChosenBy(match, 'orderItself')).toEqual(['another', 'garrison-line'])
  expect(decisionsOf(match, 'order')).toHaveLength(1)
})

test('nobody in the place of the command unit: the point goes to no one', () => {
  const match = playAnswers(matchOn(field(unitAs({}, { fatigue: 1 }))), ...start, ['commandRange.one', false])
  const [whose] = decisionsOf(match, 'orderItself')
  if (whose === undefined) throw new Error('Nobody was ordered.')
  expect(match.overrule(whose, undefined, 'it waits').ok).toBe(true)
  expect(logTexts(match)).toContain('2 command points are not used.')
  expect(decisionsOf(match, 'order')).toEqual([])
})
