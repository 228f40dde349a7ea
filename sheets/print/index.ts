import { type Message, messages, type Params } from '@opfor/kernel'
import type { SheetSection, Sheet } from '../model/index.ts'
import { countPrintedCards, cardPages } from './cards.ts'
import {
  makeElement,
  escapeHtml,
  htmlOf,
  type PrintNode,
  type PrintedElement,
  renderQrCode,
} from './print-node.ts'
import { paperStyle, printStyle, pageStyle } from './style.ts'
import { renderOptionBoxes, renderCounterTrack } from './counter-track.ts'
import { renderTable, renderLines } from './render-lines.ts'

const printWords = messages('sheets.print', {
  plays: 'Plays: {who}',
  from: 'From {name}',
  scan: 'Scan to play {name}',
  asFile: '{name} is shared as a file.',
  cards:
    '{count, plural, one {# card to cut out on the last page.} other {# cards to cut out on the last pages.}}',
})

export type { PrintNode, PrintedElement } from './print-node.ts'
export { paperStyle as printedPaper, printStyle as printedStyle } from './style.ts'

/** The QR code links to the sheet. */
export interface PrintSettings {
  readonly say: (words: Message, params?: Params) => string
  readonly qr?: readonly (readonly boolean[])[] | 'none' | undefined
}

const blankLines = 6

/** A sheet for the table: counters become tracks, decks cards, `?` rows blank lines; examples are omitted. */
export function renderSheet(sheet: Sheet, settings: PrintSettings): PrintedElement {
  const lines = sheet.text.split(/\r\n|\r|\n/)
  return makeElement(
    'article',
    'printed',
    headPrinted(sheet, settings),
    makeElement(
      'div',
      'columns',
      ...sheet.sections.map((section) =>
        makeElement('section', '', heading(section), ...sectionPrinted(section, lines, settings)),
      ),
      ...sheet.notes.map(({ text }) => makeElement('p', 'note', text)),
      linkPrinted(sheet, settings),
    ),
    ...cardPages(sheet),
  )
}

export function renderSheetPage(sheet: Sheet, settings: PrintSettings): string {
  return `<!doctype html>
<html lang="${escapeHtml(sheet.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(nameOf(sheet))}</title>
<style>${paperStyle}${pageStyle}${printStyle}</style>
</head>
<body>
${htmlOf(renderSheet(sheet, settings))}
</body>
</html>
`
}

function nameOf({ title }: Sheet): string {
  return title === '' ? '–' : title
}

function headPrinted(sheet: Sheet, { say }: PrintSettings): PrintNode {
  const { plays, game, from, prose, options, rulings } = sheet
  const about = [
    plays === '' ? '' : say(printWords.plays, { who: plays }),
    game,
    from === '' ? '' : say(printWords.from, { name: from }),
  ]
  return makeElement(
    'header',
    '',
    makeElement('h1', '', nameOf(sheet)),
    ...prose.map(({ text }) => makeElement('p', '', text)),
    makeElement('p', 'about', about.filter((each) => each !== '').join(' · ')),
    ...options.map((option) => renderOptionBoxes(option)),
    ...rulings.map((ruling) => renderOptionBoxes(ruling, ruling.question)),
  )
}

function heading({ heading: text, level }: SheetSection): PrintNode {
  return makeElement(`h${Math.min(6, Math.max(2, level))}`, '', text)
}

function linkPrinted(sheet: Sheet, { say, qr }: PrintSettings): PrintNode {
  const name = nameOf(sheet)
  if (qr === 'none') return ''
  if (qr === undefined) return makeElement('p', 'about', say(printWords.asFile, { name }))
  const words = say(printWords.scan, { name })
  return makeElement('figure', 'qr', renderQrCode(qr, words), makeElement('figcaption', '', words))
}

function sectionPrinted(
  section: SheetSection,
  lines: readonly string[],
  { say }: PrintSettings,
): readonly PrintNode[] {
  const own = lines.slice(section.at.line, section.at.endLine)
  switch (section.kind) {
    case 'counters':
      return section.counters.map(renderCounterTrack)
    case 'roster': {
      const head = [section.one, ...section.columns.map(({ name }) => name)]
      const rows = section.rows.map(({ name, cells }) => [name, ...cells.map(cellPrinted)])
      const blank = section.blank?.cells.map(cellPrinted)
      const blanks = Array.from({ length: blank === undefined ? 0 : blankLines }, () => [
        '',
        ...(blank ?? []),
      ])
      const notes = own.filter((line) => !line.trimStart().startsWith('|'))
      return [renderTable([head, ...rows, ...blanks]), ...renderLines(notes)]
    }
    case 'deck': {
      const count = countPrintedCards(section)
      const note = count === 0 ? [] : [makeElement('p', 'about', say(printWords.cards, { count }))]
      return [...renderLines(own), ...note]
    }
    case 'list':
    case 'finding':
      return renderLines(own, true)
    case 'chart':
    case 'end':
    case 'prose':
    case 'report':
    case 'steps':
    case 'walk':
      return renderLines(own)
  }
}

function cellPrinted(
  cell: Extract<SheetSection, { kind: 'roster' }>['rows'][number]['cells'][number],
): string {
  return cell.form === 'asked' ? '' : cell.text
}
