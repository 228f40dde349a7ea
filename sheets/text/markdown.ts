import type { List, Root, RootContent, Table } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import { type PlainText, plainTextOf, type SourceLine } from './plain-text.ts'

export interface ListBody {
  readonly kind: 'numbered' | 'bullets'
  readonly items: readonly Item[]
  readonly line: number
}

export interface Item {
  readonly number: number
  readonly letters: PlainText
  readonly lists: readonly ListBody[]
}

export interface TableBody {
  readonly kind: 'table'
  readonly heads: readonly PlainText[]
  readonly rows: readonly (readonly PlainText[])[]
  readonly line: number
}

export type TextBlock = ListBody | TableBody | { readonly kind: 'paragraph'; readonly letters: PlainText }

/** Markdown provides only the structure: no links, HTML or code, so that no text is lost. */
const off = [
  'attention autolink codeFenced codeIndented codeText definition htmlFlow htmlText labelEnd labelStartImage',
  'labelStartLink characterEscape characterReference setextUnderline blockQuote headingAtx',
].flatMap((names) => names.split(' '))

const options = {
  extensions: [gfmTable(), { disable: { null: off } }],
  mdastExtensions: [gfmTableFromMarkdown()],
}

/** The maximum nesting of lists. */
const maxDepth = 8

export function blocksOf(lines: readonly string[]): readonly TextBlock[] {
  const tree: Root = fromMarkdown(lines.map(skeleton).join('\n'), options)
  return tree.children.flatMap((node) => blockOf(node, lines))
}

const marks = /^[ \t]*(?:(?:[-+*]|\d{1,9}[.)])[ \t]+)*(?=\S)/u
const rule = /^ {0,3}(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,})$/u

/** Replaces a line's words by one letter: the words come from the source, and parsing is faster. */
function skeleton(line: string): string {
  if (line.length < 3 || line.includes('|') || rule.test(line)) return line
  const found = marks.exec(line)
  return found === null ? line : `${found[0]}x`
}

function blockOf(node: RootContent, lines: readonly string[]): readonly TextBlock[] {
  if (node.type === 'list') return [listOf(node, lines, 1)]
  if (node.type === 'table') return [tableOf(node, lines)]
  if (node.type === 'thematicBreak') return []
  return [{ kind: 'paragraph', letters: lettersAt(node, lines) }]
}

function listOf(list: List, lines: readonly string[], depth: number): ListBody {
  const start = list.start ?? 1
  return {
    kind: list.ordered === true ? 'numbered' : 'bullets',
    line: (list.position?.start.line ?? 1) - 1,
    items: list.children.map((item, index) => {
      const listAt = item.children.findIndex((each) => each.type === 'list')
      const texts = item.children.slice(0, listAt < 0 ? undefined : listAt)
      const [first] = texts
      const last = texts.at(-1)
      const own = depth < maxDepth ? item.children.filter((each) => each.type === 'list') : []
      return {
        number: start + index,
        letters:
          first?.position === undefined || last?.position === undefined
            ? plainTextOf([{ ...placeOfItem(item.position), text: '' }])
            : lettersAt({ position: { start: first.position.start, end: last.position.end } }, lines),
        lists: own.map((each) => listOf(each, lines, depth + 1)),
      }
    }),
  }
}

function placeOfItem(position: Span | undefined): Place {
  return { line: (position?.start.line ?? 1) - 1, column: position?.start.column ?? 1 }
}

function tableOf(table: Table, lines: readonly string[]): TableBody {
  const rows = table.children.map((row) =>
    row.children.map((cell) => {
      const [first] = cell.children
      const last = cell.children.at(-1)
      const start = first?.position?.start ?? cell.position?.start
      const end = last?.position?.end ?? start
      return cellAt(start && end && { start, end }, lines)
    }),
  )
  const [heads = [], ...body] = rows
  return { kind: 'table', heads, rows: body, line: (table.position?.start.line ?? 1) - 1 }
}

interface Place {
  readonly line: number
  readonly column: number
}

interface Span {
  readonly start: Place
  readonly end: Place
}

/** Extends to the end of the last line. */
function lettersAt(
  { position }: { readonly position?: Span | undefined },
  lines: readonly string[],
): PlainText {
  if (position === undefined) return plainTextOf([])
  const { start, end } = position
  const pieces: SourceLine[] = []
  for (let line = start.line; line <= end.line; line += 1) {
    const text = (lines[line - 1] ?? '').trimEnd()
    const from = line === start.line ? start.column - 1 : text.length - text.trimStart().length
    pieces.push({ line: line - 1, column: from + 1, text: text.slice(from) })
  }
  return plainTextOf(pieces)
}

function cellAt(span: Span | undefined, lines: readonly string[]): PlainText {
  if (span === undefined) return plainTextOf([])
  const { line, column } = span.start
  const text = (lines[line - 1] ?? '').slice(column - 1, span.end.column - 1)
  return plainTextOf([{ line: line - 1, column, text }])
}
