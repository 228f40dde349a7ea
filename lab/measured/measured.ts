/** What was measured of a game by simulated matches. */
export interface Measured {
  /** The version of the rules that were played. */
  readonly rules: number
  readonly player: 'greedy'
  /** Matches per level. */
  readonly matches: number
  /** In how many of 100 matches the player wins, by difficulty; `standard` for a game without levels. */
  readonly wins: Readonly<Record<string, number>>
  /** The line that costs the player most: without it the player wins this number of matches more, of 100. */
  readonly costliest?: { readonly list: string; readonly line: string; readonly wins: number } | undefined
}
