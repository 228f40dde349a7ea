import {
  type Game,
  type Json,
  type Parsed,
  parseAsFar,
  problemOf,
  type ReopenedMatch,
  reopen,
} from '@opfor/kernel'

/**
 * A kept match as the rules open it now: whole, or where they have changed since, at the last turn that agrees. Only what
 * is no journal, or one of a newer format, is refused.
 */
export function reopenJournal(game: Game, journal: Json, name: string): Parsed<ReopenedMatch<unknown>> {
  try {
    const read = parseAsFar(journal, game)
    return read.ok ? { ok: true, value: reopen(game, read.value, name) } : read
  } catch (error) {
    return { ok: false, problem: problemOf(error) }
  }
}
