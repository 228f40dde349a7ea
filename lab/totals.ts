/** How often something came, and the lowest seeds of matches where it did. */
export interface SeedCount {
  readonly count: number
  readonly seeds: readonly number[]
}

/** How often a line spoke and decided, and the lowest seeds of matches where it decided. */
export interface LineTotals {
  readonly spoke: number
  readonly decided: number
  readonly seeds: readonly number[]
}

/** What came of the opponent's turns under a mode, and of the matches whose first such turn was under it. */
export interface ModeTotals {
  readonly turns: number
  /** By how much its score rose in these turns: the sum, and the sum of the squares. */
  readonly gain: number
  readonly squares: number
  readonly opened: number
  readonly openedWon: number
  readonly seeds: readonly number[]
}

/** Everything counted of the matches at one setting: whole numbers and lists of seeds, so that it merges exactly. */
export interface ArmTotals {
  readonly games: number
  readonly won: SeedCount
  readonly lost: SeedCount
  readonly drawn: SeedCount
  /** By the way a match ended. */
  readonly ways: Readonly<Record<string, SeedCount>>
  /** Matches by their number of turns. */
  readonly length: Readonly<Record<string, SeedCount>>
  /** Matches by the number of questions that a person would have been asked. */
  readonly questions: Readonly<Record<string, SeedCount>>
  readonly lines: Readonly<Record<string, LineTotals>>
  /** How often a ruling was used outside a list, as `ruling:reading`. */
  readonly rulings: Readonly<Record<string, number>>
  readonly modes: Readonly<Record<string, ModeTotals>>
}

/** What a batch has counted, by setting. */
export type Totals = Readonly<Record<string, ArmTotals>>

/** How many seeds are kept for each number. */
export const maxSeeds = 5

/** Anything that merges: whole numbers are added, of lists of seeds the lowest are kept, records merge by their keys. */
export type Mergeable = number | readonly number[] | { readonly [key: string]: Mergeable }

/** Both together; the order never matters, and keys come out sorted, so that equal totals are equal texts. */
export function merge<T>(one: T, other: T): T {
  return mergeValues(one as Mergeable, other as Mergeable) as T
}

function mergeValues(one: Mergeable, other: Mergeable): Mergeable {
  if (typeof one === 'number' && typeof other === 'number') return one + other
  if (isSeeds(one) && isSeeds(other)) return lowestSeeds([...one, ...other])
  if (typeof one !== 'object' || typeof other !== 'object' || isSeeds(one) || isSeeds(other))
    throw new Error('Only totals of one kind can be merged.')
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

/** The lowest seeds, each once. */
export function lowestSeeds(seeds: readonly number[]): readonly number[] {
  return [...new Set(seeds)].toSorted((a, b) => a - b).slice(0, maxSeeds)
}
