import { writeFileSync } from 'node:fs'
import { bad, type Game, good, type Json, type Parsed, type Settings, settled } from '@opfor/kernel'
import { briefPosition } from './brief-position.ts'
import { findGame } from './journal-file.ts'
import { print, printError, printUsage, wrap } from './output.ts'
import type { TerminalMatch } from './terminal-match.ts'
import { parsePairs, parseOptions } from './set-up.ts'
import { tidyJson } from './tidy-json.ts'
import { say } from './text/language.ts'
import { fileWords } from './text/file-words.ts'
import { matchWords } from './text/match-words.ts'

/** Writes the table as a position and prints how to play from it. */
export function writePosition({ match }: TerminalMatch, file: string): void {
  if (file === '') return printUsage(say(matchWords.position))
  const { game, situation, journal } = match
  const position = briefPosition(game, situation, journal.settings)
  if (!position.ok)
    return printError(say(fileWords.positionRefused, { game: game.title, problem: position.problem }))
  writeFileSync(file, `${tidyJson(position.value)}\n`)
  return print(
    say(fileWords.positionSaved, { file }),
    ...wrap(`  opfor play ${game.id} ${settingFlags(game, journal.settings)}--position ${file}`, '    '),
  )
}

/** The settings that differ from the defaults, as flags. */
export function settingFlags(game: Game, { options, rulings }: Settings): string {
  const set = game.options.flatMap(({ question, standard }) => {
    const value = options[question.id]
    if (JSON.stringify(value) === JSON.stringify(standard)) return []
    return [
      `--set ${question.id}=${typeof value === 'object' ? `@${say(fileWords.yourFile)}` : String(value)} `,
    ]
  })
  const ruled = game.rulings.flatMap(({ id, standard }) =>
    rulings[id] === undefined || rulings[id] === standard ? [] : [`--ruling ${id}=${rulings[id]} `],
  )
  return [...set, ...ruled].join('')
}

/** The position of a new match before set-up, as a template. */
export function startingPosition(
  id: string,
  set: readonly string[],
  ruling: readonly string[],
): Parsed<Json> {
  const game = findGame(id)
  if (!game.ok) return game
  const options = parseOptions(game.value, set)
  const rulings = parsePairs(ruling)
  if (!options.ok) return options
  if (!rulings.ok) return rulings
  const settings = settled(game.value, { options: options.value, rulings: rulings.value })
  if (!settings.ok) return settings
  const position = briefPosition(game.value, game.value.begin(settings.value), settings.value)
  return position.ok
    ? good(position.value)
    : bad(say(fileWords.noPositions, { game: game.value.title, problem: position.problem }))
}
