import { tokenRadius } from './geometry/reach.ts'
import { type Profile, startingModels } from './profile.ts'

/** How large a ship's token is: two inches to each side. */
export const shipRadius = 20

/** How wide a unit is where its roster names no base: a token of one inch to each side, or as its models on bases of ours. */
export type Widths = 'tokens' | 'models'

/** Inches that one model takes up where the roster does not say: ours, not the rulebook's. */
const ourBases = { foot: 1, mounted: 1.5 } as const

/** A gun takes up as much room as so many models of its crew: ours, too. */
const roomOfGun = 4

/** What the width of a unit follows from. */
export interface Group {
  readonly profile: Pick<Profile, 'base' | 'guns'> & Partial<Pick<Profile, 'mounted'>>
  readonly models: number
  readonly gunLost: boolean
}

/**
 * How far a unit reaches to each side of its middle, in tenths of an inch. Its models stand as a compact group: a disc as
 * large as the squares of all their bases, a disc being three times the square of its radius.
 */
export function footprint({ profile, models, gunLost }: Group, ofOthers: Widths): number {
  if (profile.base === undefined && ofOthers === 'tokens') return tokenRadius
  const base = 10 * (profile.base ?? ourBases[profile.mounted === true ? 'mounted' : 'foot'])
  const guns = gunLost ? 0 : (profile.guns?.count ?? 0)
  return Math.ceil(Math.sqrt(((models + roomOfGun * guns) * base * base) / 3))
}

/** How far a unit reaches at the start where nothing but its roster is known: without a base it is a token. */
export function startingRadius(profile: Pick<Profile, 'base' | 'guns' | 'commander' | 'models'>): number {
  return footprint({ profile, models: startingModels(profile), gunLost: false }, 'tokens')
}
