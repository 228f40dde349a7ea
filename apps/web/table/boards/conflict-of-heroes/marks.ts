import { placeOf, type Situation, type Terrain, terrainLine } from '@opfor/games/conflict-of-heroes/view'
import type { Edit } from '@opfor/kernel'

/** Unsaved terrain marks by place; an empty string removes a mark. */
export type NewMarks = Readonly<Record<string, Terrain | ''>>

/** One edit per changed map. */
export function editsOf(now: Situation, marks: NewMarks): readonly Edit[] {
  const maps = new Set(Object.keys(marks).flatMap((place) => placeOf(place)?.map ?? []))
  return [...maps].flatMap((map) => {
    const before = terrainLine(now.pack, map)
    const merged = new Map<string, string>()
    for (const one of before === '' ? [] : before.split(', ')) merged.set(one.slice(0, 3), one.slice(4))
    for (const [place, kind] of Object.entries(marks)) {
      const [on, hex = ''] = place.split('-')
      if (on !== String(map)) continue
      if (kind === '') merged.delete(hex)
      else merged.set(hex, kind)
    }
    const line = [...merged]
      .map((one) => one.join(' '))
      .toSorted()
      .join(', ')
    return line === before ? [] : [{ set: `terrain-${map}`, to: line }]
  })
}
