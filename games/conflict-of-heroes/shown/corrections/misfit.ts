import { fill, message, type Misfit } from '@opfor/kernel'
import type { Situation } from '../../table/situation.ts'

const noMap = message('coh.misfit.noMap', 'A map must lie on the table.')
const samePlace = message(
  'coh.misfit.samePlace',
  'Map {map} and map {other} lie in the same place, so one of them must be taken away.',
)

/** What a correction must not leave so: a table without a map, or two maps in one place. */
export function misfit({ maps }: Situation): Misfit | undefined {
  if (maps.length === 0) return { told: noMap, also: [] }
  for (const [at, { map, x, y }] of maps.entries()) {
    const other = maps.slice(at + 1).find((each) => each.x === x && each.y === y)
    if (other !== undefined)
      return {
        told: fill(samePlace, { map, other: other.map }),
        also: [{ set: `map-${map}`, to: '' }],
      }
  }
  return undefined
}
