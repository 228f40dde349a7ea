import { type ComparisonTotals, pairedChange, share, shareEstimator, words } from '@opfor/lab'
import type { ReactElement } from 'react'
import { figure, rowsTable } from './figure.ts'
import { intervalPlot } from './intervals.ts'
import { wholePercent, percent, points, translate, type PlotInput, withInterval } from './plot-input.ts'

/** The figure of a comparison: two settings on the same seeds. */
export function ComparisonFigure({
  compared,
  player,
  ...input
}: PlotInput & { readonly compared: ComparisonTotals; readonly player: string }): ReactElement {
  const { games, won, same, otherwise, changed } = compared
  const { error } = input
  const change = pairedChange(won.firstOnly, won.secondOnly, games, shareEstimator(error))
  const widest = Math.max(0.01, Math.abs(change.from), Math.abs(change.to))
  const title = translate(input, words.compared)
  const differ = Object.values(changed).reduce((sum, { count }) => sum + count, 0)
  const rows = [
    { word: words.wonBoth, count: won.both },
    { word: words.wonFirst, count: won.firstOnly },
    { word: words.wonSecond, count: won.secondOnly },
    { word: words.wonNeither, count: won.neither },
    { word: words.decidedOtherwise, count: differ },
    { word: words.wentOtherwise, count: otherwise.count, seeds: otherwise.seeds },
    { word: words.sameMatch, count: same },
  ]
  return figure(
    input,
    words.compared,
    [
      error === undefined
        ? translate(input, words.comparedNote)
        : translate(input, words.comparedRuleNote, { wrong: wholePercent(error) }),
    ],
    intervalPlot(
      title,
      [{ name: player, text: points(change.value), estimate: change }],
      [-widest, widest],
      points,
    ),
    rowsTable(
      input,
      title,
      [words.outcome, words.matches, '%'].map((word) =>
        typeof word === 'string' ? word : translate(input, word),
      ),
      [
        {
          id: 'change',
          cells: [translate(input, words.change), games, withInterval(input, change, points)],
        },
        ...rows.map(({ word, count, seeds = [] }) => ({
          id: word.id,
          cells: [translate(input, word), count, withInterval(input, share(count, games), percent)],
          seeds,
        })),
      ],
    ),
  )
}
