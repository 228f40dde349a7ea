import type { Words } from '../language/index.ts'
import { type Letters, lettersOf } from './letters.ts'
import { type Block, blocksOf, type Item, type ListBody, type TableBody } from './markdown.ts'

/** A section before its words are read: the shape of its text. Lines count from its first line, which is 0. */
export interface Outline {
  readonly text: string
  readonly lines: number
  readonly level: number
  readonly heading: Letters
  /** Paragraphs before the body, and lines that start over. */
  readonly before: readonly Letters[]
  /** Paragraphs and lines after the body, or all if there is none. */
  readonly after: readonly Letters[]
  readonly body?: ListBody | TableBody
  /** Bullets that stand before the table that is the body. */
  readonly modifiers?: ListBody
  /** Bodies that are one too many. */
  readonly more: readonly (ListBody | TableBody)[]
  readonly quotes: readonly Letters[]
  /** Lines with more list marks than are read. */
  readonly tooDeep: readonly Letters[]
}

const heading = /^ {0,3}(#{1,6})(?:[ \t]+(.*?))?(?:[ \t]+#+)?[ \t]*$/
const quote = /^ {0,3}> ?(.*)$/
const listMark = /^[ \t]*(?:[-+*]|\d{1,9}[.)])(?:[ \t]+|$)/
const maxMarks = 6

/** Cuts a text into sections: the first one is what stands before the first heading from `##` down. */
export function cut(lines: readonly string[]): readonly (readonly string[])[] {
  const starts = lines.flatMap((line, at) => ((heading.exec(line)?.[1]?.length ?? 0) >= 2 ? [at] : []))
  return [0, ...starts].map((start, index) =>
    lines.slice(index === 0 ? 0 : start, starts[index] ?? lines.length),
  )
}

/** The shape of a section. Lines such as `Tie:` start over, though Markdown takes them for a part of what stands above. */
export function outlineOf(text: string, words: readonly Words[]): Outline {
  const lines = text.split('\n')
  const [first = ''] = lines
  const found = heading.exec(first)
  const own: { readonly at: number; readonly letters: Letters }[] = []
  const quotes: { at: number; lines: { line: number; column: number; text: string }[] }[] = []
  const tooDeep: Letters[] = []
  const left = lines.map((line, at) => {
    if (heading.test(line)) return ''
    const quoted = quote.exec(line)
    if (quoted !== null) {
      const piece = { line: at, column: line.length - (quoted[1] ?? '').length + 1, text: quoted[1] ?? '' }
      const last = quotes.at(-1)
      if (last !== undefined && last.lines.at(-1)?.line === at - 1 && !startsQuote(piece.text, words)) {
        last.lines.push(piece)
      } else quotes.push({ at, lines: [piece] })
      return ''
    }
    const belowTable = !line.includes('|') && line.trim() !== '' && (lines[at - 1] ?? '').includes('|')
    const starts = startsOver(line, words) || (belowTable && !listMark.test(line))
    const deep = isTooDeep(line)
    // Markdown takes the sign of a modifier, "- + its nerve", for a second bullet.
    if (!starts && !deep) return line.replace(/^(\s*[-*] [-+]) (?=\S)/u, '$1\u00A0')
    const start = line.length - line.trimStart().length
    const letters = lettersOf([{ line: at, column: start + 1, text: line.trim() }])
    if (deep) tooDeep.push(letters)
    else own.push({ at, letters })
    return ''
  })
  const column = found === null ? 1 : first.indexOf(found[2] ?? '', (found[1] ?? '').length) + 1
  return {
    text,
    lines: lines.length,
    level: found?.[1]?.length ?? 0,
    heading: lettersOf([{ line: 0, column: Math.max(column, 1), text: found?.[2] ?? '' }]),
    quotes: quotes.map((each) => lettersOf(each.lines)),
    tooDeep,
    ...arranged(blocksOf(left), own),
  }
}

type Arranged = Pick<Outline, 'before' | 'after' | 'body' | 'modifiers' | 'more'>

function arranged(
  blocks: readonly Block[],
  own: readonly { readonly at: number; readonly letters: Letters }[],
): Arranged {
  const bodies = blocks.filter((each) => each.kind !== 'paragraph')
  const table = bodies.find((each) => each.kind === 'table')
  const [first] = bodies
  const modifiers = first?.kind === 'bullets' && table !== undefined ? first : undefined
  const body = modifiers === undefined ? first : table
  const start = first?.line ?? Infinity
  const texts = [
    ...blocks.flatMap((each) =>
      each.kind === 'paragraph' ? [{ at: each.letters.points[0]?.line ?? 0, letters: each.letters }] : [],
    ),
    ...own,
  ].toSorted((one, other) => one.at - other.at)
  return {
    before: texts.filter(({ at }) => at < start).map(({ letters }) => letters),
    after: texts.filter(({ at }) => at >= start).map(({ letters }) => letters),
    ...(body === undefined ? {} : { body }),
    ...(modifiers === undefined ? {} : { modifiers }),
    more: bodies.filter((each) => each !== body && each !== modifiers),
  }
}

/** Whether a list goes on below another one in the next line: Markdown begins a new one with every other mark. */
export function goesOn(above: ListBody | TableBody, below: ListBody | TableBody): boolean {
  return above.kind !== 'table' && below.kind !== 'table' && below.line === lastLine(above.items) + 1
}

function lastLine(items: readonly Item[]): number {
  const last = items.at(-1)
  const below = last?.lists.at(-1)
  return below === undefined ? (last?.letters.end.line ?? -1) : lastLine(below.items)
}

function startsOver(line: string, words: readonly Words[]): boolean {
  const low = line.trimStart().slice(0, 40).toLowerCase()
  return words.some(
    (each) =>
      [...each.tie, ...each.plays, ...each.game, ...each.from, ...each.language].some((word) =>
        low.startsWith(`${word}:`),
      ) || each.onlyIf.some((word) => low.startsWith(word)),
  )
}

function startsQuote(text: string, words: readonly Words[]): boolean {
  const low = text.trimStart().slice(0, 40).toLowerCase()
  return words.some((each) =>
    [...each.option, ...each.ruling, ...each.measure, ...each.example].some(
      (word) => low.startsWith(`${word}:`) || low.startsWith(`${word} `),
    ),
  )
}

function isTooDeep(line: string): boolean {
  let rest = line
  let marks = 0
  for (let found = listMark.exec(rest); found !== null; found = listMark.exec(rest)) {
    marks += 1
    if (marks > maxMarks) return true
    rest = rest.slice(found[0].length)
  }
  return line.length - line.trimStart().length > 80
}
