import type { CompiledLanguage } from '../language/index.ts'
import type { RosterSection, RosterRow } from '../model/index.ts'
import { readColumn } from '../text/cells.ts'
import { type PlainText, plainTextOf, positionOfText } from '../text/plain-text.ts'
import type { TableBody } from '../text/markdown.ts'
import type { SectionOutline } from '../text/outline.ts'

export function readRoster(
  table: TableBody,
  outline: SectionOutline,
  { words }: CompiledLanguage,
  firstLine: number,
): RosterSection {
  const [one, ...heads] = table.heads
  const names = table.rows.map(([name]) => name?.text ?? '')
  const read = heads.map((head, index) =>
    readColumn(
      head,
      table.rows.map((cells) => cells[index + 1] ?? plainTextOf([])),
      wordsBelow(outline, head.text),
      names,
      words,
      firstLine,
    ),
  )
  const rows: readonly RosterRow[] = table.rows.flatMap(([name], index) =>
    name === undefined || name.text === ''
      ? []
      : [
          {
            at: positionOfText(name, 0, name.text.length, firstLine),
            text: name.text,
            name: name.text,
            cells: read.flatMap(({ cells }) => cells.slice(index, index + 1)),
          },
        ],
  )
  const blank = rows.find(({ name }) => name === '?')
  return {
    kind: 'roster',
    one: one?.text ?? '',
    columns: read.map(({ column }) => column),
    rows: rows.filter((row) => row !== blank),
    ...(blank === undefined ? {} : { blank }),
  }
}

/** The words of a line `Head: a, b, c` below a table. */
function wordsBelow({ after }: SectionOutline, head: string): readonly string[] | undefined {
  const line = after.find((letters) => isColumnWordsLine(letters, head))
  return line?.text
    .slice(line.text.indexOf(':') + 1)
    .replace(/\.$/u, '')
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
}

export function isColumnWordsLine({ text }: PlainText, head: string): boolean {
  return head !== '' && text.toLowerCase().startsWith(`${head.toLowerCase()}:`)
}
