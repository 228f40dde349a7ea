/** A count, and the lowest seeds of matches that contributed to it. */
export interface SeedCount {
  readonly count: number
  readonly seeds: readonly number[]
}

/** How often a line was checked (`spoke`) and decided, and the lowest seeds of matches in which it decided. */
export interface LineTotals {
  readonly spoke: number
  readonly decided: number
  readonly seeds: readonly number[]
}

/** Results of the opponent's turns in a mode, and of the matches in which it was the first mode (`opened`). */
export interface ModeTotals {
  readonly turns: number
  /** The gain of its score in these turns: the sum, and the sum of squares. */
  readonly gain: number
  readonly squares: number
  readonly opened: number
  readonly openedWon: number
  readonly seeds: readonly number[]
}

/** The totals of one arm: whole numbers and lists of seeds, so that merging is exact. */
export interface ArmTotals {
  readonly games: number
  readonly won: SeedCount
  readonly lost: SeedCount
  readonly drawn: SeedCount
  /** Matches by ending. */
  readonly ways: Readonly<Record<string, SeedCount>>
  /** Matches by their number of turns. */
  readonly length: Readonly<Record<string, SeedCount>>
  /** Matches by the number of questions to a person. */
  readonly questions: Readonly<Record<string, SeedCount>>
  readonly lines: Readonly<Record<string, LineTotals>>
  /** How often a ruling was applied outside a list, by `ruling:reading`. */
  readonly rulings: Readonly<Record<string, number>>
  readonly modes: Readonly<Record<string, ModeTotals>>
}

/** The totals of a batch, by arm. */
export type Totals = Readonly<Record<string, ArmTotals>>

/** The maximum number of seeds per count. */
export const maxSeeds = 5

/** Values that merge: numbers are added, lists of seeds keep the lowest, records merge by key. */
export type Mergeable = number | readonly number[] | { readonly [key: string]: Mergeable }

/** Merges totals. Commutative and associative; keys are sorted, so that equal totals have equal JSON. */
export function merge<T>(one: T, other: T): T {
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

/** The lowest seeds without duplicates. */
export function lowestSeeds(seeds: readonly number[]): readonly number[] {
  return [...new Set(seeds)].toSorted((a, b) => a - b).slice(0, maxSeeds)
}
