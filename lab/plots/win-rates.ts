import { meanOf, shareEstimator, sumOf, labMessages } from '@opfor/lab'
import type { ReactElement } from 'react'
import { figure, rowsTable } from './figure.ts'
import { intervalPlot } from './intervals.ts'
import {
  namedArmsOf,
  intervalNote,
  formatPercent,
  translate,
  type PlotInput,
  formatWithInterval,
} from './plot-input.ts'

export function winRatesFigure(input: PlotInput): ReactElement {
  const arms = namedArmsOf(input)
  const restsOn = input.game.labAssumptions
  const shares = shareEstimator(input.error)
  const rated = arms.map(({ name, arm }) => {
    const estimate = shares(arm.won.count, arm.games)
    return { name, text: formatPercent(estimate.value), estimate }
  })
  const title = translate(input, labMessages.winRates)
  const columns = [
    labMessages.setting,
    labMessages.matches,
    labMessages.wins,
    labMessages.meanTurns,
    labMessages.questions,
  ]
  return figure(
    input,
    labMessages.winRates,
    [intervalNote(input), ...(restsOn === undefined ? [] : [translate(input, restsOn)])],
    intervalPlot(title, rated, [0, 1], (value) => `${Math.round(value * 100)}%`),
    rowsTable(
      input,
      title,
      columns.map((word) => translate(input, word)),
      arms.map(({ id, name, arm }) => ({
        id,
        cells: [
          name,
          arm.games,
          formatWithInterval(input, shares(arm.won.count, arm.games), formatPercent),
          meanOf(arm.length).value.toFixed(1),
          (sumOf(arm.questions) / Math.max(1, sumOf(arm.length))).toFixed(2),
        ],
        seeds: arm.won.seeds,
      })),
    ),
  )
}
