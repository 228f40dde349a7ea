import { writeFileSync } from 'node:fs'
import {
  parseFailure,
  type Game,
  parseSuccess,
  type Json,
  type Parsed,
  type Settings,
  resolveSettings,
} from '@opfor/kernel'
import { briefPosition } from '../files/brief-position.ts'
import { findGame } from '../files/journal-file.ts'
import { print, printError, printUsage, wrapText } from '../lines/output.ts'
import type { TerminalMatch } from '../session/terminal-match.ts'
import { parsePairs, parseOptions } from '../set-up/set-up.ts'
import { tidyJson } from '../files/tidy-json.ts'
import { localize } from '../text/language.ts'
import { fileWords } from '../text/file-words.ts'
import { matchWords } from '../text/match-words.ts'

/** Also prints how to play from the position. */
export function writePosition({ match }: TerminalMatch, file: string): void {
  if (file === '') return printUsage(localize(matchWords.position))
  const { game, situation, journal } = match
  const position = briefPosition(game, situation, journal.settings)
  if (!position.ok)
    return printError(localize(fileWords.positionRefused, { game: game.title, problem: position.problem }))
  writeFileSync(file, `${tidyJson(position.value)}\n`)
  return print(
    localize(fileWords.positionSaved, { file }),
    ...wrapText(`  opfor play ${game.id} ${settingFlags(game, journal.settings)}--position ${file}`, '    '),
  )
}

/** Omits defaults. */
export function settingFlags(game: Game, { options, rulings }: Settings): string {
  const set = game.options.flatMap(({ question, default: standard }) => {
    const value = options[question.id]
    if (JSON.stringify(value) === JSON.stringify(standard)) return []
    return [
      `--set ${question.id}=${typeof value === 'object' ? `@${localize(fileWords.yourFile)}` : String(value)} `,
    ]
  })
  const ruled = game.rulings.flatMap(({ id, default: standard }) =>
    rulings[id] === undefined || rulings[id] === standard ? [] : [`--ruling ${id}=${rulings[id]} `],
  )
  return [...set, ...ruled].join('')
}

/** The position before set-up, as a template. */
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
  const settings = resolveSettings(game.value, { options: options.value, rulings: rulings.value })
  if (!settings.ok) return settings
  const position = briefPosition(game.value, game.value.initialSituation(settings.value), settings.value)
  return position.ok
    ? parseSuccess(position.value)
    : parseFailure(localize(fileWords.noPositions, { game: game.value.title, problem: position.problem }))
}
