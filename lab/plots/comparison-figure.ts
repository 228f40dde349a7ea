import { type ComparisonTotals, pairedChange, estimateShare, shareEstimator, labMessages } from '@opfor/lab'
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
  const title = translate(input, labMessages.compared)
  const differ = Object.values(changed).reduce((sum, { count }) => sum + count, 0)
  const rows = [
    { word: labMessages.wonBoth, count: won.both },
    { word: labMessages.wonFirst, count: won.firstOnly },
    { word: labMessages.wonSecond, count: won.secondOnly },
    { word: labMessages.wonNeither, count: won.neither },
    { word: labMessages.decidedOtherwise, count: differ },
    { word: labMessages.wentOtherwise, count: otherwise.count, seeds: otherwise.seeds },
    { word: labMessages.sameMatch, count: same },
  ]
  return figure(
    input,
    labMessages.compared,
    [
      error === undefined
        ? translate(input, labMessages.comparedNote)
        : translate(input, labMessages.comparedRuleNote, { wrong: wholePercent(error) }),
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
      [labMessages.outcome, labMessages.matches, '%'].map((word) =>
        typeof word === 'string' ? word : translate(input, word),
      ),
      [
        {
          id: 'change',
          cells: [
            translate(input, labMessages.change),
            games,
            formatWithInterval(input, change, formatPoints),
          ],
        },
        ...rows.map(({ word, count, seeds = [] }) => ({
          id: word.id,
          cells: [
            translate(input, word),
            count,
            formatWithInterval(input, estimateShare(count, games), formatPercent),
          ],
          seeds,
        })),
      ],
    ),
  )
}
