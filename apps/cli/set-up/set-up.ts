import { randomInt } from 'node:crypto'
import { select } from '@clack/prompts'
import { registry } from '@opfor/games'
import {
  parseFailure,
  beginMatch,
  type LiveMatch,
  type Game,
  parseSuccess,
  type Json,
  matchFromExample,
  Pack,
  type Parsed,
  type Question,
} from '@opfor/kernel'
import { readAnswer } from '../lines/read-answer.ts'
import { askSettings, exitIfCancelled } from './ask-settings.ts'
import { readJsonFile } from '../files/pack-file.ts'
import { listWords, localize } from '../text/language.ts'
import { settingWords } from '../text/setting-words.ts'

export interface MatchFlags {
  readonly set: readonly string[]
  readonly ruling: readonly string[]
  readonly seed?: number | undefined
  readonly position?: string | undefined
  readonly example?: string | undefined
  readonly ask: boolean
}

export async function askGame(): Promise<string> {
  const options = registry.map(({ id, title, rulebook }) => ({
    value: id,
    label: title,
    hint: localize(rulebook.edition),
  }))
  return exitIfCancelled(await select({ message: localize(settingWords.whichGame), options }))
}

/** Settings come from the command line, then the prompts, then the defaults. */
export async function newMatch(game: Game, start: MatchFlags): Promise<Parsed<LiveMatch<unknown>>> {
  const seed = start.seed ?? randomInt(2 ** 32 - 1)
  if (start.example !== undefined) return openExampleMatch(game, start.example, seed)
  const given = parseOptions(game, start.set)
  if (!given.ok) return given
  const options = start.ask ? await askSettings(game, given.value) : given.value
  const rulings = parsePairs(start.ruling)
  if (!rulings.ok) return rulings
  const position = start.position === undefined ? parseSuccess(undefined) : readJsonFile(start.position)
  if (!position.ok) return position
  return beginMatch(game, seed, { options, rulings: rulings.value }, position.value)
}

function openExampleMatch(game: Game, id: string, seed: number): Parsed<LiveMatch<unknown>> {
  const { examples = [] } = game
  const example = examples.find((each) => each.id === id)
  if (example !== undefined) return matchFromExample(game, example, seed)
  const known = examples.length === 0 ? localize(listWords.none) : examples.map((each) => each.id).join(', ')
  return parseFailure(localize(settingWords.noExample, { game: game.title, id, names: known }))
}

export function parsePairs(flags: readonly string[]): Parsed<Record<string, string>> {
  const parsed: Record<string, string> = {}
  for (const flag of flags) {
    const [, key, value] = /^([^=]+)=(.*)$/.exec(flag) ?? []
    if (key === undefined || value === undefined)
      return parseFailure(localize(settingWords.nameValue, { flag }))
    parsed[key] = value
  }
  return parseSuccess(parsed)
}

export function parseOptions(game: Game, flags: readonly string[]): Parsed<Record<string, Json>> {
  const given = parsePairs(flags)
  if (!given.ok) return given
  const options: Record<string, Json> = {}
  for (const [key, value] of Object.entries(given.value)) {
    const option = game.options.find((each) => each.question.id === key)
    if (option === undefined)
      return parseFailure(
        localize(settingWords.noOption, { game: game.title, id: key, names: optionNames(game) }),
      )
    const answer = value.startsWith('@') ? readJsonFile(value.slice(1)) : readAnswer(option.question, value)
    if (!answer.ok) return parseFailure(`${key}: ${answer.problem}${fileHint(option.question, key, value)}`)
    options[key] = answer.value
  }
  return parseSuccess(options)
}

/** A hint that a pack is read from a file with @ before its name. */
function fileHint(question: Question, key: string, value: string): string {
  return question instanceof Pack && !value.startsWith('@')
    ? ` ${localize(settingWords.readFile, { option: key, file: value })}`
    : ''
}

function optionNames(game: Game): string {
  return game.options.map((option) => option.question.id).join(', ')
}
