import type { GameModule, SettingsInput } from '@opfor/kernel'
import type { DecisionRecord } from './decision-recorder.ts'
import type { Seeds } from './experiment.ts'
import { firstDifference } from './first-difference.ts'
import { settingsOf } from './match.ts'
import type { OpponentPair } from './opponents.ts'
import type { PolicyChoice } from './policies.ts'
import { historyFrom, type RecordedMatch, recordMatch } from './recorded-match.ts'
import { changeKey, compareTurns, type ReplayedTotals } from './compare-turns.ts'
import { opposedBy } from './replay-turn.ts'
import { type SeedCount, lowestSeeds, merge } from './totals.ts'

/** What the opponent plays by: settings, and the text of a variant if its lists are not the printed ones. */
export interface ComparedSettings extends SettingsInput {
  readonly variant?: string | undefined
}

/** Two opponents on the same seeds: two readings of a ruling, two sets of options, or two texts. Plain data. */
export interface Comparison {
  readonly game: string
  readonly policy: PolicyChoice
  readonly first: ComparedSettings
  readonly second: ComparedSettings
}

/** Number of turns of the matches: the sum, and the sum of squares. */
export interface TurnSums {
  readonly sum: number
  readonly squares: number
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
  /** The lengths of the matches with each, and their differences. */
  readonly turns: { readonly first: TurnSums; readonly second: TurnSums; readonly change: TurnSums }
  /** The turns of the first match played again by the second opponent; missing if the two differ in options. */
  readonly replayed?: ReplayedTotals
}

/** The totals before any match. */
export const noComparison: ComparisonTotals = {
  games: 0,
  decisions: 0,
  won: { both: 0, firstOnly: 0, secondOnly: 0, neither: 0 },
  same: 0,
  otherwise: { count: 0, seeds: [] },
  changed: {},
  turns: { first: sums(0), second: sums(0), change: sums(0) },
}

/** Plays the matches of these seeds against both opponents and compares them. */
export function compareBatch<S>(
  pair: OpponentPair<S>,
  policy: PolicyChoice,
  { from, to }: Seeds,
): ComparisonTotals {
  const { game, settings } = pair.first
  let totals = noComparison
  for (let seed = from; seed < to; seed += 1)
    totals = merge(totals, compareMatch(recordMatch(game, settings, policy, seed), pair, policy))
  return totals
}

/** Compares a match against the first opponent with that of the same seed against the second. */
export function compareMatch<S>(
  match: RecordedMatch<S>,
  pair: OpponentPair<S>,
  policy: PolicyChoice,
): ComparisonTotals {
  const replayed = pair.differIn === 'options' ? undefined : compareTurns(match, pair)
  const other = otherMatch(match, pair, policy, replayed?.differs)
  const [mine, theirs] = [madeFrom(match, other.from), madeFrom(other.rest, 0)]
  const nth = firstDifference(mine, theirs)
  const same =
    other.rest === match ||
    (nth === undefined && historyFrom(match, other.from) === historyFrom(other.rest, 0))
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

/** The match against the second opponent, from the turn on up to which it is known to be the same. */
interface OtherMatch<S> {
  readonly rest: RecordedMatch<S>
  readonly from: number
}

/**
 * If only lists differ, both matches are the same up to the first turn that goes otherwise when it is played again, or in which
 * the player looked ahead to decisions of the opponent. Other readings may also change what the player expects of its answers.
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
  const start = { ...turn, situation: opposedBy(turn.situation, rulings) }
  return { rest: recordMatch(game, settings, policy, seed, start), from: apart }
}

/** Plays a match and returns its decisions. */
export function recordDecisions<S>(
  game: GameModule<S>,
  input: SettingsInput,
  policy: PolicyChoice,
  seed: number,
): { readonly made: readonly DecisionRecord[] } {
  return { made: madeFrom(recordMatch(game, settingsOf(game, input), policy, seed), 0) }
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
