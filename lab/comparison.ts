import type { GameModule, SettingsInput } from '@opfor/kernel'
import { changeKey, compareTurns, type ReplayedTotals } from './compare-turns.ts'
import { type DecisionRecord, firstDifferentDecision } from './decision-recorder.ts'
import type { Experiment, SeedRange } from './experiment.ts'
import { requireSettings } from './match.ts'
import type { OpponentPair } from './opponents.ts'
import type { PolicyChoice } from './policies/policies.ts'
import { digestFromTurn, type RecordedMatch, recordMatch } from './recorded-match.ts'
import { withReadings } from './replay-turn.ts'
import { lowestSeeds, mergeTotals, type SeedCount } from './totals.ts'

/** Plain data that can be sent to any thread or machine. */
export type LabTask =
  | { readonly measure: Experiment; readonly seeds: SeedRange }
  | { readonly compare: Comparison; readonly seeds: SeedRange }

export function splitSeeds({ from, to }: SeedRange, size: number): readonly SeedRange[] {
  const all: SeedRange[] = []
  for (let at = from; at < to; at += size) all.push({ from: at, to: Math.min(to, at + size) })
  return all
}

/** Settings, and the text of a variant if its lists are not the printed ones. */
export interface ComparedSettings extends SettingsInput {
  readonly variant?: string | undefined
}

/** Two opponents on the same seeds: two readings, option sets or texts. Plain data. */
export interface Comparison {
  readonly game: string
  readonly policy: PolicyChoice
  readonly first: ComparedSettings
  readonly second: ComparedSettings
}

export interface TurnSums {
  readonly sum: number
  readonly squares: number
}

/** Decisions after the first difference are not comparable. */
export interface ComparisonTotals {
  readonly games: number
  /** Includes the first decision that differs. */
  readonly decisions: number
  /** Matches that the player won with both settings, with only one of them, or with neither. */
  readonly won: {
    readonly both: number
    readonly firstOnly: number
    readonly secondOnly: number
    readonly neither: number
  }
  readonly same: number
  /** Matches with the same decisions, but different answers or a different outcome. */
  readonly otherwise: SeedCount
  /** First differing decisions: `list|line|line`. */
  readonly changed: Readonly<Record<string, SeedCount>>
  readonly turns: { readonly first: TurnSums; readonly second: TurnSums; readonly change: TurnSums }
  /** Turns replayed by the second opponent; missing if the options differ. */
  readonly replayed?: ReplayedTotals
}

export const emptyComparison: ComparisonTotals = {
  games: 0,
  decisions: 0,
  won: { both: 0, firstOnly: 0, secondOnly: 0, neither: 0 },
  same: 0,
  otherwise: { count: 0, seeds: [] },
  changed: {},
  turns: { first: sums(0), second: sums(0), change: sums(0) },
}

export function compareBatch<S>(
  pair: OpponentPair<S>,
  policy: PolicyChoice,
  { from, to }: SeedRange,
): ComparisonTotals {
  const { game, settings } = pair.first
  let totals = emptyComparison
  for (let seed = from; seed < to; seed += 1)
    totals = mergeTotals(totals, compareMatch(recordMatch(game, settings, policy, seed), pair, policy))
  return totals
}

export function compareMatch<S>(
  match: RecordedMatch<S>,
  pair: OpponentPair<S>,
  policy: PolicyChoice,
): ComparisonTotals {
  const replayed = pair.differIn === 'options' ? undefined : compareTurns(match, pair)
  const other = otherMatch(match, pair, policy, replayed?.differs)
  const [mine, theirs] = [madeFrom(match, other.from), madeFrom(other.rest, 0)]
  const nth = firstDifferentDecision(mine, theirs)
  const same =
    other.rest === match ||
    (nth === undefined && digestFromTurn(match, other.from) === digestFromTurn(other.rest, 0))
  const one = { count: 1, seeds: lowestSeeds([match.seed]) }
  const [won, wonOther] = [isWon(match), isWon(other.rest)]
  return {
    games: 1,
    decisions: madeFrom(match, 0).length - mine.length + (nth === undefined ? mine.length : nth + 1),
    won: {
      both: won && wonOther ? 1 : 0,
      firstOnly: won && !wonOther ? 1 : 0,
      secondOnly: !won && wonOther ? 1 : 0,
      neither: !won && !wonOther ? 1 : 0,
    },
    same: same ? 1 : 0,
    otherwise: nth === undefined && !same ? one : { count: 0, seeds: [] },
    changed: nth === undefined ? {} : { [changeKey(mine[nth], theirs[nth])]: one },
    turns: {
      first: sums(match.turns),
      second: sums(other.rest.turns),
      change: sums(other.rest.turns - match.turns),
    },
    ...(replayed === undefined ? {} : { replayed: replayed.totals }),
  }
}

/** The match against the second opponent, from the first turn that may differ. */
interface OtherMatch<S> {
  readonly rest: RecordedMatch<S>
  readonly from: number
}

/**
 * If only lists differ, matches are equal until a replayed turn differs or the player looks ahead. Other readings may change the
 * player's expectations too.
 */
function otherMatch<S>(
  match: RecordedMatch<S>,
  { differIn, second }: OpponentPair<S>,
  policy: PolicyChoice,
  differs: readonly boolean[] = [],
): OtherMatch<S> {
  const { seed, recorded } = match
  const { game, settings, rulings } = second
  const apart =
    differIn === 'lists' ? recorded.findIndex(({ foresaw }, nth) => foresaw || differs[nth] === true) : 0
  if (apart < 0) return { rest: match, from: 0 }
  const turn = recorded[apart]
  if (turn === undefined || turn.isSetup || turn.factCount > 0)
    return { rest: recordMatch(game, settings, policy, seed), from: 0 }
  const start = { ...turn, situation: withReadings(turn.situation, rulings) }
  return { rest: recordMatch(game, settings, policy, seed, start), from: apart }
}

export function recordDecisions<S>(
  game: GameModule<S>,
  input: SettingsInput,
  policy: PolicyChoice,
  seed: number,
): { readonly made: readonly DecisionRecord[] } {
  return { made: madeFrom(recordMatch(game, requireSettings(game, input), policy, seed), 0) }
}

function madeFrom<S>({ recorded }: RecordedMatch<S>, turn: number): readonly DecisionRecord[] {
  return recorded.slice(turn).flatMap(({ made }) => made)
}

function isWon<S>({ outcome: { winner } }: RecordedMatch<S>): boolean {
  return winner !== 'bot' && winner !== 'nobody'
}

function sums(turns: number): TurnSums {
  return { sum: turns, squares: turns * turns }
}
