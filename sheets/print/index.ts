import type { Counter, Section, Sheet } from '../model/index.ts'
import { element, escaped, table } from './html.ts'
import { style } from './style.ts'

/** The longest track that is printed box by box. */
const longest = 60

/** How many blank lines a `?` row is. */
const blankLines = 6

/**
 * A sheet as a page for the printer that needs nothing else: counters are tracks, decks are cards, `?` rows are blank lines, and the
 * rest stands as it is written.
 */
export function printedPage(sheet: Sheet): string {
  const lines = sheet.text.split(/\r\n|\r|\n/)
  const [first] = sheet.sections
  const head = lines.slice(0, (first?.at.line ?? lines.length + 1) - 1)
  const body = [
    element('h1', escaped(sheet.title)),
    written(head.filter((line) => !/^#\s/.test(line))),
    ...sheet.sections.map((section) => element('section', sectionPrinted(section, lines))),
  ]
  const title = escaped(sheet.title === '' ? '–' : sheet.title)
  return `<!doctype html>
<html lang="${escaped(sheet.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
${body.join('\n')}
</body>
</html>
`
}

function sectionPrinted(section: Section, lines: readonly string[]): string {
  const level = Math.min(6, Math.max(2, section.level))
  const heading = element(`h${level}`, escaped(section.heading))
  const own = lines.slice(section.at.line, section.at.endLine)
  switch (section.kind) {
    case 'counters':
      return [heading, ...section.counters.map(trackPrinted)].join('\n')
    case 'roster': {
      const head = [section.one, ...section.columns.map(({ name }) => name)]
      const rows = section.rows.map(({ name, cells }) => [name, ...cells.map(cellPrinted)])
      const blank = section.blank?.cells.map(cellPrinted)
      const blanks = Array.from({ length: blank === undefined ? 0 : blankLines }, () => [
        '',
        ...(blank ?? []),
      ])
      const notes = own.filter((line) => !line.trimStart().startsWith('|'))
      return [heading, table([head, ...rows, ...blanks]), written(notes)].join('\n')
    }
    case 'deck':
      return section.cards.length === 0 || section.cards.length > longest
        ? [heading, written(own)].join('\n')
        : [heading, written(own.filter((line) => !/^\s*[-*+|]/.test(line))), cardsPrinted(section)].join('\n')
    case 'chart':
    case 'end':
    case 'finding':
    case 'list':
    case 'prose':
    case 'report':
    case 'steps':
    case 'walk':
      return [heading, written(own)].join('\n')
  }
}

function trackPrinted(counter: Counter): string {
  const name = element('b', escaped(counter.name))
  const box = (text: string, isStart: boolean): string =>
    element('span', escaped(text), isStart ? 'start' : '')
  if (counter.holds === 'word')
    return element(
      'div',
      name + counter.words.map((each) => box(each, each === counter.start)).join(''),
      'track',
    )
  const { from, to, start } = counter
  if (to - from > longest) return element('div', `${name}${box(`${start} (${from}–${to})`, true)}`, 'track')
  const numbers = Array.from({ length: to - from + 1 }, (_, at) => from + at)
  return element('div', name + numbers.map((each) => box(String(each), each === start)).join(''), 'track')
}

function cellPrinted(cell: Extract<Section, { kind: 'roster' }>['rows'][number]['cells'][number]): string {
  return cell.form === 'asked' ? '' : cell.text
}

function cardsPrinted({ cards, columns }: Extract<Section, { kind: 'deck' }>): string {
  const all = cards.flatMap((card) => Array.from({ length: card.count }, () => card))
  const printed = all.map(({ name, values, body }) => {
    const facts = columns.map((column, at) => `${column.name}: ${String(values[at] ?? '')}`)
    const steps = body.map(({ text }) => text)
    return element('div', element('b', escaped(name)) + escaped([...facts, ...steps].join('\n')))
  })
  return element('div', printed.join('\n'), 'cards')
}

/** Lines as they stand; tables as tables. */
function written(lines: readonly string[]): string {
  const parts: string[] = []
  let text: string[] = []
  let rows: string[][] = []
  const close = (): void => {
    const words = text.join('\n').trim()
    if (words !== '') parts.push(element('p', escaped(words)))
    if (rows.length > 0) parts.push(table(rows))
    text = []
    rows = []
  }
  for (const line of lines) {
    const isRow = line.trimStart().startsWith('|')
    if (isRow !== rows.length > 0) close()
    if (!isRow) text.push(line)
    else if (!/^[\s|:-]+$/.test(line))
      rows.push(
        line
          .trim()
          .replaceAll(/^\||\|$/g, '')
          .split('|')
          .map((cell) => cell.trim()),
      )
  }
  close()
  return parts.join('\n')
}
