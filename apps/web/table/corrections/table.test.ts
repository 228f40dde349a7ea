import { registry } from '@opfor/games'
import { beginMatch, countPieces, type Game, message } from '@opfor/kernel'
import { playAtRandom, unwrap } from '@opfor/kernel/testing'
import { expect, test } from 'vitest'
import {
  movableTo,
  groupByPart,
  editableSubjects,
  type Correctable,
  groupsAt,
  groupsOf,
  places,
  selectableSubjects,
  movesFor,
} from './table.ts'

function called(id: string): Game {
  const game = registry.find((each) => each.id === id)
  if (game === undefined) throw new Error(`Unknown game ${id}.`)
  return game
}

function tableOf(id: string): Correctable {
  const game = called(id)
  const match = playAtRandom(unwrap(beginMatch(game, 5)), 5, 30)
  const nothing = (): Promise<undefined> => Promise.resolve(undefined)
  return {
    game,
    situation: match.situation,
    correct: nothing,
    misfit: () => undefined,
    undo: () => Promise.resolve(),
  }
}

const table = tableOf('blitzkrieg')
const layout = table.game.layout(table.situation)

test('the pieces in a place are grouped by kind', () => {
  const [bag] = groupsAt(layout, 'bag.bot')
  expect(bag?.count).toBeGreaterThan(0)
  expect(groupsAt(layout, 'nowhere')).toEqual([])
})

test('all pieces are listed: those on the maps first, those in the box last', () => {
  const { game, situation } = tableOf('conflict-of-heroes')
  const all = game.layout(situation)
  const heaps = groupsOf(all)
  const rank = ({ at }: (typeof heaps)[number]): number => {
    if (at.id === 'supply') return 2
    return places(all).some(({ id, part }) => id === at.id && part !== undefined) ? 0 : 1
  }
  expect(new Set(heaps.map(rank))).toEqual(new Set([0, 1, 2]))
  expect(heaps.map(rank)).toEqual(heaps.map(rank).toSorted((one, other) => one - other))
  expect(new Set(heaps.map(({ piece }) => piece.id))).toEqual(new Set(countPieces(all).keys()))
})

test('a piece can be moved wherever a correction is accepted, except to where it is', () => {
  const [unit] = groupsAt(layout, 'row')
  if (unit === undefined) throw new Error('The row is empty.')
  const ids = movesFor(table, layout, unit).map(({ id }) => id)
  expect(ids).toContain('bag.bot')
  expect(ids.filter((id) => /^[A-Z]+\.\d\.\d$/.test(id)).length).toBeGreaterThan(10)
  expect(ids).not.toContain('row')
  expect(ids).not.toContain('cup')
})

test('everything that is allowed on an empty space can be moved there, from any place', () => {
  const empty = layout.places.find(
    ({ id }) => id.includes('.') && groupsAt(layout, id).length === 0 && !id.startsWith('bag'),
  )
  const brought = movableTo(table, layout, empty?.id ?? '')
  expect(new Set(brought.map(({ at }) => at.id)).size).toBeGreaterThan(2)
  expect(brought.every(({ piece }) => piece.id !== 'steamroll')).toBe(true)
})

test('moves that the game refuses are not offered', () => {
  const generated = tableOf('conflict-of-heroes')
  const shown = generated.game.layout(generated.situation)
  const marker = groupsAt(shown, 'supply').find(({ piece }) => piece.id === 'marker german')
  if (marker === undefined) throw new Error('No Control Marker is left.')
  const edit = { move: 'marker german', from: 'supply', to: 'sheet-orders', count: 1 }
  expect(generated.game.applyEdit(generated.situation, edit).ok).toBe(false)
  const ids = movesFor(generated, shown, marker).map(({ id }) => id)
  expect(ids.length).toBeGreaterThan(100)
  expect(ids.filter((id) => !/^\d-/.test(id))).toEqual([])
  expect(movableTo(generated, shown, 'sheet-orders').map(({ piece }) => piece.id)).not.toContain(
    'marker german',
  )
})

test('small places are grouped by the part of the table', () => {
  const [large, ...parts] = groupByPart(places(layout))
  expect(large?.part).toBeUndefined()
  expect(large?.places.map(({ id }) => id)).toContain('row')
  expect(parts).toHaveLength(5)
})

test('counters are grouped by subject, without internal ones', () => {
  const subjects = editableSubjects(layout)
  expect(subjects.map(({ id }) => id)).toEqual(['bot', 'player', 'WE', 'PO', 'EE', 'AME', 'SEA', ''])
  expect(subjects.flatMap(({ counters }) => counters.map(({ id }) => id))).not.toContain('ended')
})

test('a counter with one possible value is not shown', () => {
  const named = (id: string) => ({ id, name: message(id, id), value: 0 })
  const only = { ...named('only'), allowedValues: [{ value: 0, text: message('none', 'none') }] }
  const still = { ...named('still'), range: [0, 0] as const }
  const counters = [only, still, { ...named('other'), range: [0, 1] as const }]
  expect(editableSubjects({ lying: [], rows: [], places: [], counters })).toEqual([
    { id: '', counters: counters.slice(2) },
  ])
})

test.each(registry.map(({ id }) => id))('%s: no subject has more than fourteen counters', (id) => {
  const { game, situation } = tableOf(id)
  for (const { counters } of editableSubjects(game.layout(situation)))
    expect(counters.length).toBeLessThanOrEqual(14)
})

test('units on a map can be selected for their counters; pieces in a place lead to that place', () => {
  const battle = tableOf('blood-and-plunder')
  const units = selectableSubjects(battle.game.layout(battle.situation)).map(({ id }) => id)
  expect(units).toContain('garrison-line')
  expect(units).not.toContain('')
  const theatres = selectableSubjects(layout).filter(({ id }) =>
    ['WE', 'PO', 'EE', 'AME', 'SEA'].includes(id),
  )
  expect(theatres).toEqual([])
  const fleet = tableOf('admiral')
  const ships = fleet.game.layout(fleet.situation)
  const pieces = new Set(ships.lying.map(({ piece }) => piece.id))
  expect(selectableSubjects(ships).filter(({ id }) => pieces.has(id))).toEqual([])
})
