import { say } from '@opfor/kernel'
import { answer, decisions, said } from '@opfor/kernel/testing'
import { expect, test } from 'vitest'
import { activation, type Field, matchOn } from './testing/field.ts'
import { unitAs } from './testing/profiles.ts'

const enemy = { 'free-muskets': {} }

test('45: an action put in place of another that cannot be performed uses up one action, not all', () => {
  const match = matchOn({ card: 'D13', units: { 'town-muskets': unitAs(), ...enemy } })
  answer(match, ['nearestEnemy.measured', 25], ['move.aggressive.one', true])
  const column = decisions(match).find(({ by }) => by.kind === 'column')
  if (column === undefined) throw new Error('No column was walked.')
  expect(match.overrule(column, 'charge', 'I say so').ok).toBe(true)
  answer(match, ['nearestEnemy.measured', 25])
  expect(said(match).join('\n')).toMatch(/uses an action for nothing/)
  expect(match.situation.acting.left).toBe(1)
  expect(match.question?.id).toBe('blood-and-plunder.move.aggressive.one')
})

test('45: so does nothing put in place of an action', () => {
  const match = matchOn({ card: 'D13', units: { 'town-muskets': unitAs({}, { empty: 1 }), ...enemy } })
  answer(match, ['nearestEnemy.measured', 25], ['move.aggressive.one', false])
  const column = decisions(match).find(({ by }) => by.kind === 'column')
  if (column === undefined) throw new Error('No column was walked.')
  expect(match.overrule(column, undefined, 'it waits').ok).toBe(true)
  answer(match, ['nearestEnemy.measured', 25], ['move.aggressive.one', false])
  expect(said(match)).toContain('Town Muskets reloads and is loaded.')
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

test('13: the house rule of reloading first does not go before rallying', () => {
  const field: Field = {
    units: { 'town-muskets': unitAs({}, { empty: 1, fatigue: 4 }), ...enemy },
    options: { reloadFirst: true },
  }
  expect(activation(field, ['rallied', 1]).did).toEqual(['Town Muskets rallies.'])
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
  const large = match.told.flatMap((one) =>
    one.kind === 'change' && one.tell.as === 'headline' ? [say(one.tell)] : [],
  )
  expect(large.at(-1)).toBe('Town Muskets does nothing: no action of its column can be performed.')
})
