/** Includes the lowest seeds of contributing matches. */
export interface SeedCount {
  readonly count: number
  readonly seeds: readonly number[]
}

/** How often a line was checked (`checked`) and decided; seeds are of matches with a decision. */
export interface LineTotals {
  readonly checked: number
  readonly decided: number
  readonly seeds: readonly number[]
}

/** Turns in a mode, and matches in which it was the first (`opened`). */
export interface ModeTotals {
  readonly turns: number
  /** The sum of gains, and the sum of squares. */
  readonly gain: number
  readonly squares: number
  readonly opened: number
  readonly openedWon: number
  readonly seeds: readonly number[]
}

/** Whole numbers and lists of seeds, so that merging is exact. */
export interface ArmTotals {
  readonly games: number
  readonly won: SeedCount
  readonly lost: SeedCount
  readonly drawn: SeedCount
  readonly ways: Readonly<Record<string, SeedCount>>
  readonly length: Readonly<Record<string, SeedCount>>
  readonly questions: Readonly<Record<string, SeedCount>>
  readonly lines: Readonly<Record<string, LineTotals>>
  /** Uses outside a list, by `ruling:reading`. */
  readonly rulings: Readonly<Record<string, number>>
  readonly modes: Readonly<Record<string, ModeTotals>>
}

export type Totals = Readonly<Record<string, ArmTotals>>

export const maxSeeds = 5

/** Numbers are added, lists of seeds keep the lowest, records merge by key. */
export type Mergeable = number | readonly number[] | { readonly [key: string]: Mergeable }

/** Commutative and associative; sorts keys, so that equal totals have equal JSON. */
export function mergeTotals<T>(one: T, other: T): T {
  return mergeValues(one as Mergeable, other as Mergeable) as T
}

function mergeValues(one: Mergeable, other: Mergeable): Mergeable {
  if (typeof one === 'number' && typeof other === 'number') return one + other
  if (isSeeds(one) && isSeeds(other)) return lowestSeeds([...one, ...other])
  if (typeof one !== 'object' || typeof other !== 'object' || isSeeds(one) || isSeeds(other))
    throw new Error('Only totals of the same kind can be merged.')
  const all: Record<string, Mergeable> = {}
  for (const key of [...new Set([...Object.keys(one), ...Object.keys(other)])].toSorted()) {
    const [mine, theirs] = [one[key], other[key]]
    const value =
      mine === undefined || theirs === undefined ? sortKeys(mine ?? theirs) : mergeValues(mine, theirs)
    if (value !== undefined) all[key] = value
  }
  return all
}

function sortKeys(only: Mergeable | undefined): Mergeable | undefined {
  return typeof only === 'object' && !isSeeds(only) ? mergeValues({}, only) : only
}

function isSeeds(value: Mergeable): value is readonly number[] {
  return Array.isArray(value)
}

export function lowestSeeds(seeds: readonly number[]): readonly number[] {
  return [...new Set(seeds)].toSorted((a, b) => a - b).slice(0, maxSeeds)
}
