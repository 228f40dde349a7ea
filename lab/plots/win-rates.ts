import { meanOf, sharesAt, sumOf, words } from '@opfor/lab'
import type { ReactElement } from 'react'
import { figure, rowsTable } from './figure.ts'
import { intervalPlot } from './intervals.ts'
import { armsIn, intervalNote, percent, said, type PlotInput, withInterval } from './shown.ts'

/** How often the player wins, by setting. */
export function winRates(shown: PlotInput): ReactElement {
  const arms = armsIn(shown)
  const restsOn = shown.game.figuresRestOn
  const shares = sharesAt(shown.error)
  const rated = arms.map(({ name, arm }) => {
    const estimate = shares(arm.won.count, arm.games)
    return { name, text: percent(estimate.value), estimate }
  })
  const title = said(shown, words.winRates)
  const columns = [words.setting, words.matches, words.wins, words.meanTurns, words.questions]
  return figure(
    shown,
    words.winRates,
    [intervalNote(shown), ...(restsOn === undefined ? [] : [said(shown, restsOn)])],
    intervalPlot(title, rated, [0, 1], (value) => `${Math.round(value * 100)}%`),
    rowsTable(
      shown,
      title,
      columns.map((word) => said(shown, word)),
      arms.map(({ id, name, arm }) => ({
        id,
        cells: [
          name,
          arm.games,
          withInterval(shown, shares(arm.won.count, arm.games), percent),
          meanOf(arm.length).value.toFixed(1),
          (sumOf(arm.questions) / Math.max(1, sumOf(arm.length))).toFixed(2),
        ],
        seeds: arm.won.seeds,
      })),
    ),
  )
}
