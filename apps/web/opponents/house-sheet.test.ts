import { say } from '@opfor/kernel'
import { readSheet } from '@opfor/sheets'
import { opponentOf, printedVariant } from '@opfor/variants'
import { expect, test } from 'vitest'
import { houseSheet, rulesIn } from './house-sheet.ts'

const opponent = opponentOf('blitzkrieg')
if (opponent === undefined) throw new Error('There is no such opponent.')
const page = readSheet(printedVariant(opponent))

test('a page without findings makes its game', () => {
  const house = houseSheet(page, opponent)
  expect(house.findings).toEqual([])
  expect(rulesIn(house)?.game?.rules?.text).toBe(page.text)
})

test('a page that a game refuses has the reason as a finding, and no game', () => {
  const published = {
    ...opponent.published,
    get lists(): never {
      throw new Error('The list "Theatre" has a line that nothing reaches.')
    },
  }
  const house = houseSheet(page, { ...opponent, published })
  expect(house.findings.map(({ line, message }) => `${line} ${say(message)}`)).toEqual([
    '1 These house rules cannot be played: The list "Theatre" has a line that nothing reaches.',
  ])
  expect(rulesIn(house)?.game).toBeUndefined()
})
