import { bad, good, type Json, type Parsed } from '../read/json.ts'
import type { Question } from './question.ts'
import type { Readings, Ruling } from './ruling.ts'

/** An option of a match: a question with a default answer. */
export interface Option {
  readonly question: Question
  readonly standard: Json
  /** The default that depends on the other options, if any. */
  readonly standardWith?: (chosen: Settings['options']) => Json
  /** Whether its answers are levels of difficulty, the easiest first. */
  readonly levels?: true
  /** Whether an answer is applicable with the other options; an option without such an answer is not offered. */
  readonly goesWith?: (answer: Json, chosen: Settings['options']) => boolean
}

/** Whether an answer to an option is applicable with the other options. */
export function fits({ goesWith }: Option, answer: Json, chosen: Settings['options']): boolean {
  return goesWith?.(answer, chosen) ?? true
}

/** Whether to offer an option: some answer is applicable with the other options. */
export function isOffered(option: Option, chosen: Settings['options']): boolean {
  const { question, standard } = option
  return question.options?.some(({ id }) => fits(option, id, chosen)) ?? fits(option, standard, chosen)
}

/** All options with their given values, or with the defaults that go with these. */
export function chosenWith(options: readonly Option[], input: Settings['options']): Settings['options'] {
  const standards = options.map(({ question, standard }) => [question.id, standard] as const)
  const plain = { ...Object.fromEntries(standards), ...input }
  return Object.fromEntries(
    options.map(({ question: { id }, standard, standardWith }) => [
      id,
      own(input, id) ?? standardWith?.(plain) ?? standard,
    ]),
  )
}

/** All options and rulings of a match, as resolved at its start. */
export interface Settings {
  readonly options: Readonly<Record<string, Json>>
  readonly rulings: Readings
}

/** The player's input for the settings: only what differs from the defaults. */
export interface SettingsInput {
  readonly options?: Readonly<Record<string, Json>> | undefined
  readonly rulings?: Readings | undefined
}

/** The options and rulings of a game. */
export interface SettingsOffer {
  readonly options: readonly Option[]
  readonly rulings: readonly Ruling[]
}

/** Validates the input and returns the complete settings; the rest has its defaults. */
export function settled(offered: SettingsOffer, input: SettingsInput = {}): Parsed<Settings> {
  const options: Record<string, Json> = {}
  const chosen = chosenWith(offered.options, input.options ?? {})
  for (const { question } of offered.options) {
    const parsed = question.parse(chosen[question.id])
    if (!parsed.ok) return bad(`Option ${question.id}: ${parsed.problem}`)
    options[question.id] = question.write(parsed.value)
  }
  const rulings: Record<string, string> = {}
  for (const each of offered.rulings) {
    const reading = own(input.rulings, each.id) ?? each.standard
    if (!Object.hasOwn(each.readings, reading))
      return bad(`Ruling ${each.id}: one of ${Object.keys(each.readings).join(', ')}, not ${reading}.`)
    rulings[each.id] = reading
  }
  const unknown =
    Object.keys(input.options ?? {}).find((id) => !Object.hasOwn(options, id)) ??
    Object.keys(input.rulings ?? {}).find((id) => !Object.hasOwn(rulings, id))
  return unknown === undefined ? good({ options, rulings }) : bad(`There is no option or ruling ${unknown}.`)
}

function own<V>(record: Readonly<Record<string, V>> | undefined, key: string): V | undefined {
  return record !== undefined && Object.hasOwn(record, key) ? record[key] : undefined
}
