import { expect, test } from 'vitest'
import { fillAspect, cropAround } from './crop.ts'

const table = { width: 360, height: 360 }

test('a picture of a shot has what lies round both, as far as the table goes', () => {
  expect(cropAround(table, { x: 20, y: 340 }, { x: 100, y: 250 })).toEqual({ x: 0, y: 0, w: 140, h: 150 })
})

test('where the picture is wider than that, it shows more of the table, and nothing beside it', () => {
  const part = { x: 0, y: 100, w: 100, h: 150 }
  expect(fillAspect(part, 2, table)).toEqual({ x: 0, y: 100, w: 300, h: 150 })
  expect(fillAspect({ ...part, x: 260 }, 2, table)).toEqual({ x: 60, y: 100, w: 300, h: 150 })
  expect(fillAspect({ ...part, x: 150 }, 2, table)).toEqual({ x: 50, y: 100, w: 300, h: 150 })
})

test('where the whole table is not wide enough, it stands in the middle', () => {
  expect(fillAspect({ x: 0, y: 100, w: 100, h: 200 }, 2, table)).toEqual({ x: -20, y: 100, w: 400, h: 200 })
})

test('where the picture is not shown and has no width, it is the part itself', () => {
  const part = { x: 0, y: 100, w: 100, h: 150 }
  expect(fillAspect(part, 0, table)).toEqual(part)
})
