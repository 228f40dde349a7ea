export interface MeasuredResults {
  readonly rules: number
  readonly player: 'greedy'
  readonly matches: number
  /** Player's wins per 100 matches, by difficulty; `standard` for a game without levels. */
  readonly wins: Readonly<Record<string, number>>
  /** The line that costs the player most: without it the player wins `wins` more of 100 matches. */
  readonly costliest?: { readonly list: string; readonly line: string; readonly wins: number } | undefined
}
