import type { LiveMatch, Edit } from '@opfor/kernel'
import { logTexts, unwrap } from '@opfor/kernel/testing'
import type { Situation } from '../table/situation.ts'

export function corrected(match: LiveMatch<Situation>, ...edits: readonly Edit[]): readonly string[] {
  const from = match.log.length
  unwrap(match.correct(edits))
  return logTexts(match, from)
}

/** Without the game's name. */
export function standing({ question }: LiveMatch<Situation>): string {
  return (question?.id ?? 'over').replace(/^(coh|conflict-of-heroes)\./, '')
}

export function moved(move: string, from: string, to: string): Edit {
  return { move, from, to, count: 1 }
}

/** The message about a question that a correction leaves without options. */
export const passedOver = /^Nothing left to choose; skipped: /
