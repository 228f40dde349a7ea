import type { Edit } from '@opfor/kernel'
import { playAnswers, unwrapProblem, unwrap } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { applyEdit } from './correct.ts'
import { shipWith, type Situation, unitWith } from '../../table/situation.ts'
import { activation, type Field, situation } from '../../testing/field.ts'
import { unitAs } from '../../testing/profiles.ts'

const field: Field = {
  units: {
    'town-muskets': { engaged: ['free-muskets'] },
    'lance-party': {},
    'free-muskets': { engaged: ['town-muskets'] },
    boarders: {},
  },
}

function after(now: Situation, ...edits: readonly Edit[]): Situation {
  return edits.reduce((next, edit) => unwrap(applyEdit(next, edit)), now)
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
  playAnswers(match, ['yours', 'boarders'], ['did', []])
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

describe('a correction that cannot be is refused with a sentence', () => {
  const now = situation({ ...field, battle: 'land' })
  const model = (from: string, to: string, count: number, of = 'boarders'): Edit => ({
    move: `model.${of}`,
    from,
    to,
    count,
  })

  test.each<[string, Edit]>([
    ['There is no unit for model.nobody.', model('table', 'lost', 1, 'nobody')],
    ['Models of boarders cannot be moved from table to deck.', model('table', 'deck', 1)],
    ['Models of boarders cannot be moved from table to table.', model('table', 'table', 1)],
    ['There are not 9 models of boarders at table.', model('table', 'lost', 9)],
    ['There are not -1 models of boarders at table.', model('table', 'lost', -1)],
    ['There are not 0.5 models of boarders at table.', model('table', 'lost', 0.5)],
    ['There are not 1 models of boarders at lost.', model('lost', 'table', 1)],
    ['There are not -1 models of boarders at lost.', model('lost', 'table', -1)],
    ['There is no H9 at top to be moved.', { move: 'H9', from: 'top', to: 'deck', count: 1 }],
    ['There is no H9 at cellar to be moved.', { move: 'H9', from: 'cellar', to: 'deck', count: 1 }],
    ['There is no H14 at deck to be moved.', { move: 'H14', from: 'deck', to: 'top', count: 1 }],
    ['There is no H9 at deck to be moved.', { move: 'H9', from: 'deck', to: 'top', count: 2 }],
    ['H9 cannot lie at events.', { move: 'H9', from: 'deck', to: 'events', count: 1 }],
    ['H9 cannot lie at cellar.', { move: 'H9', from: 'deck', to: 'cellar', count: 1 }],
    ['deck is not kept in order.', { arrange: 'deck', pieces: [] }],
    ['top holds other cards: only their order can be set.', { arrange: 'top', pieces: ['H9'] }],
    ['cheese.boarders cannot be set to 1.', { set: 'cheese.boarders', to: 1 }],
    ['fatigue.nobody cannot be set to 1.', { set: 'fatigue.nobody', to: 1 }],
    ['fatigue.boarders cannot be set to -1.', { set: 'fatigue.boarders', to: -1 }],
    ['activated.boarders cannot be set to 2.', { set: 'activated.boarders', to: 2 }],
    ['turn cannot be set to 0.', { set: 'turn', to: 0 }],
    ['turn cannot be set to 7.', { set: 'turn', to: 7 }],
    ['card cannot be set to "event-1".', { set: 'card', to: 'event-1' }],
    ['next cannot be set to "nobody".', { set: 'next', to: 'nobody' }],
    ['knowing cannot be set to "guessed".', { set: 'knowing', to: 'guessed' }],
    ['ended cannot be set to "peace".', { set: 'ended', to: 'peace' }],
    ['x.boarders cannot be set to 9999.', { set: 'x.boarders', to: 9999 }],
    ['aboard.boarders cannot be set to "sloop".', { set: 'aboard.boarders', to: 'sloop' }],
    ['engaged.boarders cannot be set to "free-muskets".', { set: 'engaged.boarders', to: 'free-muskets' }],
    ['engaged.boarders cannot be set to "nobody".', { set: 'engaged.boarders', to: 'nobody' }],
  ])('%s', (sentence, edit) => {
    expect(unwrapProblem(applyEdit(now, edit))).toBe(sentence)
  })

  test('nobody is engaged with the fallen', () => {
    const gone = after(now, model('table', 'lost', 8))
    expect(unwrapProblem(applyEdit(gone, { set: 'engaged.lance-party', to: 'boarders' }))).toContain(
      'cannot be set',
    )
    expect(unwrapProblem(applyEdit(gone, { set: 'engaged.boarders', to: 'lance-party' }))).toContain(
      'cannot be set',
    )
  })
})

test('a ship is grappled to one other: whoever was bound to either is free', () => {
  const [guard, sloop] = situation({ battle: 'sea', units: { boarders: {} } }).ships
  if (guard === undefined || sloop === undefined) throw new Error('Two ships are expected.')
  const ships = [
    { ...guard, grappled: 'sloop' },
    { ...guard, id: 'second', grappled: 'canoe' },
    { ...sloop, grappled: 'guard-ship' },
    { ...sloop, id: 'canoe', grappled: 'second' },
  ]
  const sea = { ...situation({ battle: 'sea', units: { boarders: {} } }), ships }
  const bound = after(sea, { set: 'grappled.guard-ship', to: 'canoe' })
  expect(bound.ships.map(({ id, grappled }) => `${id} ${grappled}`)).toEqual([
    'guard-ship canoe',
    'second ',
    'sloop ',
    'canoe guard-ship',
  ])
})

test('more actions left than the activation began with are as many at its start, and never more than those', () => {
  const acting = { unit: 'town-muskets', actions: 1, left: 1, column: 'A', target: '' }
  const now = { ...situation({ units: { 'town-muskets': {}, 'free-muskets': {} } }), acting }
  expect(after(now, { set: 'acting.left', to: 3 }).acting).toMatchObject({ actions: 3, left: 3 })
  const three = { ...now, acting: { ...acting, actions: 3, left: 2 } }
  expect(after(three, { set: 'acting.actions', to: 1 }).acting).toMatchObject({ actions: 1, left: 1 })
})
