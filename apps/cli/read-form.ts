import { bad, fieldsAsked, good, type Json, type Parsed, type Question } from '@opfor/kernel'
import { readAnswer } from './read-answer.ts'
import { fieldsCalled } from './field-names.ts'
import { defaultOf, fieldName, type Form, type Given } from './form-lines.ts'

/** A partly filled form: the values, and the fields that are still missing. */
export interface FilledForm {
  readonly given: Given
  readonly wanted: readonly string[]
}

/**
 * Reads what was typed into a form: values in the order of the fields, or each behind its field's name, in any mixture.
 * A part that cannot be parsed rejects the whole line. Omitted fields take their default, if there is one. Fields that only
 * apply to the new values are asked for next, unless some of them were given too.
 */
export function readForm(form: Form, typed: string, before: Given = {}): Parsed<FilledForm> {
  const parts = partsOf(typed)
  if (parts.includes('')) return bad('Missing value between two commas.')
  let read: Given = {}
  for (const part of parts) {
    const next = readPart({ form, before, read }, part)
    if (!next.ok) return next
    read = { ...read, ...next.value }
  }
  const given: Record<string, Json> = { ...before, ...read }
  const shown = fieldsAsked(form.fields, before)
  const opened = fieldsAsked(form.fields, given).filter((key) => !shown.includes(key))
  if (opened.length > 0 && opened.every((key) => given[key] === undefined))
    return good({ given, wanted: opened })
  const asked = fieldsAsked(form.fields, given)
  const wanted = asked.filter((key) => given[key] === undefined && defaultOf(form, key) === undefined)
  for (const key of wanted.length > 0 ? asked : Object.keys(form.fields)) given[key] ??= defaultOf(form, key)
  return good({ given, wanted })
}

/** A form that is being read: the earlier values, and those of this line so far. */
interface Reading {
  readonly form: Form
  readonly before: Given
  readonly read: Given
}

function partsOf(typed: string): readonly string[] {
  const text = typed.trim().replace(/,$/, '').trim()
  return text === '' ? [] : text.split(',').map((part) => part.trim())
}

/** One part: `field=value`, `field value`, the value of the next field, or several of these without commas. */
function readPart(reading: Reading, part: string): Parsed<Given> {
  const equals = part.indexOf('=')
  if (equals >= 0) return behind(reading, part.slice(0, equals), part.slice(equals + 1))
  const byName = behindItsName(reading, part)
  if (byName?.ok === true) return byName
  const bare = nextValue(reading, part)
  if (bare.ok) return bare
  return wordByWord(reading, part) ?? byName ?? bare
}

/** Reads the value of a named field. */
function behind(reading: Reading, name: string, typed: string): Parsed<Given> {
  const [key, second, ...more] = fieldsCalled(reading.form, name)
  if (key === undefined) return bad(`Unknown field "${name.trim()}". ${fieldsTold(reading.form)}`)
  if (second === undefined) return valueOf(reading, key, typed)
  return bad(`"${name.trim()}" could be ${[key, second, ...more].map(fieldName).join(' or ')}.`)
}

/** A value after its field's name (the longest that fits); undefined if the part starts with no field name. */
function behindItsName(reading: Reading, part: string): Parsed<Given> | undefined {
  const words = part.split(/\s+/)
  for (let many = words.length; many > 0; many -= 1) {
    const name = words.slice(0, many).join(' ')
    if (fieldsCalled(reading.form, name).length > 0) return behind(reading, name, words.slice(many).join(' '))
  }
  return undefined
}

/** Reads the value of the first field that is not filled yet. */
function nextValue(reading: Reading, part: string): Parsed<Given> {
  const { form, before, read } = reading
  const keys = Object.keys(form.fields)
  const next = keys.find((key) => before[key] === undefined && read[key] === undefined)
  if (next === undefined)
    return bad(
      `Too many values at "${part}": the form has ${keys.length === 1 ? '1 field' : `${keys.length} fields`}.`,
    )
  const value = valueOf(reading, next, part)
  if (value.ok || !/^\p{L}/u.test(part)) return value
  return bad(`${/\s/.test(part) ? `Cannot parse "${part}".` : value.problem} ${fieldsTold(form)}`)
}

/** Parts without commas between them, one word each, as lost 2 fatigue 1; undefined if they cannot be split that way. */
function wordByWord({ form, before, read }: Reading, part: string): Parsed<Given> | undefined {
  const words = part.split(/\s+/)
  if (words.length < 2) return undefined
  let all: Given = {}
  for (let at = 0; at < words.length; at += 1) {
    const reading = { form, before, read: { ...read, ...all } }
    const word = words[at] ?? ''
    const isName = at + 1 < words.length && fieldsCalled(form, word).length === 1
    const next = isName ? behind(reading, word, words[(at += 1)] ?? '') : nextValue(reading, word)
    if (!next.ok) return undefined
    all = { ...all, ...next.value }
  }
  return good(all)
}

function valueOf({ form, read }: Reading, key: string, typed: string): Parsed<Given> {
  const field = form.fields[key]
  const name = fieldName(key)
  if (field === undefined || typed.trim() === '') return bad(`${name}: missing value.`)
  if (read[key] !== undefined) return bad(`${name}: given twice.`)
  const value = readField(field, typed)
  return value.ok ? good({ [key]: value.value }) : bad(`${name}: ${value.problem}`)
}

/** A field's value, checked; several names have + between them. */
function readField(field: Question, typed: string): Parsed<Json> {
  const answer = readAnswer(field, field.kind === 'which' ? typed.replaceAll('+', ',') : typed)
  const parsed = answer.ok ? field.parse(answer.value) : answer
  return parsed.ok ? good(field.write(parsed.value)) : parsed
}

function fieldsTold({ fields }: Form): string {
  return `The fields are: ${Object.keys(fields).map(fieldName).join(', ')}.`
}
