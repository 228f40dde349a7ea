import { isHex, playersOf, type Situation } from '../../../table/situation.ts'
import { allUnits } from '../../../rules/placing/unit-pieces.ts'
import { unitOf } from '../../../table/placing/units.ts'

/** Whether there is such a unit, in the box or in the pack. */
export function isUnit(now: Situation, id: string): boolean {
  return Object.hasOwn(now.units, id) || allUnits(now.pack).has(id)
}

const places = /^(edge|hidden|entered|entryCup|road|lost|left|rumors-(german|soviet)|round-\d+)$/

/** A unit goes somewhere else; one from the box is its side's first player's, and of no card. */
export function moveUnit(now: Situation, id: string, from: string, to: string): Situation | undefined {
  const { [id]: before, ...others } = now.units
  if ((before?.at ?? 'supply') !== from) return undefined
  if (to === 'supply') return { ...now, units: others }
  const by = before?.by ?? playersOf(now, unitOf(id).side)[0]?.id
  if (by === undefined || !(isHex(to) || places.test(to))) return undefined
  return { ...now, units: { ...now.units, [id]: { at: to, by, card: before?.card ?? '' } } }
}
