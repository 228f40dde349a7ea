import type { Candidate, PieceGroup } from '@opfor/kernel'
import { placeAt } from '../place-names.ts'
import { partOf } from '../places.ts'
import type { Situation } from '../../../table/situation.ts'

/** So many of a piece in a place; what lies in the box is not in play. */
export function lie(now: Situation, piece: Candidate, place: string, count = 1): PieceGroup {
  const at = placeAt(now, place)
  if (place === 'supply') return { piece, at, count, unused: true }
  const part = partOf(place)
  return part === undefined ? { piece, at, count } : { piece, at, count, part }
}
