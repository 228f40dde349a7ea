import type { Json, PackProblem } from '@opfor/kernel'
import { listIds, type Schema } from './schema.ts'
import { packWords } from './words.ts'

type Fields = { readonly [key: string]: Json }

/** The problems of a value by its schema, with the path of each field. */
export function missingInSchema(
  schema: Schema,
  value: Json,
  pack: Json = value,
  at = '',
): readonly PackProblem[] {
  if (schema.type === 'object') return inObject(schema, value, pack, at)
  if (schema.type === 'array') {
    if (!Array.isArray(value)) return [{ at, text: packWords.wrong }]
    return (value as readonly Json[]).flatMap((item, index) =>
      missingInSchema(schema.items ?? {}, item, pack, `${at}[${index}]`),
    )
  }
  const text = plainProblem(schema, value, pack)
  return text === undefined ? [] : [{ at, text }]
}

function inObject(schema: Schema, value: Json, pack: Json, at: string): readonly PackProblem[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return [{ at, text: packWords.wrong }]
  const given = value as Fields
  const under = (key: string): string => (at === '' ? key : `${at}.${key}`)
  const { properties, additionalProperties: item } = schema
  if (properties === undefined)
    return item
      ? Object.entries(given).flatMap(([key, each]) => missingInSchema(item, each, pack, under(key)))
      : []
  return Object.entries(properties).flatMap(([key, field]) =>
    given[key] === undefined && schema.required?.includes(key) !== true
      ? []
      : missingInSchema(field, given[key], pack, under(key)),
  )
}

function plainProblem(schema: Schema, value: Json, pack: Json): PackProblem['text'] | undefined {
  if (schema.enum !== undefined)
    return schema.enum.some((each) => each === value) ? undefined : packWords.choose
  if (schema.type === 'integer' || schema.type === 'number') {
    const { minimum: from = -Infinity, maximum: to = Infinity } = schema
    const isNumber = schema.type === 'integer' ? Number.isInteger(value) : typeof value === 'number'
    const fits = isNumber && Number(value) >= from && Number(value) <= to
    return fits ? undefined : { ...packWords.between, params: { from, to } }
  }
  if (schema.type === 'boolean') return typeof value === 'boolean' ? undefined : packWords.wrong
  if (schema.type !== 'string') return undefined
  if (typeof value !== 'string') return packWords.enterText
  if (schema.idsOf === undefined) return undefined
  return listIds(pack, schema.idsOf).some(({ id }) => id === value) ? undefined : packWords.choose
}
