import { format, formatHeadline, turnCards } from '@opfor/kernel'
import { expect, test } from 'vitest'
import { matchAtTable } from '../../evidence/games/turn-cards/played.ts'
import { librarySheets } from '../../evidence/sheets/programs/library.ts'
import { readSheet } from '../sheet-reader.ts'
import { gameOfSheet } from './game.ts'

const boat = librarySheets().find(({ name }) => name === 'customs-boat')

test('a turn of a sheet has the last sentence told word for word as its headline, and that sentence as a step', () => {
  const match = matchAtTable(gameOfSheet(readSheet(boat?.text ?? '')), 1, 200)
  const cards = turnCards(match).filter(({ headline }) => headline.kind === 'told')
  expect(cards.length).toBeGreaterThan(3)
  for (const { headline, steps } of cards) {
    const sentence = format(headline.tell)
    expect(steps.map(({ what }) => format(what))).toContain(sentence)
    expect(sentence).toContain(formatHeadline(headline).replace('…', '').slice(1))
  }
  const all = turnCards(match).flatMap(({ steps }) => steps.flatMap(({ edits }) => edits))
  expect(all.filter((edit) => 'set' in edit && (edit.set === 'turn' || edit.set === 'ended'))).toEqual([])
})
