import { memoizeByObject } from '@opfor/kernel'
import { type MapInPlay, onTable, placeOn } from '../../table/maps/maps.ts'

/** Columns to the right and half hexes down, for a hex and its six neighbors. */
const steps = [
  [0, 0],
  [0, -2],
  [0, 2],
  [-1, -1],
  [-1, 1],
  [1, -1],
  [1, 1],
] as const

/** Across joined maps too. */
export function andNextTo(maps: readonly MapInPlay[], places: Iterable<string>): ReadonlySet<string> {
  const all = new Set<string>()
  for (const place of places) for (const each of around(maps, place)) all.add(each)
  return all
}

/** Cached while the maps do not change. */
function around(maps: readonly MapInPlay[], place: string): readonly string[] {
  const known = aroundOn(maps)
  const before = known.get(place)
  if (before !== undefined) return before
  const at = onTable(maps, place)
  const found =
    at === undefined
      ? []
      : maps.flatMap((lies) => steps.flatMap(([x, y]) => placeOn(lies, at.x + x, at.y + y) ?? []))
  known.set(place, found)
  return found
}

const aroundOn = memoizeByObject<readonly MapInPlay[], Map<string, readonly string[]>>(() => new Map())
