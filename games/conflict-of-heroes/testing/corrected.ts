import type { Conversation, Edit } from '@opfor/kernel'
import { said, value } from '@opfor/kernel/testing'
import type { Situation } from '../table/situation.ts'

/** What is said after a correction is taken at the standing question. */
export function corrected(match: Conversation<Situation>, ...edits: readonly Edit[]): readonly string[] {
  const from = match.told.length
  value(match.correct(edits))
  return said(match, from)
}

/** The question that stands, without the game's name. */
export function standing({ question }: Conversation<Situation>): string {
  return (question?.id ?? 'over').replace(/^(coh|conflict-of-heroes)\./, '')
}

/** One piece moved. */
export function moved(move: string, from: string, to: string): Edit {
  return { move, from, to, count: 1 }
}

/** What is said of a question that a correction leaves without anything to choose. */
export const passedOver = /^Nothing is left to choose, so this question is passed over/
