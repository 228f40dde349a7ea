import { meanOf, shareEstimator, sumOf, words } from '@opfor/lab'
import type { ReactElement } from 'react'
import { figure, rowsTable } from './figure.ts'
import { intervalPlot } from './intervals.ts'
import { armsIn, intervalNote, percent, translate, type PlotInput, withInterval } from './plot-input.ts'

/** The player's win rate at each setting. */
export function winRates(input: PlotInput): ReactElement {
  const arms = armsIn(input)
  const restsOn = input.game.figuresRestOn
  const shares = shareEstimator(input.error)
  const rated = arms.map(({ name, arm }) => {
    const estimate = shares(arm.won.count, arm.games)
    return { name, text: percent(estimate.value), estimate }
  })
  const title = translate(input, words.winRates)
  const columns = [words.setting, words.matches, words.wins, words.meanTurns, words.questions]
  return figure(
    input,
    words.winRates,
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
          withInterval(input, shares(arm.won.count, arm.games), percent),
          meanOf(arm.length).value.toFixed(1),
          (sumOf(arm.questions) / Math.max(1, sumOf(arm.length))).toFixed(2),
        ],
        seeds: arm.won.seeds,
      })),
    ),
  )
}
