import type { Json } from '@opfor/kernel'
import { newMatch } from '@opfor/kernel/testing'
import { expect, test } from 'vitest'
import { bloodAndPlunder } from '../../index.ts'
import type { Ship, Situation, Unit } from '../../table/situation.ts'

function entered(
  battle: 'land' | 'sea',
  units: Readonly<Record<string, Partial<Unit>>>,
  ships: Readonly<Record<string, Partial<Ship>>> = {},
  change: Partial<Situation> = {},
): string {
  const { situation, journal } = newMatch(bloodAndPlunder, { options: { battle } }, 1)
  const position = {
    ...situation,
    ...change,
    units: situation.units.map((unit) => ({ ...unit, ...units[unit.id] })),
    ships: situation.ships.map((ship) => ({ ...ship, ...ships[ship.id] })),
  }
  const read = bloodAndPlunder.parseSituation(JSON.parse(JSON.stringify(position)) as Json, journal.settings)
  return read.ok ? 'read' : read.problem
}

test('melee is with an enemy that stands, and of both', () => {
  const both = { 'garrison-line': { engaged: ['boarders'] }, boarders: { engaged: ['garrison-line'] } }
  expect(entered('land', both)).toBe('read')
  expect(entered('land', { 'garrison-line': { engaged: ['nobody'] } })).toMatch(/engaged with nobody/)
  expect(entered('land', { 'garrison-line': { engaged: ['town-muskets'] } })).toMatch(/on its own side/)
  expect(entered('land', { 'garrison-line': { engaged: ['boarders'] } })).toBe(
    'garrison-line is engaged with boarders, but boarders is not with garrison-line.',
  )
  const fallen = { ...both, boarders: { engaged: ['garrison-line'], models: 0 } }
  expect(entered('land', fallen)).toMatch(/boarders, which has no models left/)
})

test('a unit is aboard a ship of the battle, and grapples bind two ships', () => {
  expect(entered('land', { boarders: { aboard: 'sloop' } })).toMatch(/no such ship in this battle/)
  expect(entered('land', { boarders: { activatedOn: 'sloop' } })).toMatch(
    /activated aboard sloop, .* no such ship/,
  )
  expect(entered('sea', {}, { sloop: { grappled: 'guard-ship' } })).toBe(
    'sloop is grappled to guard-ship, but guard-ship is not to sloop.',
  )
  expect(entered('sea', {}, { sloop: { grappled: 'sloop' } })).toMatch(/grappled to no other ship/)
  const bound = { sloop: { grappled: 'guard-ship' }, 'guard-ship': { grappled: 'sloop' } }
  expect(entered('sea', {}, bound)).toBe('read')
})

test('the turn is one of the battle', () => {
  expect(entered('land', {}, {}, { turn: 7 })).toBe('It is turn 7, but the battle lasts 6 turns.')
})

test('the card is no event, each side is next once, and who acts is there', () => {
  const turn = (change: Partial<Situation>): string => entered('land', {}, {}, change)
  const acting = { unit: 'town-muskets', actions: 1, left: 1, column: 'A', target: '' }
  expect(turn({ card: 'S13', next: ['opfor', 'player'], acting })).toBe('read')
  expect(turn({ acting: { ...acting, left: 3 } })).toBe(
    'town-muskets has 3 actions left, but its activation began with 1.',
  )
  expect(turn({ acting: { ...acting, unit: '', left: 3 } })).toBe('read')
  expect(turn({ card: 'event-1' })).toMatch(/^event-1 is an event/)
  expect(turn({ next: ['opfor', 'opfor'] })).toMatch(/^opfor is next twice/)
  expect(turn({ acting: { ...acting, unit: 'zzz' } })).toMatch(/^zzz is activated, but there is no such unit/)
  expect(turn({ acting: { ...acting, target: 'yyy' } })).toMatch(
    /^yyy is a target, but there is no such unit/,
  )
  expect(turn({ acting: { ...acting, column: 'Q' } })).toMatch(/^Q is no column of chart 2/)
})
