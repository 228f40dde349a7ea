import { readFileSync } from 'node:fs'
import path from 'node:path'
import { registry } from '@opfor/games'
import { format } from '@opfor/kernel'
import { playBatch } from '@opfor/lab'
import { expect, test } from 'vitest'
import { measuredTable } from './measured-table.ts'
import { totalsLines } from './summary.ts'

test('the table in the studies is what opfor lab measured prints', () => {
  const studies = readFileSync(path.join(import.meta.dirname, '../../../docs/studies/README.md'), 'utf8')
  expect(studies).toContain(measuredTable().join('\n'))
})

const counted = (id: string): readonly string[] => {
  const game = registry.find((each) => each.id === id)
  if (game === undefined) throw new Error(`Unknown game ${id}.`)
  const arms = [{ id: 'standard', settings: {} }]
  const totals = playBatch(
    game,
    { game: id, policy: { name: 'random', budget: 1 }, arms },
    { from: 0, to: 2 },
  )
  const note = game.labAssumptions
  return totalsLines(game, totals).filter((line) => note !== undefined && line === format(note))
}

test('assumptions besides the rules are printed with the figures', () => {
  expect(counted('admiral')).toEqual([expect.stringContaining('sample ships')])
  expect(counted('blood-and-plunder')).toEqual([expect.stringContaining('left to chance')])
})

test('without assumptions nothing is printed', () => {
  expect(counted('blitzkrieg')).toEqual([])
})
