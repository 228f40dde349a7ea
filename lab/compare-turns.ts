import type { DecisionRecord } from './decision-recorder.ts'
import type { OpponentPair } from './opponents.ts'
import type { RecordedMatch, RecordedTurn } from './recorded-match.ts'
import { replayTurn } from './replay-turn.ts'
import { merge, type SeedCount } from './totals.ts'

/** The turns of matches against the first opponent, each played again by the second: same situation, dice and answers. */
export interface ReplayedTotals {
  /** Turns in which the lists of the first opponent decided something. */
  readonly turns: number
  /** Turns with another decision: the first one of the turn, by list and deciding lines, `list|line|line`. */
  readonly changed: Readonly<Record<string, SeedCount>>
  /** Turns with the same decisions that went otherwise. */
  readonly otherwise: number
  /** Turns in which the second opponent asks somebody what the first decided. */
  readonly asked: number
}

/** Plays each turn of a match again by the second opponent; also returns which turns differ. */
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
    else changed = merge(changed, { [changeKey(turn.made[nth], made[nth])]: { count: 1, seeds: [seed] } })
  }
  return { totals: { turns, changed, otherwise, asked }, differs }
}

/** The key of a decision that differs: its list, and the deciding line of each opponent. */
export function changeKey(first: DecisionRecord | undefined, second: DecisionRecord | undefined): string {
  return `${first?.list ?? second?.list ?? ''}|${first?.line ?? ''}|${second?.line ?? ''}`
}

/** Whether a turn may go otherwise: its lists were read, and lines that are different had a part in it. */
function mayDiffer<S>(turn: RecordedTurn<S>, { differIn, touched }: OpponentPair<S>): boolean {
  const { made, lines, given } = turn
  if (differIn !== 'lists') return true
  if (made.length + lines.length === 0) return false
  // A line may ask about the table without deciding anything.
  if (touched === undefined || given.some(({ question }) => question.to === 'table')) return true
  return lines.some((line) => touched.has(line))
}
