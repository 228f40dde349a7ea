import {
  answerTold,
  capital,
  type Entry,
  fieldsAsked,
  type Json,
  type Names,
  type NumberOf,
  type Question,
  type Which,
} from '@opfor/kernel'
import { say, spokenLanguage } from './text/language.ts'
import { formWords } from './text/question-words.ts'

/** A form with any fields. */
export type Form = Entry<Record<string, unknown>>

/** The values of a form, by field. */
export type FormValues = Readonly<Record<string, Json>>

/** A field's name as shown and typed: `ownLost` is own lost. Keys are English; in other languages it is the field's text. */
export function fieldName({ fields }: Pick<Form, 'fields'>, key: string): string {
  const field = fields[key]
  return field === undefined || spokenLanguage().code === 'en'
    ? key.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    : capital(say(field.text)).replace(/[.:]$/, '')
}

/** The default of a field; undefined if it is required. */
export function defaultOf({ proposal, fields }: Form, key: string): Json {
  const field = fields[key]
  const proposed = proposal === undefined ? field?.proposal : proposal[key]
  return field === undefined || proposed === undefined ? undefined : field.write(proposed)
}

/** The values of a form in one line: lost 2, fatigue 1. */
export function formText(form: Form, values: FormValues): string {
  return Object.entries(form.fields)
    .flatMap(([key, field]) =>
      values[key] === undefined ? [] : [`${fieldName(form, key)} ${valueText(field, values[key])}`],
    )
    .join(', ')
}

function valueText(field: Question, value: Json): string {
  return say(answerTold(field, value))
}

/** A line for each of these fields: its name, its text, the accepted values, and the default in brackets. */
export function fieldLines(
  form: Form,
  keys: readonly string[] = fieldsAsked(form.fields, {}),
): readonly string[] {
  return keys.flatMap((key) => {
    const field = form.fields[key]
    if (field === undefined) return []
    const defaultValue = defaultOf(form, key)
    const text = say(field.text)
    const sentence = capital(/[?.!:]$/.test(text) ? text : `${text},`)
    const name = fieldName(form, key)
    const shown = sentence.startsWith(name) ? sentence : `${name}: ${sentence}`
    const defaultText = defaultValue === undefined ? '' : ` [${valueText(field, defaultValue)}]`
    return [`  ${shown} ${acceptedText(field)}${defaultText}`]
  })
}

/** The accepted answers of a question, in a few words. */
function acceptedText(question: Question): string {
  switch (question.kind) {
    case 'die':
      return say(formWords.die)
    case 'yesNo':
      return say(formWords.yesNo)
    case 'number': {
      const { from, to, step = 1 } = (question as NumberOf).range
      return say(step === 1 ? formWords.number : formWords.numberInSteps, { from, to, step })
    }
    case 'names': {
      const { atMost } = question as Names
      return say(atMost === 1 ? formWords.name : formWords.names, { most: atMost })
    }
    case 'which': {
      const { atLeast } = question as Which<never>
      return say(atLeast === 0 ? formWords.anyOrNone : formWords.any, { names: namesText(question) })
    }
    case 'choice':
    case 'draw':
    case 'entry':
      return say(formWords.oneOf, { names: namesText(question) })
  }
}

/** Longer lists of names are shortened to the first, the last and the number of names. */
const maxNames = 24

function namesText({ options = [] }: Question): string {
  const names = options.map((each, at) => `${at + 1} ${say(each.name)}`)
  const [first = ''] = names
  const last = names.at(-1)
  return names.length <= maxNames || last === undefined
    ? names.join(', ')
    : say(formWords.range, { count: names.length, first, last })
}
