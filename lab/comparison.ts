import { digest, type GameModule, type SettingsInput } from '@opfor/kernel'
import { type DecisionRecord, DecisionRecorder } from './decision-recorder.ts'
import type { Seeds } from './experiment.ts'
import { playMatch, settingsOf } from './match.ts'
import type { PolicyChoice } from './policies.ts'
import { type SeedCount, lowestSeeds, merge } from './totals.ts'

/** Two settings on the same seeds: two readings of a ruling, or two sets of options. Plain data. */
export interface Comparison {
  readonly game: string
  readonly policy: PolicyChoice
  readonly first: SettingsInput
  readonly second: SettingsInput
}

/** The totals of a comparison. Decisions are compared up to the first one that differs; later ones are not comparable. */
export interface ComparisonTotals {
  readonly games: number
  /** Number of decisions compared, including the first that differs. */
  readonly decisions: number
  /** Number of matches that the player won with both settings, with only one of them, or with neither. */
  readonly won: {
    readonly both: number
    readonly firstOnly: number
    readonly secondOnly: number
    readonly neither: number
  }
  /** Number of identical matches. */
  readonly same: number
  /** Matches with the same decisions, but different answers or a different outcome. */
  readonly otherwise: SeedCount
  /** First differing decisions, by list and the deciding line with each setting: `list|line|line`. */
  readonly changed: Readonly<Record<string, SeedCount>>
}

interface RecordedMatch {
  readonly made: readonly DecisionRecord[]
  readonly won: boolean
  readonly history: string
}

/** Plays the matches of these seeds with both settings and compares them. */
export function compareBatch<S>(
  game: GameModule<S>,
  { policy, first, second }: Comparison,
  { from, to }: Seeds,
): ComparisonTotals {
  let totals: ComparisonTotals = {
    games: 0,
    decisions: 0,
    won: { both: 0, firstOnly: 0, secondOnly: 0, neither: 0 },
    same: 0,
    otherwise: { count: 0, seeds: [] },
    changed: {},
  }
  for (let seed = from; seed < to; seed += 1)
    totals = merge(
      totals,
      compareMatches(
        recordDecisions(game, first, policy, seed),
        recordDecisions(game, second, policy, seed),
        seed,
      ),
    )
  return totals
}

/** The index of the first decision that differs, or undefined if all are equal. */
export function firstDifference(
  first: readonly DecisionRecord[],
  second: readonly DecisionRecord[],
): number | undefined {
  for (let nth = 0; nth < Math.max(first.length, second.length); nth += 1)
    if (first[nth]?.list !== second[nth]?.list || first[nth]?.chosen !== second[nth]?.chosen) return nth
  return undefined
}

/** Plays a match and records its decisions, its winner, and a digest of all answers. */
export function recordDecisions<S>(
  game: GameModule<S>,
  input: SettingsInput,
  policy: PolicyChoice,
  seed: number,
): RecordedMatch {
  const decisions = new DecisionRecorder()
  const history: unknown[] = []
  const { outcome } = playMatch(game, settingsOf(game, input), policy, seed, decisions, {
    asked: (question, answer) => {
      history.push(question.id, question.write(answer))
    },
  })
  const { winner, text } = outcome
  return {
    made: decisions.made,
    won: winner !== 'bot' && winner !== 'nobody',
    history: digest([history, winner, text]),
  }
}

function compareMatches(first: RecordedMatch, second: RecordedMatch, seed: number): ComparisonTotals {
  const nth = firstDifference(first.made, second.made)
  const one = { count: 1, seeds: lowestSeeds([seed]) }
  const none = { count: 0, seeds: [] }
  const [mine, theirs] = nth === undefined ? [] : [first.made[nth], second.made[nth]]
  const key = `${mine?.list ?? theirs?.list ?? ''}|${mine?.line ?? ''}|${theirs?.line ?? ''}`
  const same = nth === undefined && first.history === second.history
  return {
    games: 1,
    decisions: nth === undefined ? first.made.length : nth + 1,
    won: {
      both: first.won && second.won ? 1 : 0,
      firstOnly: first.won && !second.won ? 1 : 0,
      secondOnly: !first.won && second.won ? 1 : 0,
      neither: !first.won && !second.won ? 1 : 0,
    },
    same: same ? 1 : 0,
    otherwise: nth === undefined && !same ? one : none,
    changed: nth === undefined ? {} : { [key]: one },
  }
}
