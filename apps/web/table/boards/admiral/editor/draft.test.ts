import type { WrittenBattle } from '@opfor/games/admiral/files'
import { expect, test } from 'vitest'
import { copyCard, newCard, newShipName, withCards, withIsland, withLastingId, withSize } from './draft.ts'

const empty: WrittenBattle = {
  opfor: 1,
  id: 'own',
  title: '',
  board: { columns: 8, rows: 10, islands: ['h5', 'c9'] },
  classes: [],
  player: [],
  stratego: [],
}
const fresh = newCard(empty)
const battle: WrittenBattle = {
  ...empty,
  classes: [{ ...fresh, name: 'Großer Kreuzer' }],
  typed: [{ attacker: 'card', target: 'card', to: 2, result: 'light' }],
  player: [{ name: 'One', class: 'card' }],
}

test('a named card gets an id made from its name, everywhere', () => {
  const named = withLastingId(battle, 0)
  expect(named.classes[0]?.id).toBe('grosser-kreuzer')
  expect(named.player[0]?.class).toBe('grosser-kreuzer')
  expect(named.typed?.[0]).toMatchObject({ attacker: 'grosser-kreuzer', target: 'grosser-kreuzer' })
})

test('an id from a file stays, whatever the name', () => {
  const stored = { ...battle, classes: [{ ...fresh, id: 'BB_1', name: 'Bismarck' }] }
  expect(withLastingId(stored, 0)).toBe(stored)
  expect(withLastingId(empty, 0)).toBe(empty)
})

test('new and copied cards have ids of their own', () => {
  expect(newCard(battle).id).toBe('card-2')
  expect(copyCard(withLastingId(battle, 0), { ...fresh, id: 'grosser-kreuzer' }).id).toBe('grosser-kreuzer-2')
})

test('results of a removed card go with it', () => {
  expect(withCards(battle, []).typed).toEqual([])
  expect(withCards(empty, []).typed).toBeUndefined()
})

test('a new ship is called after its card, by the next free number', () => {
  const fleet = { ...battle, player: [{ name: 'Cruiser 1', class: 'card' }] }
  expect(newShipName(fleet, 'player', 'Cruiser')).toBe('Cruiser 2')
  expect(newShipName(fleet, 'stratego', 'Cruiser')).toBe('Cruiser 1')
})

test('a tap makes an island or takes it away; a smaller board drops those outside', () => {
  expect(withIsland(empty, 'd4').board.islands).toEqual(['h5', 'c9', 'd4'])
  expect(withIsland(empty, 'h5').board.islands).toEqual(['c9'])
  expect(withSize(empty, { columns: 7 }).board.islands).toEqual(['c9'])
  expect(withSize(empty, { rows: 9 }).board.islands).toEqual(['h5'])
})
