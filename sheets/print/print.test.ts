import { expect, test } from 'vitest'
import { readSheet } from '../sheet-reader.ts'
import { garrison } from '../testing/garrison.ts'
import { printedPage } from './index.ts'

test('counters are tracks, decks are cards, and the rest stands as it is written', () => {
  const page = printedPage(readSheet(garrison))
  expect(page).toContain('<b>Alarm</b><span class="start">0</span><span>1</span>')
  expect(page.match(/<b>Quiet<\/b>/g)).toHaveLength(3)
  expect(page).toContain('<th>class</th>')
  expect(page).toContain('Choose one of Units that has models and that has not acted.')
  expect(page).not.toMatch(/https?:|<script/)
})

test('a question mark row is blank lines', () => {
  const page = printedPage(readSheet('# A\n\n## Yours\n| unit | hurt |\n|--|--|\n| ? | no |\n'))
  expect(page.match(/<tr><td><\/td><td>no<\/td><\/tr>/g)).toHaveLength(6)
})

test('nothing in a sheet is HTML', () => {
  const page = printedPage(readSheet('# <b>A</b>\n\n## Turn\n1. Say "<script>alert(1)</script>".\n'))
  expect(page).not.toContain('<script>')
  expect(page).toContain('&lt;script&gt;')
})
