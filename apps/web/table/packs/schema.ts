import type { Json } from '@opfor/kernel'

export interface Schema {
  readonly type?: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean'
  readonly enum?: readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  /** The schema of map values; `propertyNames` lists the allowed keys. */
  readonly additionalProperties?: Schema | false
  readonly propertyNames?: { readonly enum: readonly string[] }
  readonly maxItems?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly maxLength?: number
  /** Names the list of the pack whose item ids are allowed for this text. */
  readonly idsOf?: string
}

/** The minimum that the schema allows. */
export function initialValue(schema: Schema): Json {
  if (schema.enum !== undefined) return schema.enum[0] ?? ''
  if (schema.type === 'object')
    return Object.fromEntries(
      (schema.required ?? []).map((key) => [key, initialValue(schema.properties?.[key] ?? {})]),
    )
  if (schema.type === 'array') return []
  if (schema.type === 'integer' || schema.type === 'number')
    return Math.max(schema.minimum ?? 0, Math.min(schema.maximum ?? 0, 0))
  return schema.type === 'boolean' ? false : ''
}

/** The name or title, otherwise the id if `orId`; undefined if all are missing. */
export function itemName(item: Json, orId = true): string | undefined {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return undefined
  const { name, title, id } = item as { readonly [key: string]: Json }
  for (const one of [name, title, orId ? id : '']) if (typeof one === 'string' && one !== '') return one
  return undefined
}

export function listIds(pack: Json, list: string): readonly { readonly id: string; readonly name: string }[] {
  const items = (pack as { readonly [key: string]: Json } | undefined)?.[list]
  if (!Array.isArray(items)) return []
  return (items as readonly Json[]).flatMap((item) => {
    const { id } = (item ?? {}) as { readonly [key: string]: Json }
    return typeof id === 'string' && id !== '' ? [{ id, name: itemName(item) ?? id }] : []
  })
}
