import type { DecisionRecord } from './decision-recorder.ts'
import type { OpponentPair } from './opponents.ts'
import type { RecordedMatch, RecordedTurn } from './recorded-match.ts'
import { replayTurn } from './replay-turn.ts'
import { mergeTotals, type SeedCount } from './totals.ts'

/** The second opponent replays each turn of the first: same situation, dice and answers. */
export interface ReplayedTotals {
  /** Turns with a decision by the first opponent's lists. */
  readonly turns: number
  /** Turns by the first differing decision: `list|line|line`. */
  readonly changed: Readonly<Record<string, SeedCount>>
  /** Turns with the same decisions but another course. */
  readonly otherwise: number
  /** Turns in which the second opponent asks, but the first decides. */
  readonly asked: number
}

export function compareTurns<S>(
  match: RecordedMatch<S>,
  pair: OpponentPair<S>,
): { readonly totals: ReplayedTotals; readonly differs: readonly boolean[] } {
  const { recorded, seed } = match
  const { game, rulings } = pair.second
  const differs: boolean[] = []
  let turns = 0
  let otherwise = 0
  let asked = 0
  let changed: Readonly<Record<string, SeedCount>> = {}
  for (const turn of recorded) {
    if (turn.made.length > 0) turns += 1
    const replayed = mayDiffer(turn, pair) ? replayTurn(game, rulings, turn, seed) : undefined
    differs.push(replayed !== undefined && !replayed.same)
    if (replayed === undefined || replayed.same) continue
    const { nth, made, asks } = replayed
    if (asks) asked += 1
    else if (nth === undefined) otherwise += 1
    else
      changed = mergeTotals(changed, { [changeKey(turn.made[nth], made[nth])]: { count: 1, seeds: [seed] } })
  }
  return { totals: { turns, changed, otherwise, asked }, differs }
}

export function changeKey(first: DecisionRecord | undefined, second: DecisionRecord | undefined): string {
  return `${first?.list ?? second?.list ?? ''}|${first?.line ?? ''}|${second?.line ?? ''}`
}

/** A turn may differ only if differing lines took part in it. */
function mayDiffer<S>(turn: RecordedTurn<S>, { differIn, touched }: OpponentPair<S>): boolean {
  const { made, lines, given } = turn
  if (differIn !== 'lists') return true
  if (made.length + lines.length === 0) return false
  // A line may ask about the table without deciding anything.
  if (touched === undefined || given.some(({ question }) => question.to === 'table')) return true
  return lines.some((line) => touched.has(line))
}
