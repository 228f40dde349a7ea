import { parseFailure, truncateText, parseSuccess, type Json, type Parsed, describeJson } from './json.ts'

/** A strict parser of external data that is also a JSON schema. */
export interface Shape<T> {
  readonly schema: Json
  read(json: Json, at: string): T
}

class Refusal extends Error {}

export function parseWith<T>(shape: Shape<T>, json: Json): Parsed<T> {
  try {
    return parseSuccess(shape.read(json, ''))
  } catch (error) {
    if (error instanceof Refusal) return parseFailure(error.message)
    throw error
  }
}

export function rejectValue(at: string, problem: string): never {
  throw new Refusal(at === '' ? problem : `${at}: ${problem}`)
}

export function integer(from: number, to: number): Shape<number> {
  return {
    schema: { type: 'integer', minimum: from, maximum: to },
    read: (json, at) =>
      typeof json === 'number' && Number.isInteger(json) && json >= from && json <= to
        ? json
        : rejectValue(at, `a whole number from ${from} to ${to} is expected, not ${describeJson(json)}`),
  }
}

export function text(longest = 200): Shape<string> {
  return {
    schema: { type: 'string', maxLength: longest },
    read: (json, at) =>
      typeof json === 'string' && json.length <= longest
        ? json
        : rejectValue(at, `a text of at most ${longest} characters is expected, not ${describeJson(json)}`),
  }
}

export const bool: Shape<boolean> = {
  schema: { type: 'boolean' },
  read: (json, at) =>
    typeof json === 'boolean'
      ? json
      : rejectValue(at, `true or false is expected, not ${describeJson(json)}`),
}

export const anyJson: Shape<Json> = { schema: true, read: (json) => json }

export function oneOf<T extends string>(...values: readonly T[]): Shape<T> {
  return {
    schema: { enum: values },
    read: (json, at) =>
      values.find((value) => value === json) ??
      rejectValue(at, `one of ${values.join(', ')} is expected, not ${describeJson(json)}`),
  }
}

export function listOf<T>(item: Shape<T>, most = 10_000): Shape<readonly T[]> {
  return {
    schema: { type: 'array', items: item.schema, maxItems: most },
    read: (json, at) => {
      if (!Array.isArray(json)) return rejectValue(at, `a list is expected, not ${describeJson(json)}`)
      if (json.length > most) return rejectValue(at, `at most ${most} items are expected, not ${json.length}`)
      return (json as readonly Json[]).map((each, index) => item.read(each, `${at}[${index}]`))
    },
  }
}

/** Keys are unknown or from a list. */
export function mapOf<T>(item: Shape<T>, keys?: readonly string[]): Shape<Readonly<Record<string, T>>> {
  const schema = { type: 'object', additionalProperties: item.schema }
  return {
    schema: keys === undefined ? schema : { ...schema, propertyNames: { enum: keys } },
    read: (json, at) => {
      const map: Record<string, T> = {}
      for (const [key, value] of Object.entries(fieldsOf(json, at))) {
        if (key === '__proto__') rejectValue(at, 'a key may not be called __proto__')
        if (keys?.includes(key) === false) rejectValue(at, `there is no ${truncateText(key)}`)
        map[key] = item.read(value, under(at, key))
      }
      return map
    },
  }
}

export function optional<T>(item: Shape<T>): Shape<T | undefined> {
  return {
    schema: item.schema,
    read: (json, at) => (json === undefined ? undefined : item.read(json, at)),
  }
}

/** Rejects unknown fields. */
export function record<T extends object>(fields: { readonly [K in keyof T]: Shape<T[K]> }): Shape<T> {
  const keys = Object.keys(fields) as (keyof T & string)[]
  const required = keys.filter((key) => !accepts(fields[key]))
  const properties: { [key: string]: Json } = {}
  for (const key of keys) properties[key] = fields[key].schema
  return {
    schema: { type: 'object', properties, required, additionalProperties: false },
    read: (json, at) => {
      const given = fieldsOf(json, at)
      for (const key of Object.keys(given))
        if (!Object.hasOwn(fields, key)) rejectValue(at, `there is no field ${describeJson(key)}`)
      const whole: Partial<T> = {}
      for (const key of keys) {
        const value = fields[key].read(Object.hasOwn(given, key) ? given[key] : undefined, under(at, key))
        if (value !== undefined) whole[key] = value
      }
      return whole as T
    },
  }
}

function accepts(shape: Shape<unknown>): boolean {
  return parseWith(shape, undefined).ok
}

function under(at: string, key: string): string {
  return at === '' ? key : `${at}.${key}`
}

function fieldsOf(json: Json, at: string): { readonly [key: string]: Json } {
  if (typeof json === 'object' && json !== null && !Array.isArray(json))
    return json as { readonly [key: string]: Json }
  return rejectValue(at, `an object is expected, not ${describeJson(json)}`)
}
