import type { Json } from '@opfor/kernel'

/** What a form needs of a published schema: the few words that our shapes are written with. */
export interface Schema {
  readonly type?: 'object' | 'array' | 'string' | 'integer' | 'boolean'
  readonly enum?: readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly maxItems?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly maxLength?: number
}

/** A first value of a field: the least that it takes. */
export function firstValue(schema: Schema): Json {
  if (schema.enum !== undefined) return schema.enum[0] ?? ''
  if (schema.type === 'object')
    return Object.fromEntries(
      (schema.required ?? []).map((key) => [key, firstValue(schema.properties?.[key] ?? {})]),
    )
  if (schema.type === 'array') return []
  if (schema.type === 'integer') return Math.max(schema.minimum ?? 0, Math.min(schema.maximum ?? 0, 0))
  return schema.type === 'boolean' ? false : ''
}

/** What an item of a list is called: by its own name, if it has one. */
export function nameOfItem(item: Json): string | undefined {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return undefined
  const { name, title, id } = item as { readonly [key: string]: Json }
  for (const one of [name, title, id]) if (typeof one === 'string' && one !== '') return one
  return undefined
}
