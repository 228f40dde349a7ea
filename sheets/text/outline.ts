import type { LanguageWords } from '../language/index.ts'
import { type PlainText, plainTextOf } from './plain-text.ts'
import { type TextBlock, blocksOf, type Item, type ListBody, type TableBody } from './markdown.ts'

/** Lines count from the section's first line, which is 0. */
export interface SectionOutline {
  readonly text: string
  readonly lines: number
  readonly level: number
  readonly heading: PlainText
  /** Paragraphs before the body, including lines that start a new paragraph. */
  readonly before: readonly PlainText[]
  /** Paragraphs and lines after the body, or all if there is no body. */
  readonly after: readonly PlainText[]
  readonly body?: ListBody | TableBody
  readonly modifiers?: ListBody
  readonly more: readonly (ListBody | TableBody)[]
  readonly quotes: readonly PlainText[]
  readonly tooDeep: readonly PlainText[]
}

const heading = /^ {0,3}(#{1,6})(?:[ \t]+(.*?))?(?:[ \t]+#+)?[ \t]*$/
const quote = /^ {0,3}> ?(.*)$/
const listMark = /^[ \t]*(?:[-+*]|\d{1,9}[.)])(?:[ \t]+|$)/
const maxMarks = 6

/** The first section is the text before the first heading of level `##` or lower. */
export function splitSections(lines: readonly string[]): readonly (readonly string[])[] {
  const starts = lines.flatMap((line, at) => ((heading.exec(line)?.[1]?.length ?? 0) >= 2 ? [at] : []))
  return [0, ...starts].map((start, index) =>
    lines.slice(index === 0 ? 0 : start, starts[index] ?? lines.length),
  )
}

/** Lines such as `Tie:` start a new paragraph, though Markdown appends them to the text above. */
export function outlineOf(text: string, words: readonly LanguageWords[]): SectionOutline {
  const lines = text.split('\n')
  const [first = ''] = lines
  const found = heading.exec(first)
  const own: { readonly at: number; readonly letters: PlainText }[] = []
  const quotes: { at: number; lines: { line: number; column: number; text: string }[] }[] = []
  const tooDeep: PlainText[] = []
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
    // Markdown parses the sign of a modifier, "- + its nerve", as a second bullet.
    if (!starts && !deep) return line.replace(/^(\s*[-*] [-+]) (?=\S)/u, '$1\u00A0')
    const start = line.length - line.trimStart().length
    const letters = plainTextOf([{ line: at, column: start + 1, text: line.trim() }])
    if (deep) tooDeep.push(letters)
    else own.push({ at, letters })
    return ''
  })
  const column = found === null ? 1 : first.indexOf(found[2] ?? '', (found[1] ?? '').length) + 1
  return {
    text,
    lines: lines.length,
    level: found?.[1]?.length ?? 0,
    heading: plainTextOf([{ line: 0, column: Math.max(column, 1), text: found?.[2] ?? '' }]),
    quotes: quotes.map((each) => plainTextOf(each.lines)),
    tooDeep,
    ...arranged(blocksOf(left), own),
  }
}

type Arranged = Pick<SectionOutline, 'before' | 'after' | 'body' | 'modifiers' | 'more'>

function arranged(
  blocks: readonly TextBlock[],
  own: readonly { readonly at: number; readonly letters: PlainText }[],
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

/** Markdown begins a new list at every other mark. */
export function isListContinued(above: ListBody | TableBody, below: ListBody | TableBody): boolean {
  return above.kind !== 'table' && below.kind !== 'table' && below.line === lastLine(above.items) + 1
}

function lastLine(items: readonly Item[]): number {
  const last = items.at(-1)
  const below = last?.lists.at(-1)
  return below === undefined ? (last?.letters.end.line ?? -1) : lastLine(below.items)
}

function startsOver(line: string, words: readonly LanguageWords[]): boolean {
  const low = line.trimStart().slice(0, 40).toLowerCase()
  return words.some(
    (each) =>
      [...each.tie, ...each.plays, ...each.game, ...each.from, ...each.language].some((word) =>
        low.startsWith(`${word}:`),
      ) || each.onlyIf.some((word) => low.startsWith(word)),
  )
}

function startsQuote(text: string, words: readonly LanguageWords[]): boolean {
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

/** The line before each section, counted from 0. */
export function startsOf(first: number, texts: readonly string[]): readonly number[] {
  let line = first
  return texts.map((each) => {
    const start = line
    line += each.split('\n').length
    return start
  })
}
