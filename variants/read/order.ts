/** Identifies things by their printed index. */
export interface OrderMoves {
  /** Includes both of two swapped neighbours. */
  readonly moved: ReadonlySet<number>
  /** The moved ones, and all that they were moved across. */
  readonly apart: ReadonlySet<number>
}

/** Takes printed indexes in their present order; some may be missing. */
export function movesIn(places: readonly number[]): OrderMoves {
  const inPlace = longestRising(places)
  const moved = new Set(places.filter((place) => !inPlace.has(place)))
  const apart = new Set<number>()
  for (const [at, place] of places.entries()) {
    const crossed = places.filter((other, there) => there < at !== other < place && other !== place)
    if (crossed.length > 0) apart.add(place)
    const [only] = crossed
    const isNext = crossed.length === 1 && only !== undefined && Math.abs(only - place) === 1
    if (isNext && moved.has(place)) moved.add(only)
  }
  return { moved, apart }
}

/** Numbers of the longest rising subsequence: they kept their order. */
function longestRising(numbers: readonly number[]): ReadonlySet<number> {
  const best: (readonly number[])[] = []
  for (const number of numbers) {
    const before = best
      .filter((run) => (run.at(-1) ?? -1) < number)
      .reduce<readonly number[]>((longest, run) => (run.length > longest.length ? run : longest), [])
    best.push([...before, number])
  }
  return new Set(
    best.reduce<readonly number[]>((longest, run) => (run.length > longest.length ? run : longest), []),
  )
}
