import { type Decision, linesOf, lineTold, type Message, summary } from '@opfor/kernel'
import type { Variant } from '@opfor/variants'
import { placeOfDecision } from './place-of-rule.ts'

/** A decision as it is told, as plain data: in one sentence, and line by line. */
export interface ToldDecision {
  readonly summary: Message
  readonly lines: readonly Message[]
  /** The line of the page that it rests on. */
  readonly line: number | undefined
}

/** A decision of either opponent; undefined if there was nothing to decide. */
export function toldDecision(decision: Decision | undefined, variant: Variant): ToldDecision | undefined {
  return (
    decision && {
      summary: summary(decision),
      lines: linesOf(decision).map((line) => lineTold(line, decision)),
      line: placeOfDecision(variant, decision)?.line,
    }
  )
}
