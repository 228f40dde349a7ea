import {
  parseFailure,
  visibleFields,
  parseSuccess,
  type Json,
  type Parsed,
  type Question,
} from '@opfor/kernel'
import { readAnswer } from './read-answer.ts'
import { defaultOf, fieldName, findFields, type Form, type FormValues } from './form-lines.ts'
import { listWords, joinWithOr, localize } from '../text/language.ts'
import { formWords } from '../text/question-words.ts'

export interface FilledForm {
  readonly values: FormValues
  readonly missing: readonly string[]
}

/**
 * Values are in field order or after field names, in any mixture. One unreadable part rejects the line. Omitted fields take their
 * default. Fields that apply only to the new values are asked next, unless some were given.
 */
export function readForm(form: Form, typed: string, previous: FormValues = {}): Parsed<FilledForm> {
  const parts = splitParts(typed)
  if (parts.includes('')) return parseFailure(localize(formWords.emptyPart))
  let read: FormValues = {}
  for (const part of parts) {
    const next = readPart({ form, previous, read }, part)
    if (!next.ok) return next
    read = { ...read, ...next.value }
  }
  const values: Record<string, Json> = { ...previous, ...read }
  const shown = visibleFields(form.fields, previous)
  const newlyAsked = visibleFields(form.fields, values).filter((key) => !shown.includes(key))
  if (newlyAsked.length > 0 && newlyAsked.every((key) => values[key] === undefined))
    return parseSuccess({ values, missing: newlyAsked })
  const asked = visibleFields(form.fields, values)
  const missing = asked.filter((key) => values[key] === undefined && defaultOf(form, key) === undefined)
  for (const key of missing.length > 0 ? asked : Object.keys(form.fields))
    values[key] ??= defaultOf(form, key)
  return parseSuccess({ values, missing })
}

interface FormInput {
  readonly form: Form
  readonly previous: FormValues
  readonly read: FormValues
}

function splitParts(typed: string): readonly string[] {
  const text = typed.trim().replace(/,$/, '').trim()
  return text === '' ? [] : text.split(',').map((part) => part.trim())
}

/** `field=value`, `field value`, the next field's value, or several of these without commas. */
function readPart(input: FormInput, part: string): Parsed<FormValues> {
  const equals = part.indexOf('=')
  if (equals >= 0) return readNamed(input, part.slice(0, equals), part.slice(equals + 1))
  const byName = readPrefixed(input, part)
  if (byName?.ok === true) return byName
  const bare = readNext(input, part)
  if (bare.ok) return bare
  return readWords(input, part) ?? byName ?? bare
}

function readNamed(input: FormInput, name: string, typed: string): Parsed<FormValues> {
  const [key, second, ...more] = findFields(input.form, name)
  if (key === undefined)
    return parseFailure(
      localize(formWords.unknownField, { name: name.trim(), fields: fieldsText(input.form) }),
    )
  if (second === undefined) return readNamedValue(input, key, typed)
  return parseFailure(
    localize(listWords.couldBe, {
      typed: name.trim(),
      names: joinWithOr([key, second, ...more].map((each) => fieldName(input.form, each))),
    }),
  )
}

/** Uses the longest fitting field name; undefined if there is none. */
function readPrefixed(input: FormInput, part: string): Parsed<FormValues> | undefined {
  const words = part.split(/\s+/)
  for (let count = words.length; count > 0; count -= 1) {
    const name = words.slice(0, count).join(' ')
    if (findFields(input.form, name).length > 0) return readNamed(input, name, words.slice(count).join(' '))
  }
  return undefined
}

function readNext(input: FormInput, part: string): Parsed<FormValues> {
  const { form, previous, read } = input
  const keys = Object.keys(form.fields)
  const next = keys.find((key) => previous[key] === undefined && read[key] === undefined)
  if (next === undefined) return parseFailure(localize(formWords.tooMany, { part, count: keys.length }))
  const value = readNamedValue(input, next, part)
  if (value.ok || !/^\p{L}/u.test(part)) return value
  return parseFailure(
    `${/\s/.test(part) ? localize(formWords.cannotParse, { part }) : value.problem} ${fieldsText(form)}`,
  )
}

/** One word per part, as lost 2 fatigue 1; undefined if that is impossible. */
function readWords({ form, previous, read }: FormInput, part: string): Parsed<FormValues> | undefined {
  const words = part.split(/\s+/)
  if (words.length < 2) return undefined
  let all: FormValues = {}
  for (let at = 0; at < words.length; at += 1) {
    const input = { form, previous, read: { ...read, ...all } }
    const word = words[at] ?? ''
    const isName = at + 1 < words.length && findFields(form, word).length === 1
    const next = isName ? readNamed(input, word, words[(at += 1)] ?? '') : readNext(input, word)
    if (!next.ok) return undefined
    all = { ...all, ...next.value }
  }
  return parseSuccess(all)
}

function readNamedValue({ form, read }: FormInput, key: string, typed: string): Parsed<FormValues> {
  const field = form.fields[key]
  const name = fieldName(form, key)
  if (field === undefined || typed.trim() === '') return parseFailure(localize(formWords.noValue, { name }))
  if (read[key] !== undefined) return parseFailure(localize(formWords.twice, { name }))
  const value = readField(field, typed)
  return value.ok ? parseSuccess({ [key]: value.value }) : parseFailure(`${name}: ${value.problem}`)
}

/** Several names are separated by +. */
function readField(field: Question, typed: string): Parsed<Json> {
  const answer = readAnswer(
    field,
    field.kind === 'which' || field.kind === 'names' ? typed.replaceAll('+', ',') : typed,
  )
  const parsed = answer.ok ? field.parse(answer.value) : answer
  return parsed.ok ? parseSuccess(field.write(parsed.value)) : parsed
}

function fieldsText(form: Form): string {
  const names = Object.keys(form.fields).map((key) => fieldName(form, key))
  return localize(formWords.fields, { names: names.join(', ') })
}
