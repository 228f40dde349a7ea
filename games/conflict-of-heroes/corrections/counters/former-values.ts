import type { Counter } from '@opfor/kernel'

/** A list as earlier versions wrote it, with commas between ids of several words, as it is written now; undefined where it is none. */
export function formerValue({ several = [] }: Counter, to: number | string): string | undefined {
  const ids = String(to)
    .split(', ')
    .map((each) => each.replaceAll(' ', '_'))
  const known = several.map(({ value }) => String(value))
  return ids.every((id) => known.includes(id)) ? known.filter((id) => ids.includes(id)).join(' ') : undefined
}
