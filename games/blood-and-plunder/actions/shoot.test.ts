import { answer } from '@opfor/kernel/testing'
import { expect, test } from 'vitest'
import { isInTheOpen, targetNumber } from '../on-the-map.ts'
import { type Situation, unitWith } from '../situation.ts'
import { activation, type Field, situation, unharmed } from '../testing/field.ts'
import { unitAs } from '../testing/profiles.ts'

test('an answer about a shot no longer counts when the target has come into melee', () => {
  const field: Field = {
    card: 'D13',
    units: { 'town-muskets': unitAs(), 'lance-party': { activated: true }, 'free-muskets': {} },
    change: { next: ['opfor', 'player', 'opfor'] },
  }
  const asksAgain = (engaged: string): string | undefined => {
    const { match } = activation(
      field,
      ['nearestEnemy.measured', 10],
      ['shot.12.one', true],
      ['harm', unharmed],
      ['chargeable.one', false],
      ['move.aggressive.one', false],
    )
    match.correct([
      { set: 'engaged.free-muskets', to: engaged },
      { set: 'activated.town-muskets', to: 0 },
    ])
    answer(match, ['yours', 'free-muskets'], ['did', []])
    return match.question?.id
  }
  expect(asksAgain('')).toBe('blood-and-plunder.harm')
  expect(asksAgain('lance-party')).toBe('blood-and-plunder.shot.12.one')
})

test('on a map the wall that a unit shoots over covers the unit, not its target', () => {
  const field = (target: number): Situation =>
    situation({
      way: 'map',
      units: { 'town-muskets': {}, 'free-muskets': { at: { x: 110, y: target } } },
    })
  const seen = (now: Situation, from: string, to: string): boolean =>
    isInTheOpen(now, unitWith(now, from), unitWith(now, to))
  const beyond = field(80)
  expect(seen(beyond, 'town-muskets', 'free-muskets')).toBe(true)
  expect(seen(beyond, 'free-muskets', 'town-muskets')).toBe(false)
  expect(targetNumber(beyond, unitWith(beyond, 'town-muskets'), unitWith(beyond, 'free-muskets'))).toBe(8)
  expect(seen(field(182), 'town-muskets', 'free-muskets')).toBe(false)
})

test('on a map nobody shoots at an enemy in melee, unless your rulebook lets them', () => {
  const field: Field = {
    way: 'map',
    units: {
      'town-muskets': unitAs({ charge: 1 }, { at: { x: 100, y: 200 } }),
      'lance-party': { at: { x: 100, y: 120 }, engaged: ['free-muskets'], activated: true },
      'free-muskets': { at: { x: 100, y: 100 }, engaged: ['lance-party'] },
    },
  }
  expect(activation(field).did.join(' ')).not.toMatch(/shoots/)
  const into = activation({ ...field, options: { intoMelee: true } }, ['harm', unharmed])
  expect(into.did).toEqual(['Town Muskets shoots at Free Muskets.'])
})
