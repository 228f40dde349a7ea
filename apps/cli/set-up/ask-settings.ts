import { cancel, confirm, isCancel, log, select, text } from '@clack/prompts'
import {
  formatAnswer,
  capitalize,
  withDefaultSettings,
  isOptionApplicable,
  type Game,
  isOptionOffered,
  type Json,
  type MatchOption,
  Pack,
  type Question,
} from '@opfor/kernel'
import { readAnswer } from '../lines/read-answer.ts'
import { readPack } from '../files/pack-file.ts'
import { localize } from '../text/language.ts'
import { settingWords } from '../text/setting-words.ts'

type OptionValues = Readonly<Record<string, Json>>

/** The value of "My own, from a file". */
const ownFile = '@'

/** Asks only for missing settings that apply to the chosen ones. */
export async function askSettings(game: Game, given: OptionValues): Promise<OptionValues> {
  const defaults = withDefaultSettings(game.options, given)
  const open = game.options.filter(({ question }) => !(question.id in given))
  const asked = open.filter((option) => isAsked(option, defaults))
  if (asked.length === 0) return given
  log.message(
    [localize(settingWords.defaults), ...asked.map(({ question }) => defaultText(question, defaults))].join(
      '\n',
    ),
  )
  const message = localize(settingWords.startWithDefaults, { game: game.title })
  if (exitIfCancelled(await askYesNo(message, true))) return given
  let chosen = given
  for (const option of open) {
    const all = withDefaultSettings(game.options, chosen)
    if (isAsked(option, all)) chosen = { ...chosen, [option.question.id]: await askOption(option, all) }
  }
  return chosen
}

/** False for a form without options. */
export function isAsked(option: MatchOption, chosen: OptionValues): boolean {
  const { question } = option
  return (question.kind !== 'entry' || question.options !== undefined) && isOptionOffered(option, chosen)
}

function defaultText(question: Question, chosen: OptionValues): string {
  const text = capitalize(localize(question.text))
  const colon = /[?.:]$/.test(text) ? '' : ':'
  return `  ${text}${colon} ${capitalize(localize(formatAnswer(question, chosen[question.id])))}`
}

async function askOption(option: MatchOption, chosen: OptionValues): Promise<Json> {
  const { question } = option
  const defaultValue = chosen[question.id]
  const message = capitalize(localize(question.text))
  if (question.options !== undefined) {
    const fitting = question.options.filter(({ id }) => isOptionApplicable(option, id, chosen))
    const choices = fitting.map(({ id, name }) => ({ value: id, label: capitalize(localize(name)) }))
    const mine = question instanceof Pack ? [{ value: ownFile, label: localize(settingWords.ownFile) }] : []
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

/** Repeats until the file contains a valid pack. */
async function askPack(question: Pack): Promise<Json> {
  const validate = (file: string | undefined): string | undefined => {
    const pack = readPack(question, file ?? '')
    return pack.ok ? undefined : pack.problem
  }
  const file = exitIfCancelled(await text({ message: localize(settingWords.packPath), validate }))
  const pack = readPack(question, file)
  return pack.ok ? pack.value : undefined
}

function askYesNo(question: string, initialValue: boolean): Promise<boolean | symbol> {
  const [active, inactive] = [localize(settingWords.yes), localize(settingWords.no)]
  return confirm({ message: question, initialValue, active, inactive })
}

export function exitIfCancelled(answer: string | symbol): string
export function exitIfCancelled(answer: boolean | symbol): boolean
export function exitIfCancelled(answer: string | boolean | symbol): string | boolean {
  if (!isCancel(answer) && typeof answer !== 'symbol') return answer
  cancel(localize(settingWords.cancelled))
  process.exit(130)
}

function textOf(defaultValue: Json): string {
  return typeof defaultValue === 'string' ? defaultValue : JSON.stringify(defaultValue)
}
