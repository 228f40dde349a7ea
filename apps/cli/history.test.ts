import { answer, decisions, newMatch, rollOn } from '@opfor/kernel/testing'
import { expect, test } from 'vitest'
import { historyLines } from './history.ts'
import { gameOf } from './testing/games.ts'

test('corrections and overrules are described by names, not ids', () => {
  const match = rollOn(
    answer(newMatch(gameOf('blitzkrieg'), {}, 7), ['space', 'SEA.1.2'], ['unitPlaced', 'army-2']),
  )
  const theatre = decisions(match).findLast(({ by }) => by.id.toLowerCase().endsWith('theatre'))
  const other = theatre?.among.find(({ id }) => id === 'EE')
  if (theatre === undefined || other === undefined) throw new Error('Nothing was decided.')
  expect(match.correct([{ set: 'last.player', to: 'army-1' }]).ok).toBe(true)
  expect(match.overrule(theatre, other.id, 'the book says so').ok).toBe(true)
  const text = historyLines(match, 0).join(' ').replaceAll(/\s+/g, ' ')
  expect(text).toContain('overruled, Eastern Europe instead (the book says so).')
  expect(text).not.toMatch(/[{}]|army-1/)
})
