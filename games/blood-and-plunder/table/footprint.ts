import { tokenRadius } from './geometry/reach.ts'
import { type Profile, startingModels } from './profile.ts'

/** A ship's token reaches two inches to each side. */
export const shipRadius = 20

/** Units without a base in the roster: a token (one inch to each side), or models on our bases. */
export type Widths = 'tokens' | 'models'

/** Inches for each model if the roster is silent: ours, not the rulebook's. */
const ourBases = { foot: 1, mounted: 1.5 } as const

/** The room of a gun in models of its crew; ours, too. */
const roomOfGun = 4

export interface Group {
  readonly profile: Pick<Profile, 'base' | 'guns'> & Partial<Pick<Profile, 'mounted'>>
  readonly models: number
  readonly gunLost: boolean
}

/** Tenths of an inch from the unit's middle: a disc with the area of all bases, with π as 3. */
export function footprint({ profile, models, gunLost }: Group, ofOthers: Widths): number {
  if (profile.base === undefined && ofOthers === 'tokens') return tokenRadius
  const base = 10 * (profile.base ?? ourBases[profile.mounted === true ? 'mounted' : 'foot'])
  const guns = gunLost ? 0 : (profile.guns?.count ?? 0)
  return Math.ceil(Math.sqrt(((models + roomOfGun * guns) * base * base) / 3))
}

/** At the start, a unit without a base in its roster is a token. */
export function startingRadius(profile: Pick<Profile, 'base' | 'guns' | 'commander' | 'models'>): number {
  return footprint({ profile, models: startingModels(profile), gunLost: false }, 'tokens')
}
