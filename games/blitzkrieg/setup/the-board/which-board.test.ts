import type { Json } from '@opfor/kernel'
import { expect, test } from 'vitest'
import { houseBoard } from './house-board.ts'
import { boardFrom } from './which-board.ts'

const titled = (title: string): Json => ({
  ...(houseBoard as unknown as { readonly [key: string]: Json }),
  title,
})

test("an owner's board is parsed once, but only the last few stay in memory", () => {
  const first = boardFrom(titled('0'))
  expect(boardFrom(titled('0'))).toBe(first)
  for (let at = 1; at <= 20; at += 1) boardFrom(titled(String(at)))
  expect(boardFrom(titled('0'))).not.toBe(first)
  expect(boardFrom(titled('0'))).toEqual(first)
})
