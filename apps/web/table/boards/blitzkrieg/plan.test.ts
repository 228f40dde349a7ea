import { registry } from '@opfor/games'
import type { Situation } from '@opfor/games/blitzkrieg/view'
import { beginMatch } from '@opfor/kernel'
import { expect, test } from 'vitest'
import { bestPlan, type Box, middleOf, planOf, side, slotsIn } from './plan.ts'

function printedBoard() {
  const game = registry.find(({ id }) => id === 'blitzkrieg')
  const match = game === undefined ? undefined : beginMatch(game, 1)
  if (match?.ok !== true) throw new Error('The match could not be started.')
  return (match.value.situation as Situation).board
}

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h
}

for (const wide of [false, true])
  for (const withReserve of [false, true])
    test(`nothing overlaps or exceeds the drawing: ${wide ? 'wide' : 'tall'}, ${withReserve ? 'with' : 'without'} a reserve`, () => {
      const plan = planOf(printedBoard(), wide, withReserve)
      const boxes = [...plan.blocks, plan.victory, plan.stock, plan.row, plan.reserve, plan.legend].filter(
        (box) => box !== undefined,
      )
      for (const [nth, box] of boxes.entries()) {
        expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0)
        expect(box.x + box.w).toBeLessThanOrEqual(plan.w)
        expect(box.y + box.h).toBeLessThanOrEqual(plan.h)
        for (const other of boxes.slice(nth + 1)) expect(overlap(box, other)).toBe(false)
      }
    })

test('every space is inside its block', () => {
  for (const { theatre, w, h } of planOf(printedBoard(), false, true).blocks)
    for (const space of theatre.campaigns.flatMap(({ spaces }) => spaces)) {
      const { x, y } = middleOf(theatre, space)
      expect(x + side / 2).toBeLessThan(w)
      expect(y + side / 2).toBeLessThan(h)
    }
})

test('any number of slots fits into their box', () => {
  const { row } = planOf(printedBoard(), false, true)
  for (const count of [0, 1, 5, 9, 22])
    for (const { x, scale } of slotsIn(row, count)) expect(x + (side * scale) / 2).toBeLessThan(row.x + row.w)
})

test('the larger of both geometries is drawn', () => {
  const tall = planOf(printedBoard(), false, true)
  const wide = planOf(printedBoard(), true, true)
  expect(bestPlan(printedBoard(), { width: 366, height: 560 }, true).plan).toEqual(tall)
  expect(bestPlan(printedBoard(), { width: 366, height: 300 }, true).plan).toEqual(wide)
  expect(bestPlan(printedBoard(), { width: 900, height: 600 }, true).plan).toEqual(wide)
})
