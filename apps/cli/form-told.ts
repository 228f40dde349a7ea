import {
  answerTold,
  capital,
  type Entry,
  fieldsAsked,
  type Json,
  type NumberOf,
  type Question,
  say,
  type Which,
} from '@opfor/kernel'

/** A form of any fields. */
export type Form = Entry<Record<string, unknown>>

/** What was given of a form, by field. */
export type Given = Readonly<Record<string, Json>>

/** A field's name as it is shown and typed: `ownLost` is own lost. */
export function fieldName(key: string): string {
  return key.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

/** What a field is where nothing is said of it; undefined where it has to be said. */
export function defaultOf({ proposal, fields }: Form, key: string): Json {
  const field = fields[key]
  const proposed = proposal === undefined ? field?.proposal : proposal[key]
  return field === undefined || proposed === undefined ? undefined : field.write(proposed)
}

/** What was given of a form in one line: lost 2, fatigue 1. */
export function formTold({ fields }: Form, given: Given): string {
  return Object.entries(fields)
    .flatMap(([key, field]) =>
      given[key] === undefined ? [] : [`${fieldName(key)} ${told(field, given[key])}`],
    )
    .join(', ')
}

function told(field: Question, value: Json): string {
  return say(answerTold(field, value))
}

/** A line for each of these fields: its name, its text, what it takes, and in brackets what it is where nothing is said. */
export function fieldLines(
  form: Form,
  keys: readonly string[] = fieldsAsked(form.fields, {}),
): readonly string[] {
  return keys.flatMap((key) => {
    const field = form.fields[key]
    if (field === undefined) return []
    const standard = defaultOf(form, key)
    const text = say(field.text)
    const asked = /[?.!:]$/.test(text) ? text : `${text},`
    const shown = standard === undefined ? '' : ` [${told(field, standard)}]`
    return [`  ${fieldName(key)}: ${capital(asked)} ${takes(field)}${shown}`]
  })
}

/** What a question takes as an answer, in a few words. */
function takes(question: Question): string {
  switch (question.kind) {
    case 'die':
      return 'what the die shows'
    case 'yesNo':
      return 'yes or no'
    case 'number': {
      const { from, to, step = 1 } = (question as NumberOf).range
      return `${from} to ${to}${step === 1 ? '' : ` in steps of ${step}`}`
    }
    case 'which': {
      const { atLeast } = question as Which<never>
      return `any of ${namesOf(question)}, with + between them${atLeast === 0 ? ', or none' : ''}`
    }
    case 'choice':
    case 'draw':
    case 'entry':
      return `one of ${namesOf(question)}`
  }
}

/** More names than these are not listed: the first and the last, and how many there are. */
const mostNames = 24

function namesOf({ options = [] }: Question): string {
  const names = options.map((each, at) => `${at + 1} ${say(each.name)}`)
  const last = names.at(-1)
  return names.length <= mostNames || last === undefined
    ? names.join(', ')
    : `${names.length} by number or name, from ${names[0]} to ${last}`
}
