import { makeElement, elementWith, type PrintNode, type PrintedElement } from './print-node.ts'

/** A table with more columns is as wide as the page. */
const columnsOfHalf = 5

interface Item {
  readonly indent: number
  readonly mark: string
  readonly text: string
}

const item = /^(\s*)([-*+]|\d+[.)])\s+(.*)$/u

function wordsOf(text: string): readonly PrintNode[] {
  return text.split(/\*\*(.+?)\*\*/u).map((part, at) => (at % 2 === 1 ? makeElement('b', '', part) : part))
}

/** Prints the first word and its colon bold: `prefer:`, `Tie:`. */
function withBoldVerb(text: string): readonly PrintNode[] {
  const [verb] = /^\p{L}{2,12}(?: (?:not|nicht))?:(?= )/u.exec(text) ?? []
  return verb === undefined
    ? wordsOf(text)
    : [makeElement('b', '', verb), ...wordsOf(text.slice(verb.length))]
}

export function renderTable(rows: readonly (readonly string[])[]): PrintedElement {
  const row = (cells: readonly string[], cell: 'th' | 'td'): PrintNode =>
    makeElement('tr', '', ...cells.map((each) => makeElement(cell, '', ...wordsOf(each))))
  const [head = [], ...body] = rows
  return makeElement(
    'table',
    head.length > columnsOfHalf ? 'wide' : '',
    makeElement('thead', '', row(head, 'th')),
    makeElement('tbody', '', ...body.map((each) => row(each, 'td'))),
  )
}

/** Prints lists as lists and tables as tables. Quotes are omitted: they are about the page. */
export function renderLines(lines: readonly string[], isList = false): readonly PrintNode[] {
  const parts: PrintNode[] = []
  let items: Item[] = []
  let rows: string[][] = []
  const say = isList ? withBoldVerb : wordsOf
  const close = (): void => {
    if (items.length > 0) parts.push(...listsOf(items, say))
    if (rows.length > 0) parts.push(renderTable(rows))
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
      if (!line.startsWith('>')) parts.push(makeElement('p', '', ...say(line.trim())))
    }
  }
  close()
  return parts
}

function cellsOf(line: string): string[] {
  const inner = line.trim().replaceAll(/^\||\|$/g, '')
  return inner.split('|').map((cell) => cell.trim())
}

function listsOf(items: readonly Item[], say: (text: string) => readonly PrintNode[]): readonly PrintNode[] {
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
  return [makeElement(isNumbered ? 'ol' : 'ul', '', ...children)]
}
