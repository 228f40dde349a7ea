import { randomInt } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { cancel, confirm, isCancel, select, text } from '@clack/prompts'
import {
  bad,
  begin,
  type Conversation,
  fits,
  type Game,
  good,
  isOffered,
  type Json,
  type Option,
  type Parsed,
  type Question,
  say,
} from '@opfor/kernel'
import { readAnswer } from './answer-text.ts'
import { shelf } from '@opfor/games'

/** What a person has said of a new match on the command line. */
export interface Start {
  readonly set: readonly string[]
  readonly ruling: readonly string[]
  readonly seed?: number | undefined
  readonly position?: string | undefined
  /** Ask for what was not said. */
  readonly ask: boolean
}

/** Which game of the shelf a person wants to play. */
export async function chosenGame(): Promise<string> {
  const options = shelf.map(({ id, title, rulebook }) => ({
    value: id,
    label: title,
    hint: say(rulebook.edition),
  }))
  return stopped(await select({ message: 'Which game do you want an opponent for?', options }))
}

/** A new match: what the command line says, what the person chooses, and otherwise the standard. */
export async function newMatch(game: Game, start: Start): Promise<Parsed<Conversation<unknown>>> {
  const said = readSettings(game, start.set)
  if (!said.ok) return said
  const options = start.ask ? await askSettings(game, said.value) : said.value
  const rulings = pairs(start.ruling)
  if (!rulings.ok) return rulings
  const position = start.position === undefined ? good(undefined) : readJsonFile(start.position)
  if (!position.ok) return position
  const seed = start.seed ?? randomInt(2 ** 32 - 1)
  return begin(game, seed, { options, rulings: rulings.value }, position.value)
}

/** What was said as name=value, by name. */
export function pairs(said: readonly string[]): Parsed<Record<string, string>> {
  const read: Record<string, string> = {}
  for (const one of said) {
    const [, key, value] = /^([^=]+)=(.*)$/.exec(one) ?? []
    if (key === undefined || value === undefined) return bad(`"${one}" should be name=value.`)
    read[key] = value
  }
  return good(read)
}

/** Options as they were said on the command line. */
export function readSettings(game: Game, said: readonly string[]): Parsed<Record<string, Json>> {
  const given = pairs(said)
  if (!given.ok) return given
  const options: Record<string, Json> = {}
  for (const [key, value] of Object.entries(given.value)) {
    const option = game.options.find((each) => each.question.id === key)
    if (option === undefined) return bad(`${game.title} has no option ${key}. It has: ${names(game)}.`)
    const answer = value.startsWith('@') ? readJsonFile(value.slice(1)) : readAnswer(option.question, value)
    if (!answer.ok) return bad(`${key}: ${answer.problem}`)
    options[key] = answer.value
  }
  return good(options)
}

function names(game: Game): string {
  return game.options.map((option) => option.question.id).join(', ')
}

function readJsonFile(file: string): Parsed<Json> {
  if (!existsSync(file)) return bad(`There is no file ${file}.`)
  try {
    return good(JSON.parse(readFileSync(file, 'utf8')) as Json)
  } catch (error) {
    return bad(`${file} is not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
}

async function askSettings(game: Game, said: Readonly<Record<string, Json>>): Promise<Record<string, Json>> {
  const options: Record<string, Json> = { ...said }
  const open = game.options.filter(
    ({ question }) => !(question.id in said) && (question.kind !== 'entry' || question.options !== undefined),
  )
  if (open.length === 0) return options
  const asIs = stopped(
    await confirm({ message: `${game.title}: start with the standard settings?`, initialValue: true }),
  )
  if (asIs) return options
  const standards = Object.fromEntries(game.options.map(({ question, standard }) => [question.id, standard]))
  for (const option of open) {
    const chosen = { ...standards, ...options }
    if (isOffered(option, chosen)) options[option.question.id] = await askOption(option, chosen)
  }
  return options
}

async function askOption(option: Option, chosen: Readonly<Record<string, Json>>): Promise<Json> {
  const { question, standard } = option
  const message = say(question.text)
  if (question.options !== undefined) {
    const fitting = choices(question).filter(({ value }) => fits(option, value, chosen))
    return stopped(await select({ message, options: fitting, initialValue: textOf(standard) }))
  }
  if (question.kind === 'yesNo') return stopped(await confirm({ message, initialValue: standard === true }))
  const typed = stopped(
    await text({
      message,
      initialValue: textOf(standard),
      validate: (value) => {
        const answer = readAnswer(question, value ?? '')
        const parsed = answer.ok ? question.parse(answer.value) : answer
        return parsed.ok ? undefined : parsed.problem
      },
    }),
  )
  const answer = readAnswer(question, typed)
  return answer.ok ? answer.value : standard
}

function choices(question: Question): { value: string; label: string }[] {
  return (question.options ?? []).map((option) => ({ value: option.id, label: say(option.name) }))
}

/** Where the person left a prompt, nothing is started. */
function stopped(answer: string | symbol): string
function stopped(answer: boolean | symbol): boolean
function stopped(answer: string | boolean | symbol): string | boolean {
  if (!isCancel(answer) && typeof answer !== 'symbol') return answer
  cancel('Nothing was started.')
  process.exit(130)
}

function textOf(standard: Json): string {
  return typeof standard === 'string' ? standard : JSON.stringify(standard)
}
