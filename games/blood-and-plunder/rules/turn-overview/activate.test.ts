import { format } from '@opfor/kernel'
import {
  playAnswers,
  decisionsOf,
  loggedRulings,
  logTexts,
  type ScriptedAnswer,
  unwrap,
} from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { sampleUnits } from '../../table/samples/units.ts'
import { activation, type Field, matchOn, stalemate, unharmed } from '../../testing/field.ts'
import { gun, traits, unitAs } from '../../testing/profiles.ts'

const enemy = { 'free-muskets': {} }

test('45: an action put in place of another that cannot be performed uses up one action, not all', () => {
  const match = matchOn({ card: 'D13', units: { 'town-muskets': unitAs(), ...enemy } })
  playAnswers(match, ['nearestEnemy.measured', 25], ['move.aggressive.one', true])
  const column = decisionsOf(match).find(({ by }) => by.kind === 'column')
  if (column === undefined) throw new Error('No column was walked.')
  expect(match.overrule(column, 'charge', 'I say so').ok).toBe(true)
  playAnswers(match, ['nearestEnemy.measured', 25])
  expect(logTexts(match).join('\n')).toMatch(/wastes an action/)
  expect(match.situation.acting.left).toBe(1)
  expect(match.question?.id).toBe('blood-and-plunder.move.aggressive.one')
})

test('45: so does nothing put in place of an action', () => {
  const match = matchOn({ card: 'D13', units: { 'town-muskets': unitAs({}, { empty: 1 }), ...enemy } })
  playAnswers(match, ['nearestEnemy.measured', 25], ['move.aggressive.one', false])
  const column = decisionsOf(match).find(({ by }) => by.kind === 'column')
  if (column === undefined) throw new Error('No column was walked.')
  expect(match.overrule(column, undefined, 'it waits').ok).toBe(true)
  playAnswers(match, ['nearestEnemy.measured', 25], ['move.aggressive.one', false])
  expect(logTexts(match)).toContain('Town Muskets reloads and is loaded.')
})

test('an activation opens: what was told before it is past', () => {
  const match = matchOn({ card: 'D13', units: { 'town-muskets': unitAs(), ...enemy } })
  playAnswers(match, ['nearestEnemy.measured', 25])
  const opened = match.log.filter((one) => one.kind === 'change' && one.tell.startsSection)
  expect(opened).toHaveLength(1)
  expect(opened[0]).toMatchObject({ tell: { id: 'blood-and-plunder.activates', as: 'headline' } })
})

test('with the last enemy gone nothing more is asked, and no action is left', () => {
  const { asked, now } = activation(
    { card: 'C13', units: { 'town-muskets': unitAs(), ...enemy } },
    ['nearestEnemy.measured', 9],
    ['shot.12.one', true],
    ['harm', { lost: 7, fatigue: 0 }],
  )
  expect(asked).toEqual(['nearestEnemy.measured', 'shot.12.one', 'harm'])
  expect(now.ended).toBe('wiped-out')
})

test('engaged units are equals: how near other enemies are is not asked', () => {
  const field: Field = {
    units: {
      'town-muskets': { engaged: ['free-muskets'] },
      'lance-party': { engaged: ['boarders'] },
      'light-horse': {},
      'free-muskets': { engaged: ['town-muskets'] },
      boarders: { engaged: ['lance-party'] },
    },
  }
  const { asked, match } = activation(field, ['melee', stalemate])
  expect(asked.filter((id) => !id.startsWith('activate'))).toEqual(['melee'])
  expect(match.journal.entries).toContainEqual(
    expect.objectContaining({ q: 'blood-and-plunder.activate.tie' }),
  )
})

test('13: by the house rule a unit takes its bayonets off to reload first, with no enemy within 8 inches', () => {
  const unit = unitAs(traits('Bayonets'), { empty: 1, bayonetsFixed: true })
  const field: Field = { units: { 'town-muskets': unit, ...enemy }, options: { reloadFirst: true } }
  expect(activation(field, ['nearestEnemy.measured', 20]).did).toEqual([
    'Town Muskets takes its bayonets off to reload.',
    'Town Muskets reloads and is loaded.',
  ])
  const near = activation(field, ['nearestEnemy.measured', 6], ['chargeable.one', true], ['melee', stalemate])
  expect(near.did).toEqual(['Town Muskets charges Free Muskets.'])
})

test('13: by the house rule a unit with nothing to load does not reload', () => {
  const unit = unitAs({ ...gun('naval'), weapons: ['melee'] }, { empty: 2, gunLost: true })
  const field: Field = { units: { 'town-muskets': unit, ...enemy }, options: { reloadFirst: true } }
  const { did } = activation(field, ['nearestEnemy.measured', 20], ['move.aggressive.one', true])
  expect(did[0]).toMatch(/advances on its nearest enemy/)
})

test('13: the house rule of reloading first does not go before rallying', () => {
  const field: Field = {
    units: { 'town-muskets': unitAs({}, { empty: 1, fatigue: 4 }), ...enemy },
    options: { reloadFirst: true },
  }
  expect(activation(field, ['rallied', 1]).did).toEqual([
    'Town Muskets is Shaken and rallies with its whole activation (1 action).',
  ])
})

test('a distance is measured anew after casualties: the nearest model may be another', () => {
  const { asked } = activation(
    { card: 'D13', units: { 'town-muskets': unitAs(), ...enemy } },
    ['nearestEnemy.measured', 10],
    ['shot.12.one', true],
    ['harm', { lost: 2, fatigue: 0 }],
    ['nearestEnemy.measured', 12],
    ['move.aggressive.one', true],
  )
  expect(asked.filter((each) => each === 'nearestEnemy.measured')).toHaveLength(2)
})

test('a unit that can do nothing says so in large letters', () => {
  const unit = unitAs({ guns: { count: 1, carriage: 'naval' }, weapons: ['melee'] })
  const { match } = activation({ units: { 'town-muskets': unit, ...enemy } }, ['nearestEnemy.measured', 30])
  const large = match.log.flatMap((one) =>
    one.kind === 'change' && one.tell.as === 'headline' ? [format(one.tell)] : [],
  )
  expect(large.at(-1)).toBe('Town Muskets does nothing: no action in its column is possible.')
})

describe('a Shaken unit', () => {
  const shaken: Field = { card: 'C13', units: { 'town-muskets': unitAs({}, { fatigue: 3 }), ...enemy } }

  test('rallies with its whole activation: no action is left, even where it has no Fatigue any more', () => {
    const { asked, did, now } = activation(shaken, ['rallied', 3])
    expect(asked).toEqual(['rallied'])
    expect(did).toEqual(['Town Muskets is Shaken and rallies with its whole activation (3 actions).'])
    expect(now.units[0]?.activated).toBe(true)
  })

  test('a tired one that is not Shaken rallies with one action', () => {
    const tired = { ...shaken, units: { 'town-muskets': unitAs({}, { fatigue: 2 }), ...enemy } }
    const script = [
      ['nearestEnemy.measured', 25],
      ['move.aggressive.one', false],
      ['rallied', 1],
      ['rallied', 1],
    ] as const
    expect(activation(tired, ...script).did).toEqual(['Town Muskets rallies.', 'Town Muskets rallies.'])
  })
})

describe('the number of actions', () => {
  const field = (unit: ReturnType<typeof unitAs>): Field => ({
    card: 'D13',
    units: { 'town-muskets': unit, ...enemy },
  })
  const shot = [
    ['nearestEnemy.measured', 9],
    ['shot.12.one', true],
    ['harm', unharmed],
  ] as const

  test('is told with what gives it: training and suit', () => {
    const match = playAnswers(matchOn(field(unitAs())), ['nearestEnemy.measured', 9])
    expect(logTexts(match)).toContain(
      'Town Muskets is activated with 2 actions (Trained on Diamonds). Column A, push.',
    )
  })

  test('is asked where Fatigue may change it, with the usual number proposed, and is what you say', () => {
    const match = matchOn(field(unitAs({}, { fatigue: 1 })))
    expect(match.question).toMatchObject({ id: 'blood-and-plunder.actions', to: 'table', proposal: 2 })
    expect(match.question === undefined ? '' : format(match.question.text)).toBe(
      'How many actions does Town Muskets have? (Trained on Diamonds: 2; but it has 1 Fatigue.)',
    )
    const { did, match: fewer } = activation(field(unitAs({}, { fatigue: 1 })), ['actions', 1], ...shot)
    expect(did).toEqual(['Town Muskets shoots at Free Muskets.'])
    expect(logTexts(fewer)).toContain(
      'Town Muskets is activated with 1 action (your answer; Trained on Diamonds would be 2). Column A, push.',
    )
  })

  test('is asked of a Quick unit too, and of nobody else', () => {
    const asks = (unit: ReturnType<typeof unitAs>): boolean =>
      matchOn(field(unit)).question?.id === 'blood-and-plunder.actions'
    expect(asks(unitAs(traits('Quick')))).toBe(true)
    expect(asks(unitAs(traits('Hidden', 'Drilled')))).toBe(false)
    expect(asks(unitAs({}, { fatigue: 3 }))).toBe(false)
  })

  test('is not asked of a Quick unit whose roster says how many actions that adds', () => {
    const quick = (actions: number) => unitAs({ traits: [{ name: 'Quick', reminder: '', actions }] })
    for (const [added, told] of [
      [0, '2 actions'],
      [1, '3 actions'],
    ] as const) {
      const match = matchOn(field(quick(added)))
      expect(match.question?.id).not.toBe('blood-and-plunder.actions')
      expect(logTexts(match).join(' ')).toContain(`Town Muskets is activated with ${told}`)
    }
    expect(sampleUnits.lightHorse.traits[0].actions).toBe(0)
  })

  test('calls the activation off where the unit has fallen when it is asked', () => {
    const match = matchOn({
      units: {
        'town-muskets': unitAs({}, { fatigue: 1, engaged: ['free-muskets'] }),
        'lance-party': {},
        ...enemy,
      },
    })
    unwrap(match.correct([{ move: 'model.town-muskets', from: 'table', to: 'lost', count: 8 }]))
    expect(logTexts(match).join(' ')).not.toContain('Town Muskets is activated')
    expect(logTexts(match)).toContain('The activation is called off: no unit is activated now.')
    playAnswers(match, ['nearestEnemy.measured', 25])
    expect(match.situation.acting.unit).toBe('lance-party')
  })

  test('is corrected by the actions left where nothing was asked', () => {
    const match = playAnswers(matchOn(field(unitAs())), ['nearestEnemy.measured', 9])
    unwrap(match.correct([{ set: 'acting.left', to: 1 }]))
    playAnswers(match, ['shot.12.one', true], ['harm', unharmed])
    expect(match.situation.acting.unit).toBe('')
  })
})

test('where all its units have activated the OPFOR has none left to activate', () => {
  const match = matchOn({ units: { 'town-muskets': unitAs({}, { activated: true }), ...enemy } })
  expect(logTexts(match)).toContain('The OPFOR has no unit left to activate.')
  expect(match.situation.next[0]).not.toBe('opfor')
})

test('an activation begins without a target', () => {
  const match = matchOn({ units: { 'town-muskets': unitAs(), ...enemy } })
  expect(match.situation.acting).toMatchObject({ unit: 'town-muskets', target: '' })
})

test('actions that are left over are lost, and their number is told', () => {
  const { match } = activation(
    { card: 'D13', units: { 'town-muskets': unitAs({}, { empty: 1 }), ...enemy } },
    ['nearestEnemy.measured', 25],
    ['move.aggressive.one', false],
  )
  expect(logTexts(match)).toContain('Town Muskets does nothing more: 1 action is lost.')
})

describe('the house rule of reloading first', () => {
  const house = (unit: ReturnType<typeof unitAs>): Field => ({
    card: 'D13',
    units: { 'town-muskets': unit, ...enemy },
    options: { reloadFirst: true },
  })

  test('leaves the other actions for the column', () => {
    const { did, match } = activation(
      house(unitAs({}, { empty: 1 })),
      ['nearestEnemy.measured', 9],
      ['shot.12.one', true],
      ['harm', unharmed],
    )
    expect(did).toEqual(['Town Muskets reloads and is loaded.', 'Town Muskets shoots at Free Muskets.'])
    expect(logTexts(match)).toContain('House rule: Town Muskets is empty and reloads first.')
  })

  test('is not for a loaded unit, one in melee, or one with fixed bayonets', () => {
    const loaded = activation(house(unitAs()), ['nearestEnemy.measured', 25], ['move.aggressive.one', false])
    expect(loaded.did).toEqual([])
    const melee: Field = {
      card: 'S13',
      units: {
        'town-muskets': unitAs({}, { empty: 1, engaged: ['free-muskets'] }),
        'free-muskets': { engaged: ['town-muskets'] },
      },
      options: { reloadFirst: true },
    }
    expect(activation(melee, ['melee', stalemate]).did).toEqual(['Town Muskets fights Free Muskets.'])
    const fixed = activation(
      { ...house(unitAs(traits('Bayonets'), { empty: 1, bayonetsFixed: true })), card: 'S13' },
      ['nearestEnemy.measured', 5],
      ['chargeable.one', true],
      ['melee', stalemate],
    )
    expect(fixed.did).toEqual(['Town Muskets charges Free Muskets.'])
  })
})

describe('rulings are told where they decide, and only there', () => {
  const still: readonly ScriptedAnswer[] = [
    ['nearestEnemy.measured', 30],
    ['move.aggressive.one', false],
  ]
  const told = (field: Field, ...script: readonly ScriptedAnswer[]): string =>
    loggedRulings(activation(field, ...script).match).join(' ')

  test('14: of a commander who could perform nothing, not of any other unit', () => {
    expect(told({ units: { 'town-muskets': unitAs(), ...enemy } }, ...still)).not.toContain(
      'nothingPerformed',
    )
    const alone = { units: { 'garrison-line': {}, ...enemy } }
    const none: readonly ScriptedAnswer[] = [
      ['shot.range.one', false],
      ['move.tactical.one', false],
    ]
    expect(told(alone, ...still, ...none)).toContain('nothingPerformed')
  })

  test('14: a commander who has performed all his actions uses his points under either reading', () => {
    const { did } = activation(
      {
        units: { 'garrison-line': {}, 'town-muskets': { activated: true, fatigue: 1 }, ...enemy },
        rulings: { nothingPerformed: 'end' },
      },
      ['nearestEnemy.measured', 30],
      ['move.aggressive.one', true],
      ['commandRange.one', true],
      ['rallied', 1],
      ['shot.range.one', false],
      ['move.tactical.one', false],
    )
    expect(did).toContain('Garrison Line gives a command point to Town Muskets.')
  })

  test('16: the column is read anew only after an action, and only by that reading', () => {
    const field = (columnChanges: string): Field => ({
      card: 'D13',
      units: { 'town-muskets': unitAs({}, { empty: 1 }), ...enemy },
      rulings: { columnChanges },
    })
    const charts = (columnChanges: string): number =>
      decisionsOf(activation(field(columnChanges), ...still).match, 'chart1').length
    expect([charts('stays'), charts('anew')]).toEqual([1, 2])
    expect(told(field('anew'), ...still)).toContain('columnChanges')
    expect(told(field('stays'), ...still)).not.toContain('columnChanges')
  })

  test('6: strike points that have changed since the card was shown', () => {
    const field: Field = { units: { 'town-muskets': unitAs(), ...enemy }, scenario: { opfor: 0, player: 1 } }
    expect(told(field, ...still)).toContain('whenCounted')
    expect(told({ ...field, scenario: { opfor: 0, player: 0 } }, ...still)).not.toContain('whenCounted')
  })
})

describe('what is told of an activation that ends early', () => {
  const ids = ({ log }: ReturnType<typeof matchOn>): readonly string[] =>
    log.flatMap((one) => (one.kind === 'change' ? [one.tell.id.slice('blood-and-plunder.'.length)] : []))

  test('nobody to activate, and nobody left to act against', () => {
    const done = matchOn({ units: { 'town-muskets': unitAs({}, { activated: true }), ...enemy } })
    expect(ids(done)).toContain('nobodyToActivate')
    const alone = matchOn({ units: { 'town-muskets': unitAs() } })
    expect(ids(alone)).toContain('nobodyLeft')
    expect(logTexts(alone)).toContain('Town Muskets has no enemy left to fight or shoot at.')
  })

  test('an activation that is called off, and an action that was overruled', () => {
    const match = matchOn({ units: { 'town-muskets': unitAs({}, { fatigue: 1 }), ...enemy } })
    unwrap(match.correct([{ move: 'model.town-muskets', from: 'table', to: 'lost', count: 8 }]))
    expect(ids(match)).toContain('calledOff')
    const overruled = matchOn({ card: 'D13', units: { 'town-muskets': unitAs(), ...enemy } })
    playAnswers(overruled, ['nearestEnemy.measured', 25], ['move.aggressive.one', true])
    const [column] = decisionsOf(overruled, 'A')
    if (column === undefined) throw new Error('No column was walked.')
    expect(overruled.overrule(column, undefined, 'it waits').ok).toBe(true)
    expect(ids(overruled)).toContain('overruledAction')
  })
})
