import { expect, test } from 'vitest'
import { fillAspect, cropAround } from './crop.ts'

const table = { width: 360, height: 360 }

test('a crop shows both points with a margin, within the table', () => {
  expect(cropAround(table, { x: 20, y: 340 }, { x: 100, y: 250 })).toEqual({ x: 0, y: 0, w: 140, h: 150 })
})

test('a wider image shows more of the table', () => {
  const part = { x: 0, y: 100, w: 100, h: 150 }
  expect(fillAspect(part, 2, table)).toEqual({ x: 0, y: 100, w: 300, h: 150 })
  expect(fillAspect({ ...part, x: 260 }, 2, table)).toEqual({ x: 60, y: 100, w: 300, h: 150 })
  expect(fillAspect({ ...part, x: 150 }, 2, table)).toEqual({ x: 50, y: 100, w: 300, h: 150 })
})

test('if the table is too narrow, it is centred', () => {
  expect(fillAspect({ x: 0, y: 100, w: 100, h: 200 }, 2, table)).toEqual({ x: -20, y: 100, w: 400, h: 200 })
})

test('without a width the crop is unchanged', () => {
  const part = { x: 0, y: 100, w: 100, h: 150 }
  expect(fillAspect(part, 0, table)).toEqual(part)
})
