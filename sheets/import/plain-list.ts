import { languageOfList, type ListLanguage } from './language.ts'

export interface PlainLine {
  /** Without the number. */
  readonly text: string
  /** Set if the line mentions the most, the nearest or similar. */
  readonly priority?: string
  /** Whether the line is nested, or consists only of a priority. */
  readonly isBare: boolean
}

export interface PlainList {
  readonly title: string
  readonly language: string
  readonly lines: readonly PlainLine[]
}

const mark = /^(\s*)(?:[-*+•–]|\(?\d{1,2}[.):]|\(?[a-z][.)])\s+(.+)$/iu

/** A longer text is not a pasted list. */
const mostLetters = 20_000
const mostLines = 100

interface Marked {
  readonly indent: number
  readonly text: string
}

/** Undefined if the text is a sheet already, or no list. */
export function parsePlainList(text: string): PlainList | undefined {
  if (text.length > mostLetters || /^ {0,3}##|^\s*\|/mu.test(text)) return undefined
  // Bold text would have to be a name.
  const all = text
    .replaceAll('**', '')
    .split(/\r\n|\r|\n/)
    .map((line) => line.trimEnd())
  const start = all.findIndex((line) => line !== '')
  const first = all[start] ?? ''
  const language = languageOfList(text)
  const isTitle =
    !mark.test(first) &&
    language.lines.every(([pattern]) => !pattern.test(first)) &&
    (first.startsWith('#') || (first.length <= 60 && !/[.;,!?]$/.test(first)))
  const items = itemsOf(all.slice(isTitle ? start + 1 : start))
  if (items.length < 2 || items.length > mostLines) return undefined
  const least = Math.min(...items.map(({ indent }) => indent))
  return {
    title: isTitle
      ? first
          .replace(/^#+\s*/, '')
          .replace(/:$/, '')
          .trim()
      : language.title,
    language: language.code,
    lines: withThoseBeside(
      items.map((item) => lineOf(item, least, language)),
      items.map(({ indent }) => indent > least),
      language,
    ),
  }
}

/** If the text has list marks, unmarked lines continue the item above. */
function itemsOf(lines: readonly string[]): readonly Marked[] {
  const items: Marked[] = []
  const hasMarks = lines.some((line) => mark.test(line))
  for (const line of lines) {
    const found = mark.exec(line)
    const last = items.at(-1)
    if (found !== null) items.push({ indent: found[1]?.length ?? 0, text: found[2] ?? '' })
    else if (line.trim() === '') continue
    else if (!hasMarks) items.push({ indent: 0, text: line.trim() })
    else if (last !== undefined) items[items.length - 1] = { ...last, text: `${last.text} ${line.trim()}` }
  }
  return items
}

/** If one line below a step is a priority, all lines below that step are priorities. */
function withThoseBeside(
  lines: readonly PlainLine[],
  isBelow: readonly boolean[],
  { prefer }: ListLanguage,
): readonly PlainLine[] {
  return lines.map((line, at) => {
    if (line.priority !== undefined || isBelow[at] !== true) return line
    const first = isBelow.lastIndexOf(false, at) + 1
    const next = isBelow.indexOf(false, at)
    const beside = lines.slice(first, next < 0 ? undefined : next)
    if (beside.every(({ priority }) => priority === undefined)) return line
    return { ...line, priority: `${prefer} ${line.text.replace(/[.;,]+$/, '')}` }
  })
}

function lineOf(
  { indent, text }: Marked,
  least: number,
  { lines, nounEnds, noSentence }: ListLanguage,
): PlainLine {
  const bare = text.replace(/[.;,]+$/, '')
  for (const [pattern, line] of lines) {
    const found = pattern.exec(bare)
    if (found === null) continue
    const [, ...groups] = found
    const noun = groups.find((each) => each !== undefined) ?? ''
    const isRanked = /^(?:most|fewest|meiste|wenigste) \$1$/.test(line)
    const part = isRanked ? noun.replace(nounEnds, '').trim() : noun.trim()
    if (line.includes('$1') && part === '') continue
    return {
      text,
      priority: line.replace('$1', () => part),
      isBare: indent > least || noSentence.test(bare.slice(0, found.index)),
    }
  }
  return { text, isBare: indent > least }
}
