import type { Compiled } from '../language/index.ts'
import type { Roster, Row } from '../model/index.ts'
import { readColumn } from './cells.ts'
import { type Letters, lettersOf, placeOf } from './letters.ts'
import type { TableBody } from './markdown.ts'
import type { Outline } from './outline.ts'

/** A roster: the first column names the pieces. */
export function rosterOf(table: TableBody, outline: Outline, { words }: Compiled, firstLine: number): Roster {
  const [one, ...heads] = table.heads
  const names = table.rows.map(([name]) => name?.text ?? '')
  const read = heads.map((head, index) =>
    readColumn(
      head,
      table.rows.map((cells) => cells[index + 1] ?? lettersOf([])),
      wordsBelow(outline, head.text),
      names,
      words,
      firstLine,
    ),
  )
  const rows: readonly Row[] = table.rows.flatMap(([name], index) =>
    name === undefined || name.text === ''
      ? []
      : [
          {
            at: placeOf(name, 0, name.text.length, firstLine),
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
function wordsBelow({ after }: Outline, head: string): readonly string[] | undefined {
  const line = after.find((letters) => isBelow(letters, head))
  return line?.text
    .slice(line.text.indexOf(':') + 1)
    .replace(/\.$/u, '')
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
}

/** Whether a line below a table says the words of a column. */
export function isBelow({ text }: Letters, head: string): boolean {
  return head !== '' && text.toLowerCase().startsWith(`${head.toLowerCase()}:`)
}
