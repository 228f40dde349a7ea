import { withParams, type Message } from '@opfor/kernel'
import type { SourcePosition } from '@opfor/sheets'
import { type Figures, type HealthLine, isIdle, shareOf } from './figures.ts'
import { offerWords } from './words.ts'

/** A suggestion, not an error. */
export interface Offer {
  readonly at: SourcePosition
  readonly text: Message
}

/** Minimum matches for an offer. */
const fromMatches = 100
/** Minimum part of the choices for an offer about ties. */
const manyTies = 1 / 3
/** Minimum questions per turn, and part of all, for an offer about costs. */
const dear = { questions: 1.5, share: 0.4 }

/** From random answers, in page order. */
export function offersOf(figures: Figures): readonly Offer[] {
  if (figures.matches < fromMatches) return []
  const sections = [...Map.groupBy(figures.lines, ({ section }) => section).values()]
  return [...sections.flatMap((lines) => ofSection(figures, lines)), ...dearLines(figures)].toSorted(
    (one, other) => one.at.line - other.at.line,
  )
}

/** One offer if the section was never used, otherwise per line. */
function ofSection({ matches }: Figures, lines: readonly HealthLine[]): readonly Offer[] {
  const [first] = lines
  const at = first?.at
  if (at !== undefined && lines.length > 1 && lines.every(({ reached }) => reached === 0))
    return [{ at, text: withParams(offerWords.sectionNever, { section: first?.section ?? '', matches }) }]
  return lines.flatMap((line) => ofLine(line, matches))
}

function ofLine(line: HealthLine, matches: number): readonly Offer[] {
  const { at, how, reached, text, section } = line
  if (at === undefined) return []
  const share = shareOf(line) ?? 1
  if (how === 'tie' && share >= manyTies)
    return [{ at, text: withParams(offerWords.ties, { section, percent: percentOf(share) }) }]
  if (!isIdle(line)) return []
  return [{ at, text: withParams(idleWords(line), { line: text, reached, matches }) }]
}

function idleWords({ how, reached }: HealthLine): Message {
  if (how === 'step') return offerWords.stepNever
  if (how === 'card') return offerWords.cardNever
  if (how === 'cell') return offerWords.cellNever
  if (reached === 0) return offerWords.lineNever
  return how === 'action' ? offerWords.neverDone : offerWords.neverDecided
}

function dearLines({ asked, turns, lines }: Figures): readonly Offer[] {
  const all = asked.reduce((sum, { count }) => sum + count, 0)
  return asked.flatMap(({ line, count }) => {
    const questions = count / Math.max(1, turns)
    const share = count / all
    if (questions < dear.questions || share < dear.share) return []
    const at = lines.find((each) => each.at?.line === line)?.at ?? {
      line,
      column: 1,
      endLine: line,
      endColumn: 1,
    }
    const params = { questions: Math.round(questions * 10) / 10, percent: percentOf(share) }
    return [{ at, text: withParams(offerWords.dear, params) }]
  })
}

export function percentOf(share: number): number {
  return Math.round(share * 100)
}
