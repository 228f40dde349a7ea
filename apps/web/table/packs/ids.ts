import type { Json, Pack } from '@opfor/kernel'
import { initialValue, type Schema } from './schema.ts'

/** Uses lowercase letters, digits and hyphens. */
export function slugify(name: string, longest = 24): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
    .slice(0, longest)
    .trim()
    .replaceAll(' ', '-')
}

/** Makes a unique id of limited length from a name. */
export function freeId(name: string, taken: readonly string[], longest = 24): string {
  const stem = slugify(name, longest - 3).replace(/-\d+$/, '') || 'one'
  for (let nth = 1; ; nth += 1) {
    const id = nth === 1 ? stem : `${stem}-${nth}`
    if (!taken.includes(id)) return id
  }
}

export function idsIn(items: Json): readonly string[] {
  if (!Array.isArray(items)) return []
  return (items as readonly Json[]).flatMap((item) => {
    const { id } = (item ?? {}) as { readonly [key: string]: Json }
    return typeof id === 'string' ? [id] : []
  })
}

export function emptyPack({ form }: Pack): Json {
  return form.empty ?? initialValue(form.schema as Schema)
}

/** Packs without a title stay unchanged; an empty id is made from the name. */
export function withName(pack: Json, name: string): Json {
  if (typeof pack !== 'object' || pack === null || !('title' in pack)) return pack
  const { id } = pack as { readonly id?: Json }
  return { ...pack, title: name, ...(id === '' && { id: slugify(name) }) }
}
