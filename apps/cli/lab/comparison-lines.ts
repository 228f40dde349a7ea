import type { Game } from '@opfor/kernel'
import {
  type ComparisonTotals,
  type Estimate,
  estimateMean,
  pairedChange,
  isMeaningfulWinRate,
  estimateShare,
  shareEstimator,
  type TurnSums,
} from '@opfor/lab'
import { applyStyle } from '../lines/output.ts'
import { changedTable, exampleLines, opponentsOf } from './changed-lines.ts'
import { winRateChange, type ComparisonResult, verdictLines } from './compare.ts'
import { meanText, percentText, pointsText, signedMeanText } from './table.ts'

/** A study has its own stopping rule with an error rate. */
export type ShownComparison = Pick<ComparisonResult, 'name' | 'comparison' | 'totals'> &
  Partial<Pick<ComparisonResult, 'stopping' | 'stopped'>> & { readonly error?: number | undefined }

export interface ReportPart {
  readonly title: string
  readonly lines: readonly string[]
  /** True for a transcript, false for Markdown. */
  readonly verbatim?: boolean
}

export function comparisonLines(game: Game, shown: ShownComparison, how = ''): readonly string[] {
  const { name, comparison, totals } = shown
  return [
    applyStyle('strong', `${game.title}: ${name}`),
    applyStyle(
      'faint',
      `${totals.games} seeds, each played twice by the ${comparison.policy.name} player${how}`,
    ),
    ...comparisonParts(game, shown).flatMap(({ title, lines }) => [
      '',
      applyStyle('strong', title),
      ...lines,
    ]),
  ]
}

export function comparisonParts(game: Game, shown: ShownComparison): readonly ReportPart[] {
  const { comparison, totals } = shown
  const { games, decisions, same, otherwise, replayed } = totals
  const pair = opponentsOf(game, comparison)
  const changed = countChangedMatches(totals)
  const examples = exampleLines(pair, comparison, totals)
  const turnsChanged = count(replayed?.changed)
  const asked = replayed?.asked ?? 0
  return [
    { title: 'Win rate and length', lines: resultLines(game, shown) },
    {
      title: 'First differences of the matches',
      lines: [
        'Each match is compared with the other of its seed, up to the first decision that differs.',
        `A decision differed at some point: ${percentText(estimateShare(changed, games))} of the matches; ${
          changed === 0 ? 'never' : `one decision in ${Math.round(decisions / changed)}`
        }.`,
        `Same decisions, different game: ${percentText(estimateShare(otherwise.count, games))}.`,
        `Identical match: ${percentText(estimateShare(same, games))}.`,
        '',
        ...changedTable(pair, totals.changed, 'matches'),
      ],
    },
    ...(replayed === undefined
      ? []
      : [
          {
            title: 'Turn by turn',
            lines: [
              'Each turn of the first opponent, played again by the second: same situation, same dice, same answers.',
              `Another decision: ${turnsChanged} of ${replayed.turns} turns, ${percentText(estimateShare(turnsChanged, replayed.turns))}.`,
              ...(asked === 0
                ? []
                : [`Asks the player instead of deciding by itself (counted apart): ${asked} turns.`]),
              ...(replayed.otherwise === 0
                ? []
                : [`Same decisions, other course: ${replayed.otherwise} turns.`]),
              '',
              ...changedTable(pair, replayed.changed, 'turns'),
            ],
          },
        ]),
    ...(examples.length === 0
      ? []
      : [{ title: 'The first decisions that differ', lines: examples, verbatim: true }]),
  ]
}

function resultLines(game: Game, shown: ShownComparison): readonly string[] {
  const { comparison, totals, error, stopping, stopped = false } = shown
  const player = comparison.policy.name
  const { won, games, turns } = totals
  const rates = [won.both + won.firstOnly, won.both + won.secondOnly].map((wins) =>
    percentText(estimateShare(wins, games)),
  )
  const byStopping = stopping === undefined ? '' : ', whenever one stops'
  return [
    error === undefined && !isMeaningfulWinRate(game, player)
      ? winsSayNothing(game, player)
      : `The player wins ${rates[0]} with the first and ${rates[1]} with the second: ${pointsText(changeShown(shown))} points${byStopping}.`,
    `Turns: ${meanOf(games, turns.first)} with the first and ${meanOf(games, turns.second)} with the second: ${signedMeanText(
      estimateMean(games, turns.change.sum, turns.change.squares),
    )}.`,
    ...(stopping === undefined || error !== undefined ? [] : [verdictLines({ totals, stopping, stopped })]),
  ]
}

function winsSayNothing({ title, heuristics }: Game, player: string): string {
  return heuristics === undefined
    ? `Win rates say nothing here: the ${player} player does not know what is good for it in ${title}.`
    : `Win rates say nothing here: the ${player} player does not play to win. --policy greedy does.`
}

function changeShown({ totals, error, stopping }: ShownComparison): Estimate {
  return stopping === undefined ? studyWinRateChange(totals, error) : winRateChange(totals)
}

/** For a number of matches that was fixed, or set by a study's stopping rule. */
export function studyWinRateChange({ won, games }: ComparisonTotals, error?: number): Estimate {
  return pairedChange(won.firstOnly, won.secondOnly, games, shareEstimator(error))
}

export function countChangedMatches({ changed }: ComparisonTotals): number {
  return count(changed)
}

function count(counts: ComparisonTotals['changed'] = {}): number {
  return Object.values(counts).reduce((sum, each) => sum + each.count, 0)
}

function meanOf(games: number, { sum, squares }: TurnSums): string {
  return meanText(estimateMean(games, sum, squares))
}
