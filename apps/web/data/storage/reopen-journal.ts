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
 * Opens a saved journal with the current rules: completely, or if the rules have changed, up to the last turn that agrees.
 * Refuses only what is not a journal, or has another format.
 */
export function reopenJournal(game: Game, journal: Json, name: string): Parsed<ReopenedMatch<unknown>> {
  try {
    const read = parseAsFar(journal, game)
    return read.ok ? { ok: true, value: reopen(game, read.value, name) } : read
  } catch (error) {
    return { ok: false, problem: problemOf(error) }
  }
}
