export const highest = {
  fatigue: 99,
  damage: 999,
  points: 99_999,
  actions: 9,
  changesOfPlace: 99_999,
} as const

/** Best first. */
export const trainings = ['veteran', 'trained', 'inexperienced'] as const

export type Training = (typeof trainings)[number]

/** Only the weapons that the solitaire rules distinguish. */
export const weapons = [
  'muskets',
  'carbines',
  'bows',
  'pistols',
  'blunderbusses',
  'swivel guns',
  'explosives',
  'melee',
] as const

export type Weapon = (typeof weapons)[number]

/** Special rules named by the solitaire rules; owners may add others as reminders. */
export const namedTraits = [
  'Hidden',
  'Elusive',
  'Skirmishers',
  'Cunning',
  'Quick',
  'Drilled',
  'Expertly Drilled',
  'Marksmen',
  'Bayonets',
] as const

export type NamedTrait = (typeof namedTraits)[number]

export interface Trait {
  readonly name: string
  readonly reminder: string
  /** For Quick: the actions it adds. If left out, you are asked. */
  readonly actions?: number
}

export interface Guns {
  readonly carriage: 'field' | 'naval' | 'structure'
  readonly count: number
}

export interface Commander {
  readonly name: string
  readonly points: number
  /** In inches. */
  readonly range: number
}

/** All distances are in inches. */
export interface Profile {
  readonly id: string
  readonly name: string
  readonly training: Training
  /** Without the commander. */
  readonly models: number
  readonly weapons: readonly Weapon[]
  readonly traits: readonly Trait[]
  readonly mounted: boolean
  readonly guns?: Guns
  readonly commander?: Commander
  readonly aboard: string
  /** Map only: inches for each model. If left out, the settings decide the width. */
  readonly base?: number
  readonly move: number
  readonly charge: number
  readonly range: number
  /** The lowest number that hits a close target in the open. */
  readonly shoot: number
  /** Inches that make the target number one worse. */
  readonly rangeStep: number
  /** Reload actions until it is loaded. */
  readonly reload: number
  /** The shot of several actions that its trait grants. */
  readonly volley: { readonly actions: number; readonly better: number }
}

/** Distances are in inches. */
export interface Hull {
  readonly id: string
  readonly name: string
  readonly speed: number
  /** The largest turn in a movement, in sixteenths of a circle. */
  readonly turn: number
}

export interface Force {
  readonly opfor: 1
  readonly name: string
  readonly author: string
  /** Its faction may exchange its hand: no use to the OPFOR by our default reading. */
  readonly redraws: boolean
  readonly units: readonly Profile[]
  readonly ships: readonly Hull[]
}

const known = new WeakMap<Profile, ReadonlySet<NamedTrait>>()

export function hasTrait(profile: Profile, ...names: readonly NamedTrait[]): boolean {
  const rules = known.get(profile) ?? new Set(profile.traits.flatMap(({ name }) => namedTrait(name) ?? []))
  known.set(profile, rules)
  return names.some((name) => rules.has(name))
}

/** Printed and normalized, as most owners write them as printed. */
const byName: ReadonlyMap<string, NamedTrait> = new Map(
  namedTraits.flatMap((name): [string, NamedTrait][] => [
    [name, name],
    [plainly(name), name],
  ]),
)

/** Ignores case, and singular or plural. */
export function namedTrait(word: string): NamedTrait | undefined {
  return byName.get(word) ?? byName.get(plainly(word))
}

/** Ignores usual differences of spelling: bayonets are plugged into a musket or set on it. */
function plainly(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim()
    .replace(/^(?:plug|socket) (?=bayonet)/, '')
    .replace(/s$/, '')
    .replace(/men$/, 'man')
}

export function isArmedWith(profile: Profile, ...some: readonly Weapon[]): boolean {
  return profile.weapons.some((weapon) => some.includes(weapon))
}

/** Includes the commander. */
export function startingModels({ models, commander }: Pick<Profile, 'models' | 'commander'>): number {
  return commander === undefined ? models : models + 1
}
