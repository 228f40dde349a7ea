import { type Json, format } from '@opfor/kernel'
import { expect, test } from 'vitest'
import { houseBoard } from './house-board.ts'
import { boardFrom, missingInPack } from './which-board.ts'

const told = (json: Json) => missingInPack(json).map(({ at, text }) => `${at}: ${format(text)}`)
const changed = (change: object): Json => {
  const [first, ...others] = houseBoard.campaigns
  return { ...houseBoard, campaigns: [{ ...first, ...change }, ...others] } as unknown as Json
}

test('nothing is missing on our house board', () => {
  expect(told(changed({}))).toEqual([])
})

test.each<[object, string]>([
  [{ name: '' }, 'campaigns[0].name: Give the campaign a name'],
  [{ spaces: [] }, 'campaigns[0].spaces: Add a space'],
  [{ bonus: [2] }, 'campaigns[0].bonus: Add two bonus cells'],
  [
    { bonus: [4, 2], end: 9 },
    'campaigns[0].bonus: The first bonus cell must be before the second, and both before 9',
  ],
  [
    { start: houseBoard.campaigns[0]?.start === 'open' ? 'waiting' : 'open' },
    `campaigns: Four campaigns must be open at the start, not ${houseBoard.campaigns[0]?.start === 'open' ? 3 : 5}`,
  ],
])('what is missing stands at its field: %#', (change, expected) => {
  expect(told(changed(change))).toEqual([expected])
})

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
