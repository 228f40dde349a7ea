import type { Procedure } from '../ask/procedure.ts'
import { MatchOver } from '../ask/table.ts'

/** A turn to its end, or to the end of the match. */
export function* untilOver(turn: Procedure<void>): Procedure<void> {
  try {
    yield* turn
  } catch (error) {
    if (!(error instanceof MatchOver)) throw error
  }
}
