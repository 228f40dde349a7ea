import {
  answerTold,
  capital,
  type Entry,
  fieldsAsked,
  type Json,
  type Names,
  type NumberOf,
  type Question,
  say,
  type Which,
} from '@opfor/kernel'

/** A form with any fields. */
export type Form = Entry<Record<string, unknown>>

/** The values of a form, by field. */
export type FormValues = Readonly<Record<string, Json>>

/** A field's name as shown and typed: `ownLost` is own lost. */
export function fieldName(key: string): string {
  return key.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

/** The default of a field; undefined if it is required. */
export function defaultOf({ proposal, fields }: Form, key: string): Json {
  const field = fields[key]
  const proposed = proposal === undefined ? field?.proposal : proposal[key]
  return field === undefined || proposed === undefined ? undefined : field.write(proposed)
}

/** The values of a form in one line: lost 2, fatigue 1. */
export function formText({ fields }: Form, values: FormValues): string {
  return Object.entries(fields)
    .flatMap(([key, field]) =>
      values[key] === undefined ? [] : [`${fieldName(key)} ${valueText(field, values[key])}`],
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
    const sentence = /[?.!:]$/.test(text) ? text : `${text},`
    const defaultText = defaultValue === undefined ? '' : ` [${valueText(field, defaultValue)}]`
    return [`  ${fieldName(key)}: ${capital(sentence)} ${acceptedText(field)}${defaultText}`]
  })
}

/** The accepted answers of a question, in a few words. */
function acceptedText(question: Question): string {
  switch (question.kind) {
    case 'die':
      return 'what the die shows'
    case 'yesNo':
      return 'yes or no'
    case 'number': {
      const { from, to, step = 1 } = (question as NumberOf).range
      return `${from} to ${to}${step === 1 ? '' : ` in steps of ${step}`}`
    }
    case 'names': {
      const { atMost } = question as Names
      return atMost === 1 ? 'a name' : `at most ${atMost} names, with + between them`
    }
    case 'which': {
      const { atLeast } = question as Which<never>
      return `any of ${namesText(question)}, with + between them${atLeast === 0 ? ', or none' : ''}`
    }
    case 'choice':
    case 'draw':
    case 'entry':
      return `one of ${namesText(question)}`
  }
}

/** Longer lists of names are shortened to the first, the last and the number of names. */
const maxNames = 24

function namesText({ options = [] }: Question): string {
  const names = options.map((each, at) => `${at + 1} ${say(each.name)}`)
  const last = names.at(-1)
  return names.length <= maxNames || last === undefined
    ? names.join(', ')
    : `${names.length} by number or name, from ${names[0]} to ${last}`
}
