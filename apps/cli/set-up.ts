import { randomInt } from 'node:crypto'
import { select } from '@clack/prompts'
import { shelf } from '@opfor/games'
import {
  bad,
  begin,
  type Conversation,
  type Game,
  good,
  type Json,
  openExample,
  Pack,
  type Parsed,
  type Question,
} from '@opfor/kernel'
import { readAnswer } from './read-answer.ts'
import { askSettings, exitIfCancelled } from './ask-settings.ts'
import { readJsonFile } from './pack-file.ts'
import { say } from './text/language.ts'
import { settingWords } from './text/setting-words.ts'
import { listWords } from './text/list-words.ts'

/** The flags of a new match. */
export interface MatchFlags {
  readonly set: readonly string[]
  readonly ruling: readonly string[]
  readonly seed?: number | undefined
  readonly position?: string | undefined
  readonly example?: string | undefined
  /** Ask for the settings that were not given. */
  readonly ask: boolean
}

/** Asks which game to play. */
export async function askGame(): Promise<string> {
  const options = shelf.map(({ id, title, rulebook }) => ({
    value: id,
    label: title,
    hint: say(rulebook.edition),
  }))
  return exitIfCancelled(await select({ message: say(settingWords.whichGame), options }))
}

/** A new match with the settings from the command line, from the prompts, and otherwise the defaults. */
export async function newMatch(game: Game, start: MatchFlags): Promise<Parsed<Conversation<unknown>>> {
  const seed = start.seed ?? randomInt(2 ** 32 - 1)
  if (start.example !== undefined) return openExampleMatch(game, start.example, seed)
  const given = parseOptions(game, start.set)
  if (!given.ok) return given
  const options = start.ask ? await askSettings(game, given.value) : given.value
  const rulings = parsePairs(start.ruling)
  if (!rulings.ok) return rulings
  const position = start.position === undefined ? good(undefined) : readJsonFile(start.position)
  if (!position.ok) return position
  return begin(game, seed, { options, rulings: rulings.value }, position.value)
}

/** A match from an example of the booklet. */
function openExampleMatch(game: Game, id: string, seed: number): Parsed<Conversation<unknown>> {
  const { examples = [] } = game
  const example = examples.find((each) => each.id === id)
  if (example !== undefined) return openExample(game, example, seed)
  const known = examples.length === 0 ? say(listWords.none) : examples.map((each) => each.id).join(', ')
  return bad(say(settingWords.noExample, { game: game.title, id, names: known }))
}

/** Parses name=value flags. */
export function parsePairs(flags: readonly string[]): Parsed<Record<string, string>> {
  const parsed: Record<string, string> = {}
  for (const flag of flags) {
    const [, key, value] = /^([^=]+)=(.*)$/.exec(flag) ?? []
    if (key === undefined || value === undefined) return bad(say(settingWords.nameValue, { flag }))
    parsed[key] = value
  }
  return good(parsed)
}

/** Parses options from the command line. */
export function parseOptions(game: Game, flags: readonly string[]): Parsed<Record<string, Json>> {
  const given = parsePairs(flags)
  if (!given.ok) return given
  const options: Record<string, Json> = {}
  for (const [key, value] of Object.entries(given.value)) {
    const option = game.options.find((each) => each.question.id === key)
    if (option === undefined)
      return bad(say(settingWords.noOption, { game: game.title, id: key, names: optionNames(game) }))
    const answer = value.startsWith('@') ? readJsonFile(value.slice(1)) : readAnswer(option.question, value)
    if (!answer.ok) return bad(`${key}: ${answer.problem}${fileHint(option.question, key, value)}`)
    options[key] = answer.value
  }
  return good(options)
}

/** A hint that a pack is read from a file with @ before its name. */
function fileHint(question: Question, key: string, value: string): string {
  return question instanceof Pack && !value.startsWith('@')
    ? ` ${say(settingWords.readFile, { option: key, file: value })}`
    : ''
}

function optionNames(game: Game): string {
  return game.options.map((option) => option.question.id).join(', ')
}
