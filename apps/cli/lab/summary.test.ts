import { shelf } from '@opfor/games'
import { say } from '@opfor/kernel'
import { playBatch } from '@opfor/lab'
import { expect, test } from 'vitest'
import { totalsLines } from './summary.ts'

const counted = (id: string): readonly string[] => {
  const game = shelf.find((each) => each.id === id)
  if (game === undefined) throw new Error(`Unknown game ${id}.`)
  const arms = [{ id: 'standard', settings: {} }]
  const totals = playBatch(
    game,
    { game: id, policy: { name: 'random', budget: 1 }, arms },
    { from: 0, to: 2 },
  )
  const note = game.figuresRestOn
  return totalsLines(game, totals).filter((line) => note !== undefined && line === say(note))
}

test('assumptions besides the rules are printed with the figures', () => {
  expect(counted('admiral')).toEqual([expect.stringContaining('sample ships')])
  expect(counted('blood-and-plunder')).toEqual([expect.stringContaining('left to chance')])
})

test('without assumptions nothing is printed', () => {
  expect(counted('blitzkrieg')).toEqual([])
})
