import { type Json, say } from '@opfor/kernel'
import { expect, test } from 'vitest'
import { houseBoard } from './house-board.ts'
import { missingInPack } from './missing.ts'

const told = (json: Json) => missingInPack(json).map(({ at, text }) => `${at}: ${say(text)}`)
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
    `campaigns: Four campaigns must be open at the start: ${houseBoard.campaigns[0]?.start === 'open' ? 3 : 5} are`,
  ],
])('what is missing stands at its field: %#', (change, expected) => {
  expect(told(changed(change))).toEqual([expected])
})
