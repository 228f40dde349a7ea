import {
  type Game,
  type Json,
  parseReadablePart,
  type Parsed,
  errorMessage,
  reopenMatch,
  type ReopenedMatch,
} from '@opfor/kernel'

/** After rule changes, opens up to the last turn that agrees. Fails only without a journal of this format. */
export function reopenJournal(game: Game, journal: Json, name: string): Parsed<ReopenedMatch<unknown>> {
  try {
    const read = parseReadablePart(journal, game)
    return read.ok ? { ok: true, value: reopenMatch(game, read.value, name) } : read
  } catch (error) {
    return { ok: false, problem: errorMessage(error) }
  }
}
