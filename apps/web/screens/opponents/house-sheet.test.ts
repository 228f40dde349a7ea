import { format } from '@opfor/kernel'
import { readSheet } from '@opfor/sheets'
import { findModdableGame, writePrintedVariant } from '@opfor/variants'
import { expect, test } from 'vitest'
import { houseSheet, rulesIn } from './house-sheet.ts'

const opponent = findModdableGame('blitzkrieg')
if (opponent === undefined) throw new Error('There is no such opponent.')
const page = readSheet(writePrintedVariant(opponent))

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
  expect(house.findings.map(({ line, message }) => `${line} ${format(message)}`)).toEqual([
    '1 These house rules cannot be played: The list "Theatre" has a line that nothing reaches.',
  ])
  expect(rulesIn(house)?.game).toBeUndefined()
})

test('what could go wrong with a page that can be played is a note, with its fix', () => {
  const text = [
    '# Own',
    'House rules: BLITZKRIEG!',
    '## Position',
    'Choose one of the empty spaces.',
    '',
    '1. must: a unit can legally be placed there',
    '2. must: research',
    '',
    'Tie: in order',
  ].join('\n')
  const { findings, hints } = houseSheet(readSheet(text), opponent)
  expect(findings).toEqual([])
  expect(hints.map(({ line, message }) => `${line} ${format(message)}`)).toEqual([
    '7 If nothing passes "must: research", the opponent chooses nothing. Write "prefer: research" to avoid that.',
  ])
  expect(hints[0]?.fixes).toHaveLength(1)
})
