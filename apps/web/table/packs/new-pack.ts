import type { Json, Pack } from '@opfor/kernel'
import { slugify } from './ids.ts'
import { initialValue, type Schema } from './schema.ts'

/** A new pack without any entries. */
export function emptyPack({ form }: Pack): Json {
  return form.empty ?? initialValue(form.schema as Schema)
}

/** The pack with this title, if it has one; an empty id is made from it. */
export function withName(pack: Json, name: string): Json {
  if (typeof pack !== 'object' || pack === null || !('title' in pack)) return pack
  const { id } = pack as { readonly id?: Json }
  return { ...pack, title: name, ...(id === '' && { id: slugify(name) }) }
}
