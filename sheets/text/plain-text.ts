import type { SourcePosition } from '../model/index.ts'

/** Text without markup. Lines count from the section's first line, which is 0. */
export interface PlainText {
  readonly text: string
  /** From each index on, the letters follow each other in the source. */
  readonly points: readonly Point[]
  readonly end: { readonly line: number; readonly column: number }
  readonly bold: readonly (readonly [from: number, to: number])[]
}

interface Point {
  readonly index: number
  readonly line: number
  readonly column: number
}

/** The column counts from 1. */
export interface SourceLine {
  readonly line: number
  readonly column: number
  readonly text: string
}

const markup = /[*_\\\t`\u00A0]| {2}|^ | $/u

/** Joins source lines, without markup and with single spaces. */
export function plainTextOf(lines: readonly SourceLine[]): PlainText {
  const [first] = lines
  const last = lines.at(-1)
  const end = { line: last?.line ?? 0, column: (last?.column ?? 1) + (last?.text.length ?? 0) }
  if (first !== undefined && lines.length === 1 && !markup.test(first.text)) {
    return { text: first.text, points: [{ index: 0, line: first.line, column: first.column }], end, bold: [] }
  }
  return withoutMarkup(lines, end)
}

function withoutMarkup(lines: readonly SourceLine[], end: PlainText['end']): PlainText {
  const points: Point[] = []
  const bold: (readonly [number, number])[] = []
  let text = ''
  let opened: number | undefined
  for (const line of lines) {
    const source = line.text
    if (text !== '' && !text.endsWith(' ')) text += ' '
    let jumped = true
    let at = 0
    while (at < source.length) {
      const skipped = markupAt(source, at)
      const letter = source[at] ?? ''
      const blank = letter === ' ' || letter === '\t' || letter === '\u00A0'
      if (skipped === 2) {
        if (opened === undefined) opened = text.length
        else {
          bold.push([opened, text.length])
          opened = undefined
        }
      }
      if (skipped > 0 || (blank && (text === '' || text.endsWith(' ')))) {
        at += Math.max(skipped, 1)
        jumped = true
        continue
      }
      if (jumped) points.push({ index: text.length, line: line.line, column: line.column + at })
      jumped = letter === '\t'
      text += blank ? ' ' : letter
      at += 1
    }
  }
  const trimmed = text.trimEnd()
  const [start] = lines
  if (points.length === 0) points.push({ index: 0, line: start?.line ?? 0, column: start?.column ?? 1 })
  return { text: trimmed, points, end, bold }
}

/** The length of markup at a position: 2 for bold, 1 for emphasis, a backslash or a backtick. */
function markupAt(source: string, at: number): number {
  const letter = source[at]
  if (letter === '\\' && /[!-/:-@[-`{-~]/.test(source[at + 1] ?? '')) return 1
  if (letter === '`') return 1
  if (letter !== '*' && letter !== '_') return 0
  if (source[at - 1] === '\\') return 0
  if (source[at + 1] === letter) return 2
  const inWord = /\w/.test(source[at - 1] ?? ' ') && /\w/.test(source[at + 1] ?? ' ')
  const alone = (source[at - 1] ?? ' ') === ' ' && (source[at + 1] ?? ' ') === ' '
  return inWord || alone ? 0 : 1
}

/** Lines count from `firstLine`. */
export function positionOfText(
  { points, text, end }: PlainText,
  from: number,
  to: number,
  firstLine: number,
): SourcePosition {
  const start = pointAt(points, from)
  const last = pointAt(points, Math.max(from, to - 1))
  const whole = to >= text.length && text.length === 0
  return {
    line: start.line + firstLine,
    column: start.column,
    endLine: (whole ? end.line : last.line) + firstLine,
    endColumn: whole ? end.column : last.column + (to > from ? 1 : 0),
  }
}

function pointAt(
  points: readonly Point[],
  index: number,
): { readonly line: number; readonly column: number } {
  let found = points[0] ?? { index: 0, line: 0, column: 1 }
  for (const point of points) {
    if (point.index > index) break
    found = point
  }
  return { line: found.line, column: found.column + index - found.index }
}
