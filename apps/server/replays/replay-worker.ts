import { shelf } from '@opfor/games'
import { bad, gameIn, good, type Json, parseJournal, resume } from '@opfor/kernel'
import { loadRules } from '@opfor/variants'

const maxEntries = 5000

/** Replays a journal; returns why it does not replay, or an empty text. Runs in a thread of its own. */
export function replay(json: Json): string {
  const game = gameIn(JSON.stringify(json), findGame, loadRules)
  if (!game.ok) return game.problem
  const journal = parseJournal(json, game.value)
  if (!journal.ok) return journal.problem
  if (journal.value.entries.length > maxEntries)
    return `A shared match can have at most ${maxEntries} entries.`
  const match = resume(game.value, journal.value)
  return match.ok ? '' : match.problem
}

function findGame(id: string) {
  const game = shelf.find((each) => each.id === id)
  return game === undefined ? bad('Unknown game.') : good(game)
}
