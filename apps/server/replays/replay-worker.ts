import { shelf } from '@opfor/games'
import { bad, gameIn, good, type Json, parseJournal, resume, type RulesLoader } from '@opfor/kernel'
import { gameOfSheet, readSheet } from '@opfor/sheets'

const maxEntries = 5000

/** Replays a journal; returns why it does not replay, or an empty text. Runs in a thread of its own. */
export function replay(json: Json): string {
  const game = gameIn(JSON.stringify(json), findGame, loadSheet)
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

/** Makes the game of a sheet from the text that the match carries. */
const loadSheet: RulesLoader = (text) => {
  const sheet = readSheet(text)
  return sheet.findings.some(({ id }) => id === 'sheets.tooLong')
    ? bad('The page of this match is too long to be played.')
    : good(gameOfSheet(sheet))
}
