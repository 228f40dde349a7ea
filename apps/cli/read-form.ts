import { bad, fieldsAsked, good, type Json, type Parsed, type Question } from '@opfor/kernel'
import { readAnswer } from './read-answer.ts'
import { findFields } from './field-names.ts'
import { defaultOf, fieldName, type Form, type FormValues } from './form-lines.ts'
import { oneOf, say } from './text/language.ts'
import { listWords } from './text/list-words.ts'
import { formWords } from './text/question-words.ts'

/** A partly filled form: the values, and the fields that are still missing. */
export interface FilledForm {
  readonly values: FormValues
  readonly missing: readonly string[]
}

/**
 * Reads what was typed into a form: values in the order of the fields, or each behind its field's name, in any mixture.
 * A part that cannot be parsed rejects the whole line. Omitted fields take their default, if there is one. Fields that only
 * apply to the new values are asked for next, unless some of them were given too.
 */
export function readForm(form: Form, typed: string, previous: FormValues = {}): Parsed<FilledForm> {
  const parts = splitParts(typed)
  if (parts.includes('')) return bad(say(formWords.emptyPart))
  let read: FormValues = {}
  for (const part of parts) {
    const next = readPart({ form, previous, read }, part)
    if (!next.ok) return next
    read = { ...read, ...next.value }
  }
  const values: Record<string, Json> = { ...previous, ...read }
  const shown = fieldsAsked(form.fields, previous)
  const newlyAsked = fieldsAsked(form.fields, values).filter((key) => !shown.includes(key))
  if (newlyAsked.length > 0 && newlyAsked.every((key) => values[key] === undefined))
    return good({ values, missing: newlyAsked })
  const asked = fieldsAsked(form.fields, values)
  const missing = asked.filter((key) => values[key] === undefined && defaultOf(form, key) === undefined)
  for (const key of missing.length > 0 ? asked : Object.keys(form.fields))
    values[key] ??= defaultOf(form, key)
  return good({ values, missing })
}

/** A form that is being read: the earlier values, and those of this line so far. */
interface FormInput {
  readonly form: Form
  readonly previous: FormValues
  readonly read: FormValues
}

function splitParts(typed: string): readonly string[] {
  const text = typed.trim().replace(/,$/, '').trim()
  return text === '' ? [] : text.split(',').map((part) => part.trim())
}

/** One part: `field=value`, `field value`, the value of the next field, or several of these without commas. */
function readPart(input: FormInput, part: string): Parsed<FormValues> {
  const equals = part.indexOf('=')
  if (equals >= 0) return readNamed(input, part.slice(0, equals), part.slice(equals + 1))
  const byName = readPrefixed(input, part)
  if (byName?.ok === true) return byName
  const bare = readNext(input, part)
  if (bare.ok) return bare
  return readWords(input, part) ?? byName ?? bare
}

/** Reads the value of a named field. */
function readNamed(input: FormInput, name: string, typed: string): Parsed<FormValues> {
  const [key, second, ...more] = findFields(input.form, name)
  if (key === undefined)
    return bad(say(formWords.unknownField, { name: name.trim(), fields: fieldsText(input.form) }))
  if (second === undefined) return readNamedValue(input, key, typed)
  return bad(
    say(listWords.couldBe, {
      typed: name.trim(),
      names: oneOf([key, second, ...more].map((each) => fieldName(input.form, each))),
    }),
  )
}

/** A value after its field's name (the longest that fits); undefined if the part starts with no field name. */
function readPrefixed(input: FormInput, part: string): Parsed<FormValues> | undefined {
  const words = part.split(/\s+/)
  for (let count = words.length; count > 0; count -= 1) {
    const name = words.slice(0, count).join(' ')
    if (findFields(input.form, name).length > 0) return readNamed(input, name, words.slice(count).join(' '))
  }
  return undefined
}

/** Reads the value of the first field that is not filled yet. */
function readNext(input: FormInput, part: string): Parsed<FormValues> {
  const { form, previous, read } = input
  const keys = Object.keys(form.fields)
  const next = keys.find((key) => previous[key] === undefined && read[key] === undefined)
  if (next === undefined) return bad(say(formWords.tooMany, { part, count: keys.length }))
  const value = readNamedValue(input, next, part)
  if (value.ok || !/^\p{L}/u.test(part)) return value
  return bad(`${/\s/.test(part) ? say(formWords.cannotParse, { part }) : value.problem} ${fieldsText(form)}`)
}

/** Parts without commas between them, one word each, as lost 2 fatigue 1; undefined if they cannot be split that way. */
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
  return good(all)
}

function readNamedValue({ form, read }: FormInput, key: string, typed: string): Parsed<FormValues> {
  const field = form.fields[key]
  const name = fieldName(form, key)
  if (field === undefined || typed.trim() === '') return bad(say(formWords.noValue, { name }))
  if (read[key] !== undefined) return bad(say(formWords.twice, { name }))
  const value = readField(field, typed)
  return value.ok ? good({ [key]: value.value }) : bad(`${name}: ${value.problem}`)
}

/** A field's value, checked; several names have + between them. */
function readField(field: Question, typed: string): Parsed<Json> {
  const answer = readAnswer(
    field,
    field.kind === 'which' || field.kind === 'names' ? typed.replaceAll('+', ',') : typed,
  )
  const parsed = answer.ok ? field.parse(answer.value) : answer
  return parsed.ok ? good(field.write(parsed.value)) : parsed
}

function fieldsText(form: Form): string {
  const names = Object.keys(form.fields).map((key) => fieldName(form, key))
  return say(formWords.fields, { names: names.join(', ') })
}
