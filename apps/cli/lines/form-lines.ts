import {
  formatAnswer,
  capitalize,
  type FormQuestion,
  visibleFields,
  type Json,
  type Names,
  type NumberQuestion,
  type Question,
  type Which,
} from '@opfor/kernel'
import { localize, currentLanguage } from '../text/language.ts'
import { formWords } from '../text/question-words.ts'

/** Returns the field of this name, or all whose name or text starts with it. */
export function findFields({ fields }: Form, typed: string): readonly string[] {
  const search = letters(typed)
  if (search === '') return []
  const keys = Object.keys(fields)
  const exact = keys.filter((key) => letters(key) === search)
  if (exact.length > 0) return exact
  return Object.entries(fields)
    .filter(([key, { text }]) => [key, localize(text)].some((name) => letters(name).startsWith(search)))
    .map(([key]) => key)
}

/** Lower case, without spaces and punctuation. */
function letters(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}

export type Form = FormQuestion<Record<string, unknown>>

export type FormValues = Readonly<Record<string, Json>>

/** `ownLost` becomes own lost; languages other than English use the field's text. */
export function fieldName({ fields }: Pick<Form, 'fields'>, key: string): string {
  const field = fields[key]
  return field === undefined || currentLanguage().code === 'en'
    ? key.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    : capitalize(localize(field.text)).replace(/[.:]$/, '')
}

/** Undefined if the field is required. */
export function defaultOf({ proposal, fields }: Form, key: string): Json {
  const field = fields[key]
  const proposed = proposal === undefined ? field?.proposal : proposal[key]
  return field === undefined || proposed === undefined ? undefined : field.write(proposed)
}

/** Example: lost 2, fatigue 1. */
export function formText(form: Form, values: FormValues): string {
  return Object.entries(form.fields)
    .flatMap(([key, field]) =>
      values[key] === undefined ? [] : [`${fieldName(form, key)} ${valueText(field, values[key])}`],
    )
    .join(', ')
}

function valueText(field: Question, value: Json): string {
  return localize(formatAnswer(field, value))
}

export function fieldLines(
  form: Form,
  keys: readonly string[] = visibleFields(form.fields, {}),
): readonly string[] {
  return keys.flatMap((key) => {
    const field = form.fields[key]
    if (field === undefined) return []
    const defaultValue = defaultOf(form, key)
    const text = localize(field.text)
    const sentence = capitalize(/[?.!:]$/.test(text) ? text : `${text},`)
    const name = fieldName(form, key)
    const shown = sentence.startsWith(name) ? sentence : `${name}: ${sentence}`
    const defaultText = defaultValue === undefined ? '' : ` [${valueText(field, defaultValue)}]`
    return [`  ${shown} ${acceptedText(field)}${defaultText}`]
  })
}

function acceptedText(question: Question): string {
  switch (question.kind) {
    case 'die':
      return localize(formWords.die)
    case 'yesNo':
      return localize(formWords.yesNo)
    case 'number': {
      const { from, to, step = 1 } = (question as NumberQuestion).range
      return localize(step === 1 ? formWords.number : formWords.numberInSteps, { from, to, step })
    }
    case 'names': {
      const { atMost } = question as Names
      return localize(atMost === 1 ? formWords.name : formWords.names, { most: atMost })
    }
    case 'which': {
      const { atLeast } = question as Which<never>
      return localize(atLeast === 0 ? formWords.anyOrNone : formWords.any, { names: namesText(question) })
    }
    case 'choice':
    case 'draw':
    case 'entry':
      return localize(formWords.oneOf, { names: namesText(question) })
  }
}

/** Longer lists show the first, the last and the number of names. */
const maxNames = 24

function namesText({ options = [] }: Question): string {
  const names = options.map((each, at) => `${at + 1} ${localize(each.name)}`)
  const [first = ''] = names
  const last = names.at(-1)
  return names.length <= maxNames || last === undefined
    ? names.join(', ')
    : localize(formWords.range, { count: names.length, first, last })
}
