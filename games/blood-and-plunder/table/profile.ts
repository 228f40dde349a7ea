/** Training levels, best first. */
export const trainings = ['veteran', 'trained', 'inexperienced'] as const

/** How well a unit is trained. */
export type Training = (typeof trainings)[number]

/** Weapons as far as the solitaire rules tell them apart. */
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

/** A kind of weapon. */
export type Weapon = (typeof weapons)[number]

/** Special rules that the solitaire rules name; owners may add any other as a reminder. */
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

/** One of the special rules that the solitaire rules name. */
export type NamedTrait = (typeof namedTraits)[number]

/** A special rule as a flag, with what its owner wants to be reminded of. */
export interface Trait {
  readonly name: string
  readonly reminder: string
  /** Of Quick: how many actions it adds. Where it is left out, you are asked. */
  readonly actions?: number
}

/** The guns that a unit crews. */
export interface Guns {
  readonly carriage: 'field' | 'naval' | 'structure'
  readonly count: number
}

/** A commander attached to a unit. */
export interface Commander {
  readonly name: string
  readonly points: number
  /** Command range in inches. */
  readonly range: number
}

/** What an owner has written of a unit. All distances are in inches. */
export interface Profile {
  readonly id: string
  readonly name: string
  readonly training: Training
  /** Models without the commander. */
  readonly models: number
  readonly weapons: readonly Weapon[]
  readonly traits: readonly Trait[]
  readonly mounted: boolean
  readonly guns?: Guns
  readonly commander?: Commander
  /** The ship it starts aboard. */
  readonly aboard: string
  /** For the map alone: inches that one model takes up; without it how wide it is stands in the settings. */
  readonly base?: number
  /** For the map alone: how far it moves and charges, and its target numbers. */
  readonly move: number
  readonly charge: number
  readonly range: number
  /** The lowest number at which it hits something close and in the open. */
  readonly shoot: number
  /** So many inches make the target number one worse. */
  readonly rangeStep: number
  /** How many Reload actions make it loaded again. */
  readonly reload: number
  /** The shot of several actions that its trait grants. */
  readonly volley: { readonly actions: number; readonly better: number }
}

/** What an owner has written of a ship. Distances are in inches. */
export interface Hull {
  readonly id: string
  readonly name: string
  readonly speed: number
  /** How far it may turn in a movement, in sixteenths of a circle. */
  readonly turn: number
}

/** A force of one side. */
export interface Force {
  readonly opfor: 1
  readonly name: string
  readonly author: string
  /** Its faction may exchange its hand: of no use to the OPFOR by our standard reading. */
  readonly redraws: boolean
  readonly units: readonly Profile[]
  readonly ships: readonly Hull[]
}

const known = new WeakMap<Profile, ReadonlySet<NamedTrait>>()

/** Whether a profile has one of these special rules. */
export function hasTrait(profile: Profile, ...names: readonly NamedTrait[]): boolean {
  const rules = known.get(profile) ?? new Set(profile.traits.flatMap(({ name }) => namedTrait(name) ?? []))
  known.set(profile, rules)
  return names.some((name) => rules.has(name))
}

/** The special rules by their names, as printed and plainly: most owners write them as printed. */
const byName: ReadonlyMap<string, NamedTrait> = new Map(
  namedTraits.flatMap((name): [string, NamedTrait][] => [
    [name, name],
    [plainly(name), name],
  ]),
)

/** The special rule of the solitaire rules that an owner's word means, in small letters or large, of one or of many. */
export function namedTrait(word: string): NamedTrait | undefined {
  return byName.get(word) ?? byName.get(plainly(word))
}

/** A name without what owners write differently; bayonets are plugged into a musket or set on it. */
function plainly(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim()
    .replace(/^(?:plug|socket) (?=bayonet)/, '')
    .replace(/s$/, '')
    .replace(/men$/, 'man')
}

/** Whether a profile has one of these weapons. */
export function isArmedWith(profile: Profile, ...some: readonly Weapon[]): boolean {
  return profile.weapons.some((weapon) => some.includes(weapon))
}

/** How many models a unit starts with, its commander included. */
export function startingModels({ models, commander }: Pick<Profile, 'models' | 'commander'>): number {
  return commander === undefined ? models : models + 1
}
