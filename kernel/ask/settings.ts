import { bad, good, type Json, type Parsed } from '../read/json.ts'
import type { Question } from './question.ts'
import { everyRuling, type Readings, type Ruling } from './ruling.ts'

/** Something the player settles before a match: a question with a standard answer. */
export interface Option {
  readonly question: Question
  readonly standard: Json
  /** The standard with what else is chosen, where that makes another one. */
  readonly standardWith?: (chosen: Settings['options']) => Json
  /** What matches were played with that began before there was this option. */
  readonly older?: Json
  /** Whether an answer makes sense with what else is chosen; where none does, the option need not be offered. */
  readonly goesWith?: (answer: Json, chosen: Settings['options']) => boolean
}

/** Whether this answer to an option makes sense with what else is chosen. */
export function fits({ goesWith }: Option, answer: Json, chosen: Settings['options']): boolean {
  return goesWith?.(answer, chosen) ?? true
}

/** Whether an option need be offered: some answer to it makes sense with what else is chosen. */
export function isOffered(option: Option, chosen: Settings['options']): boolean {
  const { question, standard } = option
  return question.options?.some(({ id }) => fits(option, id, chosen)) ?? fits(option, standard, chosen)
}

/** Every option as it is wished, or as standard with what else is wished. */
export function chosenWith(options: readonly Option[], wishes: Settings['options']): Settings['options'] {
  const standards = options.map(({ question, standard }) => [question.id, standard] as const)
  const plain = { ...Object.fromEntries(standards), ...wishes }
  return Object.fromEntries(
    options.map(({ question: { id }, standard, standardWith }) => [
      id,
      own(wishes, id) ?? standardWith?.(plain) ?? standard,
    ]),
  )
}

/** Every option and ruling of a match, written out as resolved at its start. */
export interface Settings {
  readonly options: Readonly<Record<string, Json>>
  readonly rulings: Readings
}

/** What a player may say of the settings: only what differs from the standard. */
export interface SettingsInput {
  readonly options?: Readonly<Record<string, Json>> | undefined
  readonly rulings?: Readings | undefined
}

/** What a game lets a player settle. */
export interface SettingsOffer {
  readonly options: readonly Option[]
  readonly rulings: readonly Ruling[]
  /** What is no longer offered: whole rulings, and those of which some readings are not; matches may still have them. */
  readonly formerRulings?: readonly Ruling[]
}

/** The settings with every wish checked and everything else as standard. */
export function settled(offered: SettingsOffer, wishes: SettingsInput = {}): Parsed<Settings> {
  const options: Record<string, Json> = {}
  const chosen = chosenWith(offered.options, wishes.options ?? {})
  for (const { question } of offered.options) {
    const parsed = question.parse(chosen[question.id])
    if (!parsed.ok) return bad(`Option ${question.id}: ${parsed.problem}`)
    options[question.id] = question.write(parsed.value)
  }
  const rulings: Record<string, string> = {}
  for (const each of everyRuling(offered)) {
    const reading = own(wishes.rulings, each.id) ?? each.standard
    if (!Object.hasOwn(each.readings, reading))
      return bad(`Ruling ${each.id}: one of ${Object.keys(each.readings).join(', ')}, not ${reading}.`)
    rulings[each.id] = reading
  }
  const unknown =
    Object.keys(wishes.options ?? {}).find((id) => !Object.hasOwn(options, id)) ??
    Object.keys(wishes.rulings ?? {}).find((id) => !Object.hasOwn(rulings, id))
  return unknown === undefined ? good({ options, rulings }) : bad(`There is no option or ruling ${unknown}.`)
}

/** The settings of a journal, strictly: each one checked, and what it says nothing of as it was played before. */
export function complete(offered: SettingsOffer, given: Settings): Parsed<Settings> {
  const older = olderOf(offered)
  return settled(offered, {
    options: { ...older.options, ...given.options },
    rulings: { ...older.rulings, ...given.rulings },
  })
}

/** What every match was played by that says nothing of an option or a ruling. */
export function olderOf(offered: SettingsOffer): Settings {
  return {
    options: Object.fromEntries(
      offered.options.map((each) => [each.question.id, each.older ?? each.standard]),
    ),
    rulings: Object.fromEntries(everyRuling(offered).map((each) => [each.id, each.older ?? each.standard])),
  }
}

function own<V>(record: Readonly<Record<string, V>> | undefined, key: string): V | undefined {
  return record !== undefined && Object.hasOwn(record, key) ? record[key] : undefined
}
