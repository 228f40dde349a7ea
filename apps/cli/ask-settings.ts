import { cancel, confirm, isCancel, log, select, text } from '@clack/prompts'
import {
  answerTold,
  capital,
  chosenWith,
  fits,
  type Game,
  isOffered,
  type Json,
  type Option,
  Pack,
  type Question,
} from '@opfor/kernel'
import { readAnswer } from './read-answer.ts'
import { readPack } from './pack-file.ts'
import { say } from './text/language.ts'
import { settingWords } from './text/setting-words.ts'

type OptionValues = Readonly<Record<string, Json>>

/** The value of "My own, from a file" among the samples. */
const ownFile = '@'

/** Asks for the settings that were not given, and only for those that apply to what is chosen. */
export async function askSettings(game: Game, given: OptionValues): Promise<OptionValues> {
  const defaults = chosenWith(game.options, given)
  const open = game.options.filter(({ question }) => !(question.id in given))
  const asked = open.filter((option) => isAsked(option, defaults))
  if (asked.length === 0) return given
  log.message(
    [say(settingWords.defaults), ...asked.map(({ question }) => defaultText(question, defaults))].join('\n'),
  )
  const message = say(settingWords.startWithDefaults, { game: game.title })
  if (exitIfCancelled(await askYesNo(message, true))) return given
  let chosen = given
  for (const option of open) {
    const all = chosenWith(game.options, chosen)
    if (isAsked(option, all)) chosen = { ...chosen, [option.question.id]: await askOption(option, all) }
  }
  return chosen
}

/** Whether an option applies to what else is chosen; a form without options is not asked for. */
export function isAsked(option: Option, chosen: OptionValues): boolean {
  const { question } = option
  return (question.kind !== 'entry' || question.options !== undefined) && isOffered(option, chosen)
}

function defaultText(question: Question, chosen: OptionValues): string {
  const text = capital(say(question.text))
  const colon = /[?.:]$/.test(text) ? '' : ':'
  return `  ${text}${colon} ${capital(say(answerTold(question, chosen[question.id])))}`
}

async function askOption(option: Option, chosen: OptionValues): Promise<Json> {
  const { question } = option
  const defaultValue = chosen[question.id]
  const message = capital(say(question.text))
  if (question.options !== undefined) {
    const fitting = question.options.filter(({ id }) => fits(option, id, chosen))
    const choices = fitting.map(({ id, name }) => ({ value: id, label: capital(say(name)) }))
    const mine = question instanceof Pack ? [{ value: ownFile, label: say(settingWords.ownFile) }] : []
    const answer = exitIfCancelled(
      await select({ message, options: [...choices, ...mine], initialValue: textOf(defaultValue) }),
    )
    return answer === ownFile && question instanceof Pack ? askPack(question) : answer
  }
  if (question.kind === 'yesNo') return exitIfCancelled(await askYesNo(message, defaultValue === true))
  const validate = (typed: string | undefined): string | undefined => {
    const answer = readAnswer(question, typed ?? '')
    const parsed = answer.ok ? question.parse(answer.value) : answer
    return parsed.ok ? undefined : parsed.problem
  }
  const answer = readAnswer(
    question,
    exitIfCancelled(await text({ message, initialValue: textOf(defaultValue), validate })),
  )
  return answer.ok ? answer.value : defaultValue
}

/** Asks for the file of a pack until it contains a valid one. */
async function askPack(question: Pack): Promise<Json> {
  const validate = (file: string | undefined): string | undefined => {
    const pack = readPack(question, file ?? '')
    return pack.ok ? undefined : pack.problem
  }
  const file = exitIfCancelled(await text({ message: say(settingWords.packPath), validate }))
  const pack = readPack(question, file)
  return pack.ok ? pack.value : undefined
}

function askYesNo(question: string, initialValue: boolean): Promise<boolean | symbol> {
  const [active, inactive] = [say(settingWords.yes), say(settingWords.no)]
  return confirm({ message: question, initialValue, active, inactive })
}

/** Exits if the prompt was cancelled. */
export function exitIfCancelled(answer: string | symbol): string
export function exitIfCancelled(answer: boolean | symbol): boolean
export function exitIfCancelled(answer: string | boolean | symbol): string | boolean {
  if (!isCancel(answer) && typeof answer !== 'symbol') return answer
  cancel(say(settingWords.cancelled))
  process.exit(130)
}

function textOf(defaultValue: Json): string {
  return typeof defaultValue === 'string' ? defaultValue : JSON.stringify(defaultValue)
}
