import { type ComparisonTotals, pairedChange, share, shareEstimator, figureWords } from '@opfor/lab'
import type { ReactElement } from 'react'
import { figure, rowsTable } from './figure.ts'
import { intervalPlot } from './intervals.ts'
import {
  wholePercent,
  formatPercent,
  formatPoints,
  translate,
  type PlotInput,
  formatWithInterval,
} from './plot-input.ts'

export function ComparisonFigure({
  compared,
  player,
  ...input
}: PlotInput & { readonly compared: ComparisonTotals; readonly player: string }): ReactElement {
  const { games, won, same, otherwise, changed } = compared
  const { error } = input
  const change = pairedChange(won.firstOnly, won.secondOnly, games, shareEstimator(error))
  const widest = Math.max(0.01, Math.abs(change.from), Math.abs(change.to))
  const title = translate(input, figureWords.compared)
  const differ = Object.values(changed).reduce((sum, { count }) => sum + count, 0)
  const rows = [
    { word: figureWords.wonBoth, count: won.both },
    { word: figureWords.wonFirst, count: won.firstOnly },
    { word: figureWords.wonSecond, count: won.secondOnly },
    { word: figureWords.wonNeither, count: won.neither },
    { word: figureWords.decidedOtherwise, count: differ },
    { word: figureWords.wentOtherwise, count: otherwise.count, seeds: otherwise.seeds },
    { word: figureWords.sameMatch, count: same },
  ]
  return figure(
    input,
    figureWords.compared,
    [
      error === undefined
        ? translate(input, figureWords.comparedNote)
        : translate(input, figureWords.comparedRuleNote, { wrong: wholePercent(error) }),
    ],
    intervalPlot(
      title,
      [{ name: player, text: formatPoints(change.value), estimate: change }],
      [-widest, widest],
      formatPoints,
    ),
    rowsTable(
      input,
      title,
      [figureWords.outcome, figureWords.matches, '%'].map((word) =>
        typeof word === 'string' ? word : translate(input, word),
      ),
      [
        {
          id: 'change',
          cells: [
            translate(input, figureWords.change),
            games,
            formatWithInterval(input, change, formatPoints),
          ],
        },
        ...rows.map(({ word, count, seeds = [] }) => ({
          id: word.id,
          cells: [
            translate(input, word),
            count,
            formatWithInterval(input, share(count, games), formatPercent),
          ],
          seeds,
        })),
      ],
    ),
  )
}
