import { format, explainWhyNot } from '@opfor/kernel'
import {
  playAnswers,
  decisionsOf,
  explanationText,
  logTexts,
  type ScriptedAnswer,
  unwrap,
} from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { shipWith, unitWith } from '../../table/situation.ts'
import { activation, type Field, matchOn, stalemate } from '../../testing/field.ts'
import { box, on } from '../../testing/ground.ts'
import { gun, unitAs } from '../../testing/profiles.ts'

const enemy = { 'free-muskets': {} }
const asks = (match: ReturnType<typeof matchOn>): string =>
  match.question === undefined ? '' : format(match.question.text)

describe('Fight', () => {
  const melee = (fatigue: number): Field => ({
    units: {
      'town-muskets': unitAs({}, { engaged: ['free-muskets', 'boarders'], fatigue }),
      'free-muskets': { engaged: ['town-muskets'] },
      boarders: { engaged: ['town-muskets'] },
    },
  })

  test('is against all that a unit is in contact with, one result each; the first is its target', () => {
    const match = matchOn(melee(0))
    expect(match.situation.acting.target).toBe('free-muskets')
    playAnswers(match, ['melee', stalemate], ['melee', stalemate])
    expect(logTexts(match)).toContain('Town Muskets fights Free Muskets and Boarders.')
  })

  test('ends with the first of them where the unit does not get to the second', () => {
    const { asked } = activation(melee(0), ['melee', { ...stalemate, ownLost: 8 }])
    expect(asked.filter((each) => each === 'melee')).toHaveLength(1)
  })

  test('ends with the first of them where the unit falls back from both', () => {
    const back = { ...stalemate, engaged: false, gaveWay: 'ownFellBack' }
    const { asked } = activation(melee(0), ['melee', back], ['still', []])
    expect(asked.filter((each) => each === 'melee')).toHaveLength(1)
  })

  test('is not for a Shaken unit: it may only rally', () => {
    const { did, match } = activation(melee(3), ['rallied', 1])
    expect(did).toEqual(['Town Muskets is Shaken and rallies with its whole activation (1 action).'])
    expect(explanationText(match, 'A')).toContain(
      'Fight cannot be performed: it is Shaken with 3 Fatigue and may only rally',
    )
  })
})

describe('Rally', () => {
  const tired = (fatigue: number): Field => ({ units: { 'town-muskets': unitAs({}, { fatigue }), ...enemy } })
  const before: readonly ScriptedAnswer[] = [
    ['actions', 1],
    ['nearestEnemy.measured', 25],
    ['move.aggressive.one', false],
  ]

  test('how much Fatigue is lost is asked of the table, and the rest is told', () => {
    const match = playAnswers(matchOn(tired(2)), ...before)
    expect(match.question).toMatchObject({ id: 'blood-and-plunder.rallied', to: 'table' })
    expect(asks(match)).toBe('How much Fatigue did Town Muskets lose?')
    playAnswers(match, ['rallied', 1])
    expect(logTexts(match)).toContain('Town Muskets has 1 Fatigue now.')
  })

  test('is not asked for any more where the Fatigue is corrected to none', () => {
    const match = playAnswers(matchOn(tired(2)), ...before)
    unwrap(match.correct([{ set: 'fatigue.town-muskets', to: 0 }]))
    expect(match.question?.id).not.toBe('blood-and-plunder.rallied')
    expect(unitWith(match.situation, 'town-muskets')).toMatchObject({ fatigue: 0, activated: true })
    expect(logTexts(match).join(' ')).not.toMatch(/Fatigue now/)
  })

  test('a Shaken unit rallies by a ruling, which is told, a tired one by the column', () => {
    const shaken = activation(tired(3), ['rallied', 1])
    expect(explanationText(shaken.match, 'A')).toMatch(/Ruling, .*Shaken/)
    const weary = activation(tired(2), ...before, ['rallied', 1])
    expect(explanationText(weary.match, 'A')).not.toMatch(/Shaken/)
  })
})

describe('Reload', () => {
  test('a gun takes as many Reloads as its profile says, one action each', () => {
    const crew = unitAs({ ...gun('naval'), weapons: ['melee'], reload: 3 }, { empty: 3 })
    const field: Field = { card: 'H13', units: { 'town-muskets': crew, ...enemy } }
    const { did, now } = activation(field, ['nearestEnemy.measured', 25])
    expect(did).toEqual([
      'Town Muskets reloads: 2 more Reloads to go.',
      'Town Muskets reloads: 1 more Reload to go.',
    ])
    expect(unitWith(now, 'town-muskets').empty).toBe(1)
  })
})

describe('Repair', () => {
  const aboard = (damage: number, more: Partial<Field> = {}): Field => ({
    battle: 'sea',
    card: 'S2',
    scenario: { opfor: 1, player: 0 },
    units: { 'town-muskets': { empty: 1 }, boarders: {} },
    ships: { 'guard-ship': { moves: 2, damage }, sloop: { damage: 7 } },
    ...more,
  })

  test('the ship that the unit is aboard is repaired by what you say', () => {
    const match = matchOn(aboard(3))
    expect(logTexts(match)).toContain('Town Muskets repairs Guard Ship.')
    expect(match.question).toMatchObject({ id: 'blood-and-plunder.repaired', to: 'table' })
    expect(match.question).toMatchObject({ range: { from: 0, to: 3 } })
    expect(asks(match)).toBe('How much damage of Guard Ship was repaired?')
    playAnswers(match, ['repaired', 2])
    expect(logTexts(match)).toContain('Guard Ship has 1 damage now.')
    expect(match.situation.ships.map(({ damage }) => damage)).toEqual([1, 7])
  })

  test('is not asked for any more where the damage is corrected to none', () => {
    const match = matchOn(aboard(3))
    unwrap(match.correct([{ set: 'damage.guard-ship', to: 0 }]))
    expect(match.question?.id).not.toBe('blood-and-plunder.repaired')
    expect(shipWith(match.situation, 'guard-ship')?.damage).toBe(0)
    expect(logTexts(match).join(' ')).not.toMatch(/damage now/)
  })

  test('a ship without damage is not repaired, nor any by who is Shaken', () => {
    const whole = activation(aboard(0))
    expect(explanationText(whole.match, 'C')).toContain(
      'Repair cannot be performed: Guard Ship is not damaged',
    )
    const units = { 'town-muskets': unitAs({}, { empty: 1, fatigue: 3, aboard: 'guard-ship' }), boarders: {} }
    const shaken = activation(aboard(3, { units }), ['rallied', 1])
    expect(explanationText(shaken.match, 'C')).toContain('Repair cannot be performed: it is Shaken')
  })
})

describe('a move by eye', () => {
  const told = (unit: ReturnType<typeof unitAs>, more: Partial<Field> = {}): readonly string[] =>
    logTexts(
      activation(
        { card: 'S7', units: { 'town-muskets': unit, ...enemy }, ...more },
        ['nearestEnemy.measured', 25],
        ['move.tactical.one', true],
      ).match,
    )

  test('of cavalry goes as close as it can, of others into the best cover', () => {
    const moved = (mounted: boolean): string | undefined =>
      told(unitAs({ mounted })).find((line) => line.startsWith('Town Muskets makes a Tactical Move'))
    expect(moved(true)).toMatch(/as close as it can/)
    expect(moved(false)).toMatch(/into the best cover/)
  })

  test('comes with the reminder of what is optional, where that is wanted', () => {
    const push =
      'You decide whether Town Muskets pushes for an extra move, fires by halves or splits its fire.'
    expect(told(unitAs(), { rulings: { optionalChoices: 'reminded' } })).toContain(push)
    expect(told(unitAs())).not.toContain(push)
  })
})

test('Aggressive Move: a unit that alone holds an objective leaves it, though any move counts', () => {
  const { did } = activation({
    way: 'map',
    units: {
      'town-muskets': unitAs({ range: 1 }, { at: { x: 180, y: 170 } }),
      'free-muskets': { at: { x: 300, y: 20 } },
    },
    rulings: { idleMoves: 'always' },
  })
  expect(did[0]).toMatch(/^Town Muskets advances/)
})

describe('Shoot reaches as far as its column says', () => {
  const wall = { ...box('wall', { x: 100, y: 200 }, { x: 260, y: 204 }), blocks: true }
  const why = (
    column: string,
    card: string,
    inches: number,
    terrain: readonly (typeof wall)[] = [],
  ): string => {
    const units = {
      'town-muskets': unitAs({ move: 0, charge: 1, shoot: 1 }, { at: { x: 180, y: 300 } }),
      'free-muskets': { at: { x: 180, y: 280 - inches * 10 } },
    }
    const scenario = { opfor: column === 'C' ? 1 : 0, player: 0 }
    const { match } = activation(on({ terrain }, { card, units, scenario }))
    const [decision] = decisionsOf(match, column)
    return decision === undefined ? '' : format(explainWhyNot(decision, 'free-muskets'))
  }

  test('less than 12 inches in A, less than 20 in B', () => {
    expect(why('A', 'S13', 12)).toMatch(/shoot at it \(it is 12 inches away, and less than 12 is needed\)/)
    expect(why('B', 'S7', 20)).toMatch(/shoot at it \(it is 20 inches away, and less than 20 is needed\)/)
  })

  test('as far as the weapon in C', () => {
    expect(why('C', 'S2', 25)).toMatch(/shoot at it \(it is 25 inches away, and the range is 24 inches\)/)
    expect(why('C', 'S2', 20, [wall])).toMatch(/shoot at it \(Town Muskets cannot see it\)/)
  })
})
