import { parseFailure, parseSuccess, type Json, type Parsed } from '../read/json.ts'
import type { Question } from './question.ts'
import type { Readings, Ruling } from './ruling.ts'

export interface MatchOption {
  readonly question: Question
  readonly default: Json
  readonly defaultFor?: (chosen: Settings['options']) => Json
  /** Answers are difficulty levels, the easiest first. */
  readonly levels?: true
  /** An option without an applicable answer is not offered. */
  readonly isApplicable?: (answer: Json, chosen: Settings['options']) => boolean
}

export function isOptionApplicable(option: MatchOption, answer: Json, chosen: Settings['options']): boolean {
  return option.isApplicable?.(answer, chosen) ?? true
}

export function isOptionOffered(option: MatchOption, chosen: Settings['options']): boolean {
  const { question, default: standard } = option
  return (
    question.options?.some(({ id }) => isOptionApplicable(option, id, chosen)) ??
    isOptionApplicable(option, standard, chosen)
  )
}

/** Missing options get the defaults that go with the given ones. */
export function withDefaultSettings(
  options: readonly MatchOption[],
  input: Settings['options'],
): Settings['options'] {
  const standards = options.map(({ question, default: standard }) => [question.id, standard] as const)
  const plain = { ...Object.fromEntries(standards), ...input }
  return Object.fromEntries(
    options.map(({ question: { id }, default: standard, defaultFor }) => [
      id,
      own(input, id) ?? defaultFor?.(plain) ?? standard,
    ]),
  )
}

/** All options and rulings, resolved at the start of a match. */
export interface Settings {
  readonly options: Readonly<Record<string, Json>>
  readonly rulings: Readings
}

/** Only the differences from the defaults. */
export interface SettingsInput {
  readonly options?: Readonly<Record<string, Json>> | undefined
  readonly rulings?: Readings | undefined
}

export interface SettingsSpec {
  readonly options: readonly MatchOption[]
  readonly rulings: readonly Ruling[]
}

export function resolveSettings(offered: SettingsSpec, input: SettingsInput = {}): Parsed<Settings> {
  const options: Record<string, Json> = {}
  const chosen = withDefaultSettings(offered.options, input.options ?? {})
  for (const { question } of offered.options) {
    const parsed = question.parse(chosen[question.id])
    if (!parsed.ok) return parseFailure(`Option ${question.id}: ${parsed.problem}`)
    options[question.id] = question.write(parsed.value)
  }
  const rulings: Record<string, string> = {}
  for (const each of offered.rulings) {
    const reading = own(input.rulings, each.id) ?? each.default
    if (!Object.hasOwn(each.readings, reading))
      return parseFailure(
        `Ruling ${each.id}: one of ${Object.keys(each.readings).join(', ')}, not ${reading}.`,
      )
    rulings[each.id] = reading
  }
  const unknown =
    Object.keys(input.options ?? {}).find((id) => !Object.hasOwn(options, id)) ??
    Object.keys(input.rulings ?? {}).find((id) => !Object.hasOwn(rulings, id))
  return unknown === undefined
    ? parseSuccess({ options, rulings })
    : parseFailure(`There is no option or ruling ${unknown}.`)
}

function own<V>(record: Readonly<Record<string, V>> | undefined, key: string): V | undefined {
  return record !== undefined && Object.hasOwn(record, key) ? record[key] : undefined
}
