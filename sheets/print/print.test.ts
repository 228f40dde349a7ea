import { english, withParams, type Message, type Params, format } from '@opfor/kernel'
import { expect, test } from 'vitest'
import { librarySheets } from '../../evidence/sheets/programs/library.ts'
import type { Sheet } from '../model/index.ts'
import { readSheet } from '../sheet-reader.ts'
import { garrisonSheet } from '../testing/garrison.ts'
import { renderSheetPage } from './index.ts'

const settings = { say: (words: Message, params: Params = {}) => format(withParams(words, params), english) }

const pageOf = (sheet: Sheet): string => renderSheetPage(sheet, settings)

const pages = new Map(librarySheets().map(({ name, text }) => [name, pageOf(readSheet(text))]))

test('counters are tracks, and the rest stands as it is written, without examples', () => {
  const page = pageOf(readSheet(garrisonSheet))
  expect(page).toContain('<b>Alarm</b><div class="boxes"><span class="start">0</span><span>1</span>')
  expect(page).toContain('<th>class</th>')
  expect(page).toContain('<p>Choose one of Units that has models and that has not acted.</p>')
  expect(page).toContain('<li value="1"><b>prefer:</b> an enemy is in its sight</li>')
  expect(page).toContain('<p><b>Tie:</b> roll d6</p>')
  expect(page).not.toContain('Example')
  expect(page).not.toMatch(/https?:|<script/)
})

test('decks are cards, nine to a page, with marks to cut them', () => {
  const page = pages.get('quiet-bidder') ?? ''
  expect(page.match(/<div class="card">/g)).toHaveLength(15)
  expect(page.match(/<div class="card-page"><svg class="cut"/g)).toHaveLength(2)
  expect(page).toContain('15 cards to cut out on the last pages.')
  expect(page).toContain(
    '<p class="name">Penny</p><p class="fact">kind: <b>low</b></p><p class="fact">worth: <b>1</b></p>',
  )
})

test('what a card does begins with a large letter', () => {
  const cards = ['- 1 x Alarm: add 2 to Suspicion', '- 1 x Gale: über ihm bricht ein Sturm los. It waits.']
  const page = pageOf(readSheet(['# A', '', '## Cards', ...cards, ''].join('\n')))
  expect(page).toContain('<p class="name">Alarm</p><p>Add 2 to Suspicion</p>')
  expect(page).toContain('<p class="name">Gale</p><p>Über ihm bricht ein Sturm los</p><p>It waits</p>')
})

test('a card with much text is printed smaller', () => {
  const page = pageOf(readSheet(`# A\n\n## Cards\n- 1 x Long: ${'Move it. '.repeat(30)}\n- 1 x Short\n`))
  expect(page.match(/<div class="card(?: [^"]*)?">/g)).toEqual([
    '<div class="card long">',
    '<div class="card">',
  ])
})

test('options are boxes with the standard one marked', () => {
  expect(pages.get('customs-boat')).toContain(
    '<span>new</span><span class="start">half</span><span>full</span>',
  )
})

test('steps below a step, and its answers, are lists in its item', () => {
  expect(pages.get('quiet-bidder')).toContain(
    '<li value="1">Which kind of lot is called?<ul><li>plain: set Lot to plain</li>',
  )
})

test('a QR code is printed where there is one, else that it is shared as a file', () => {
  const sheet = readSheet(garrisonSheet)
  expect(pageOf(sheet)).toContain('Frontier Garrison is shared as a file.')
  const page = renderSheetPage(sheet, {
    ...settings,
    qr: [
      [true, false],
      [false, true],
    ],
  })
  expect(page).toContain('d="M0 0h1v1h-1zM1 1h1v1h-1z"')
  expect(page).toContain('<figcaption>Scan to play Frontier Garrison</figcaption>')
  expect(page).not.toContain('shared as a file')
})

test('a question mark row is blank lines', () => {
  const page = pageOf(readSheet('# A\n\n## Yours\n| unit | hurt |\n|--|--|\n| ? | no |\n'))
  expect(page.match(/<tr><td><\/td><td>no<\/td><\/tr>/g)).toHaveLength(6)
})

test('nothing in a sheet is HTML', () => {
  const page = pageOf(readSheet('# <b>A</b>\n\n## Turn\n1. Say "<script>alert(1)</script>".\n'))
  expect(page).not.toContain('<script>')
  expect(page).toContain('&lt;script&gt;')
})
