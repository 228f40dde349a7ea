import type { Json } from '@opfor/kernel'

/** Converts a name to an id of lowercase letters, digits and hyphens. */
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

/** A free id made from a name, of limited length. */
export function freeId(name: string, taken: readonly string[], longest = 24): string {
  const stem = slugify(name, longest - 3).replace(/-\d+$/, '') || 'one'
  for (let nth = 1; ; nth += 1) {
    const id = nth === 1 ? stem : `${stem}-${nth}`
    if (!taken.includes(id)) return id
  }
}

/** The ids of the items in a list. */
export function idsIn(items: Json): readonly string[] {
  if (!Array.isArray(items)) return []
  return (items as readonly Json[]).flatMap((item) => {
    const { id } = (item ?? {}) as { readonly [key: string]: Json }
    return typeof id === 'string' ? [id] : []
  })
}
