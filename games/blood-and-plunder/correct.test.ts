import type { Edit } from '@opfor/kernel'
import { expect, test } from 'vitest'
import { correct } from './correct.ts'
import { shipWith, type Situation, unitWith } from './situation.ts'
import { activation, type Field, situation } from './testing/field.ts'
import { unitAs } from './testing/profiles.ts'

const field: Field = {
  units: {
    'town-muskets': { engaged: ['free-muskets'] },
    'lance-party': {},
    'free-muskets': { engaged: ['town-muskets'] },
    boarders: {},
  },
}

function after(now: Situation, ...edits: readonly Edit[]): Situation {
  return edits.reduce((next, edit) => {
    const done = correct(next, edit)
    if (!done.ok) throw new Error(done.problem)
    return done.value
  }, now)
}

test('nobody is engaged with a unit that has no models left', () => {
  const gone: Edit = { move: 'model.free-muskets', from: 'table', to: 'lost', count: 7 }
  const now = after(situation(field), gone)
  expect([unitWith(now, 'free-muskets').models, unitWith(now, 'town-muskets').engaged]).toEqual([0, []])
})

test('a distance to the nearest enemy is asked anew when one has left the table', () => {
  const near: Field = {
    units: { 'town-muskets': unitAs({}, { empty: 1 }), 'free-muskets': {}, boarders: {} },
    change: { next: ['opfor', 'player', 'opfor'] },
  }
  const script = [
    ['nearestEnemy.measured', 9],
    ['chargeable', []],
    ['move.aggressive.one', false],
  ] as const
  const { match } = activation(near, ...script)
  match.correct([
    { move: 'model.free-muskets', from: 'table', to: 'lost', count: 7 },
    { set: 'activated.town-muskets', to: 0 },
  ])
  match.answer('boarders', 'person', 'player')
  match.answer([], 'person', 'player')
  expect(match.question?.id).toBe('blood-and-plunder.nearestEnemy.measured')
})

test('engaged and grappled are changed at both ends', () => {
  const now = after(situation(field), { set: 'engaged.lance-party', to: 'boarders' })
  expect(unitWith(now, 'boarders').engaged).toEqual(['lance-party'])
  const freed = after(now, { set: 'engaged.free-muskets', to: '' })
  expect(unitWith(freed, 'town-muskets').engaged).toEqual([])
  const sea = situation({ battle: 'sea', units: { boarders: {} } })
  const bound = after(sea, { set: 'grappled.sloop', to: 'guard-ship' })
  expect(shipWith(bound, 'guard-ship')?.grappled).toBe('sloop')
  expect(shipWith(after(bound, { set: 'grappled.guard-ship', to: '' }), 'sloop')?.grappled).toBe('')
})

test('what was told of a place no longer counts when it is corrected', () => {
  const now = situation(field)
  for (const edit of [
    { set: 'x.boarders', to: 7 },
    { set: 'y.boarders', to: 7 },
  ])
    expect(unitWith(after(now, edit), 'boarders').placed).toBe(1)
  const sea = situation({ battle: 'sea', units: { boarders: {} } })
  expect(unitWith(after(sea, { set: 'aboard.boarders', to: '' }), 'boarders').placed).toBe(1)
  expect(shipWith(after(sea, { set: 'heading.sloop', to: 3 }), 'sloop')?.placed).toBe(1)
})
