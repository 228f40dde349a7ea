import { withParams, message, type InvalidState } from '@opfor/kernel'
import type { Situation } from '../../table/situation.ts'

const noMap = message('coh.inconsistent.noMap', 'There must be a map on the table.')
const samePlace = message(
  'coh.inconsistent.samePlace',
  'Map {map} and map {other} are in the same place, so one of them must be removed.',
)

/** A correction must not leave a table without a map, or two maps in one place. */
export function validateSituation({ maps }: Situation): InvalidState | undefined {
  if (maps.length === 0) return { message: noMap, also: [] }
  for (const [at, { map, x, y }] of maps.entries()) {
    const other = maps.slice(at + 1).find((each) => each.x === x && each.y === y)
    if (other !== undefined)
      return {
        message: withParams(samePlace, { map, other: other.map }),
        also: [{ set: `map-${map}`, to: '' }],
      }
  }
  return undefined
}
