import type { Message, Params } from '@opfor/kernel'
import type { Section, Sheet } from '../model/index.ts'
import { cardCount, cardPages } from './cards.ts'
import { escaped, htmlOf } from './html.ts'
import { element, type Printed, type PrintedElement } from './parts.ts'
import { qrPrinted } from './qr.ts'
import { paper, style, wholePage } from './style.ts'
import { choicePrinted, trackPrinted } from './track.ts'
import { printWords } from './words.ts'
import { table, written } from './written.ts'

export type { Printed, PrintedElement } from './parts.ts'
export { paper as printedPaper, style as printedStyle } from './style.ts'

/** How a sheet is printed: who says the words, and the QR code of a link to it where there is one. */
export interface PrintSettings {
  readonly say: (words: Message, params?: Params) => string
  readonly qr?: readonly (readonly boolean[])[] | 'none' | undefined
}

/** How many blank lines a `?` row is. */
const blankLines = 6

/**
 * A sheet as an aid for the table: counters are tracks, decks are cards to cut out, `?` rows are blank lines, and the rest stands as
 * it is written, without examples.
 */
export function printedSheet(sheet: Sheet, settings: PrintSettings): PrintedElement {
  const lines = sheet.text.split(/\r\n|\r|\n/)
  return element(
    'article',
    'printed',
    headPrinted(sheet, settings),
    element(
      'div',
      'columns',
      ...sheet.sections.map((section) =>
        element('section', '', heading(section), ...sectionPrinted(section, lines, settings)),
      ),
      ...sheet.notes.map(({ text }) => element('p', 'note', text)),
      linkPrinted(sheet, settings),
    ),
    ...cardPages(sheet),
  )
}

/** A sheet as a page for the printer that needs nothing else. */
export function printedPage(sheet: Sheet, settings: PrintSettings): string {
  return `<!doctype html>
<html lang="${escaped(sheet.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(nameOf(sheet))}</title>
<style>${paper}${wholePage}${style}</style>
</head>
<body>
${htmlOf(printedSheet(sheet, settings))}
</body>
</html>
`
}

function nameOf({ title }: Sheet): string {
  return title === '' ? '–' : title
}

function headPrinted(sheet: Sheet, { say }: PrintSettings): Printed {
  const { plays, game, from, prose, options, rulings } = sheet
  const about = [
    plays === '' ? '' : say(printWords.plays, { who: plays }),
    game,
    from === '' ? '' : say(printWords.from, { name: from }),
  ]
  return element(
    'header',
    '',
    element('h1', '', nameOf(sheet)),
    ...prose.map(({ text }) => element('p', '', text)),
    element('p', 'about', about.filter((each) => each !== '').join(' · ')),
    ...options.map((option) => choicePrinted(option)),
    ...rulings.map((ruling) => choicePrinted(ruling, ruling.question)),
  )
}

function heading({ heading: text, level }: Section): Printed {
  return element(`h${Math.min(6, Math.max(2, level))}`, '', text)
}

function linkPrinted(sheet: Sheet, { say, qr }: PrintSettings): Printed {
  const name = nameOf(sheet)
  if (qr === 'none') return ''
  if (qr === undefined) return element('p', 'about', say(printWords.asFile, { name }))
  const words = say(printWords.scan, { name })
  return element('figure', 'qr', qrPrinted(qr, words), element('figcaption', '', words))
}

function sectionPrinted(
  section: Section,
  lines: readonly string[],
  { say }: PrintSettings,
): readonly Printed[] {
  const own = lines.slice(section.at.line, section.at.endLine)
  switch (section.kind) {
    case 'counters':
      return section.counters.map(trackPrinted)
    case 'roster': {
      const head = [section.one, ...section.columns.map(({ name }) => name)]
      const rows = section.rows.map(({ name, cells }) => [name, ...cells.map(cellPrinted)])
      const blank = section.blank?.cells.map(cellPrinted)
      const blanks = Array.from({ length: blank === undefined ? 0 : blankLines }, () => [
        '',
        ...(blank ?? []),
      ])
      const notes = own.filter((line) => !line.trimStart().startsWith('|'))
      return [table([head, ...rows, ...blanks]), ...written(notes)]
    }
    case 'deck': {
      const count = cardCount(section)
      const note = count === 0 ? [] : [element('p', 'about', say(printWords.cards, { count }))]
      return [...written(own), ...note]
    }
    case 'list':
    case 'finding':
      return written(own, true)
    case 'chart':
    case 'end':
    case 'prose':
    case 'report':
    case 'steps':
    case 'walk':
      return written(own)
  }
}

function cellPrinted(cell: Extract<Section, { kind: 'roster' }>['rows'][number]['cells'][number]): string {
  return cell.form === 'asked' ? '' : cell.text
}
