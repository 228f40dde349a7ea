import {
  type Decision,
  relevantLines,
  formatLine,
  type Message,
  type Rule,
  summarizeDecision,
} from '@opfor/kernel'
import type { SourcePosition } from '@opfor/sheets'
import { citationName, type Variant } from '@opfor/variants'

/** Undefined for a printed line. */
export function placeOfHouseRule(
  { title, changes, text }: Variant,
  { cite }: Rule,
): SourcePosition | undefined {
  if (cite.book !== citationName(title)) return undefined
  const change = changes.find(({ list, number }) => list === cite.heading && number === cite.number)
  if (change?.line === undefined) return undefined
  const { line } = change
  return { line, column: 1, endLine: line, endColumn: (text.split('\n')[line - 1]?.length ?? 0) + 1 }
}

/** The last house rule behind the decision. */
export function placeOfDecision(variant: Variant, { lines }: Decision): SourcePosition | undefined {
  const places = lines.flatMap((line) => {
    const isDeciding =
      line.kind === 'narrowed' ? line.after.length < line.before.length : line.kind !== 'tried' || line.could
    const place = isDeciding && 'rule' in line ? placeOfHouseRule(variant, line.rule) : undefined
    return place === undefined ? [] : [place]
  })
  return places.at(-1)
}

/** In one sentence, and line by line. */
export interface DecisionText {
  readonly summary: Message
  readonly lines: readonly Message[]
  /** The page's line behind the decision. */
  readonly line: number | undefined
}

/** Undefined if there was nothing to decide. */
export function decisionText(decision: Decision | undefined, variant: Variant): DecisionText | undefined {
  return (
    decision && {
      summary: summarizeDecision(decision),
      lines: relevantLines(decision).map((line) => formatLine(line, decision)),
      line: placeOfDecision(variant, decision)?.line,
    }
  )
}
