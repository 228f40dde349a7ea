import { playAnswers, optionIds } from '@opfor/kernel/testing'
import { expect, test } from 'vitest'
import { shipWith, unitWith } from '../../table/situation.ts'
import { activation, type Field, matchOn, stalemate } from '../../testing/field.ts'

const melee: Field = {
  units: {
    'town-muskets': { engaged: ['boarders', 'free-muskets'] },
    'free-muskets': { engaged: ['town-muskets'] },
    boarders: { engaged: ['town-muskets'] },
  },
  change: { next: ['player'] },
}

test('a unit of yours that leaves melee is engaged no more: asked without a map, once for all its enemies', () => {
  const left = activation(melee, ['yours', 'free-muskets'], ['did', ['moved']], ['still', []])
  expect(unitWith(left.now, 'town-muskets').engaged).toEqual(['boarders'])
  expect(unitWith(left.now, 'free-muskets').engaged).toEqual([])
  const stayed = activation(melee, ['yours', 'free-muskets'], ['did', ['moved']], ['still', ['town-muskets']])
  expect(unitWith(stayed.now, 'free-muskets').engaged).toEqual(['town-muskets'])
})

test('on a map where it ended tells whether it has left melee', () => {
  const field: Field = {
    way: 'map',
    units: {
      'town-muskets': { engaged: ['free-muskets'], at: { x: 100, y: 300 } },
      'free-muskets': { engaged: ['town-muskets'], at: { x: 100, y: 280 } },
    },
    change: { next: ['player'] },
  }
  const away = activation(field, ['yours', 'free-muskets'], ['did', ['moved']], ['where', { x: 10, y: 10 }])
  expect(unitWith(away.now, 'town-muskets').engaged).toEqual([])
  const round = activation(field, ['yours', 'free-muskets'], ['did', ['moved']], ['where', { x: 12, y: 30 }])
  expect(unitWith(round.now, 'town-muskets').engaged).toEqual(['free-muskets'])
})

test('a unit that was engaged may have moved out, shot and charged again', () => {
  const match = matchOn(melee)
  playAnswers(match, ['yours', 'free-muskets'])
  expect(optionIds(match)).toEqual(['moved', 'fought', 'shot', 'charged', 'more'])
})

test('where a charge of yours ended is asked on a map, in contact or apart', () => {
  const field: Field = {
    way: 'map',
    units: {
      'town-muskets': { empty: 1, at: { x: 100, y: 160 } },
      'free-muskets': { at: { x: 100, y: 100 } },
    },
    change: { next: ['player'] },
  }
  const charge = [
    ['yours', 'free-muskets'],
    ['did', ['charged']],
    ['whom', 'town-muskets'],
    ['harm', { lost: 0, fatigue: 0 }],
  ] as const
  const met = activation(field, ...charge, ['melee', stalemate])
  expect(met.asked.at(-1)).toBe('where')
  expect(unitWith(met.now, 'free-muskets').at).toEqual({ x: 100, y: 140 })
  const apart = activation(field, ...charge, ['melee', { ...stalemate, engaged: false }])
  expect(unitWith(apart.now, 'free-muskets').at.y).toBeLessThan(140)
})

test('your grapples bind the ship that you name', () => {
  const field: Field = {
    battle: 'sea',
    units: { 'town-muskets': {}, boarders: {} },
    change: { next: ['player'] },
  }
  const one = activation(field, ['yours', 'boarders'], ['did', ['grappled']])
  expect(shipWith(one.now, 'sloop')?.grappled).toBe('guard-ship')
  const [ship] = one.now.ships.filter(({ id }) => id === 'guard-ship')
  if (ship === undefined) throw new Error('There is no guard ship.')
  const second = { ...ship, id: 'guard-two', grappled: '' }
  const ships = [...one.now.ships.map((each) => ({ ...each, grappled: '' })), second]
  const two = activation(
    { ...field, change: { next: ['player'], ships } },
    ['yours', 'boarders'],
    ['did', ['grappled']],
    ['whichShip', 'guard-two'],
  )
  expect(shipWith(two.now, 'sloop')?.grappled).toBe('guard-two')
  expect(shipWith(two.now, 'guard-ship')?.grappled).toBe('')
})

test('a map that only proposes does so again after a while without it', () => {
  const match = matchOn({ ...melee, way: 'proposed' })
  const other = match.question?.options?.filter(({ isMenuOnly: menuLabel }) => menuLabel)
  expect(other?.map(({ id }) => id)).toEqual(['switch'])
  playAnswers(match, ['yours', 'switch'])
  expect(match.situation.knowing).toBe('asked')
  playAnswers(match, ['yours', 'switch'])
  expect(match.situation.knowing).toBe('proposed')
})
