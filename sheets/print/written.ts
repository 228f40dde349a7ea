import { element, elementWith, type Printed, type PrintedElement } from './parts.ts'

/** A table with more columns than this is as wide as the page. */
const columnsOfHalf = 5

/** An item of a list as it is written: how far it is indented, its mark, its text. */
interface Item {
  readonly indent: number
  readonly mark: string
  readonly text: string
}

const item = /^(\s*)([-*+]|\d+[.)])\s+(.*)$/u

/** Words of a line; bold text is bold. */
function wordsOf(text: string): readonly Printed[] {
  return text.split(/\*\*(.+?)\*\*/u).map((part, at) => (at % 2 === 1 ? element('b', '', part) : part))
}

/** A line whose first word and colon are bold, such as `prefer:` and `Tie:`. */
function withBoldVerb(text: string): readonly Printed[] {
  const [verb] = /^\p{L}{2,12}(?: (?:not|nicht))?:(?= )/u.exec(text) ?? []
  return verb === undefined ? wordsOf(text) : [element('b', '', verb), ...wordsOf(text.slice(verb.length))]
}

/** A table by its rows; the first is its head. */
export function table(rows: readonly (readonly string[])[]): PrintedElement {
  const row = (cells: readonly string[], cell: 'th' | 'td'): Printed =>
    element('tr', '', ...cells.map((each) => element(cell, '', ...wordsOf(each))))
  const [head = [], ...body] = rows
  return element(
    'table',
    head.length > columnsOfHalf ? 'wide' : '',
    element('thead', '', row(head, 'th')),
    element('tbody', '', ...body.map((each) => row(each, 'td'))),
  )
}

/** Lines as they stand: lists as lists, tables as tables. Quotes are left out: they are about the page. */
export function written(lines: readonly string[], isList = false): readonly Printed[] {
  const parts: Printed[] = []
  let items: Item[] = []
  let rows: string[][] = []
  const say = isList ? withBoldVerb : wordsOf
  const close = (): void => {
    if (items.length > 0) parts.push(...listsOf(items, say))
    if (rows.length > 0) parts.push(table(rows))
    items = []
    rows = []
  }
  for (const line of lines) {
    const [, indent = '', mark = '', text = ''] = item.exec(line) ?? []
    const last = items.at(-1)
    if (line.trimStart().startsWith('|')) {
      if (items.length > 0) close()
      if (!/^[\s|:-]+$/.test(line)) rows.push(cellsOf(line))
    } else if (mark !== '') {
      if (rows.length > 0) close()
      items.push({ indent: indent.length, mark, text })
    } else if (last !== undefined && /^\s+\S/.test(line)) {
      items[items.length - 1] = { ...last, text: `${last.text} ${line.trim()}` }
    } else if (line.trim() !== '') {
      close()
      if (!line.startsWith('>')) parts.push(element('p', '', ...say(line.trim())))
    }
  }
  close()
  return parts
}

function cellsOf(line: string): string[] {
  const inner = line.trim().replaceAll(/^\||\|$/g, '')
  return inner.split('|').map((cell) => cell.trim())
}

/** Items as lists, those that are indented below the one before. */
function listsOf(items: readonly Item[], say: (text: string) => readonly Printed[]): readonly Printed[] {
  const [first] = items
  if (first === undefined) return []
  const starts = items.flatMap(({ indent }, at) => (indent <= first.indent ? [at] : []))
  const isNumbered = /\d/.test(first.mark)
  const children = starts.map((start, nth) => {
    const { mark, text } = items[start] ?? first
    const below = listsOf(items.slice(start + 1, starts[nth + 1] ?? items.length), say)
    const number = /\d+/.exec(mark)?.[0]
    return elementWith(
      'li',
      isNumbered && number !== undefined ? { value: number } : {},
      ...say(text),
      ...below,
    )
  })
  return [element(isNumbered ? 'ol' : 'ul', '', ...children)]
}
