import { changeBetween, type Estimate, words } from '@opfor/lab'
import type { ReactElement } from 'react'
import { figure, rowsTable } from './figure.ts'
import { intervalPlot } from './intervals.ts'
import { percent, points, said, type PlotInput, withInterval } from './shown.ts'

/** A win rate that two studies have measured. */
export interface RatePair {
  readonly name: string
  readonly first: Estimate
  readonly second: Estimate
}

/** By how much the win rates of two studies differ, wherever both have measured the same. */
export function Differences({
  rated,
  ...shown
}: PlotInput & { readonly rated: readonly RatePair[] }): ReactElement {
  const rows = rated.map((each) => ({ ...each, change: changeBetween(each.first, each.second) }))
  const widest = Math.max(0.01, ...rows.flatMap(({ change }) => [Math.abs(change.from), Math.abs(change.to)]))
  const title = said(shown, words.differences)
  return figure(
    shown,
    words.differences,
    [said(shown, shown.error === undefined ? words.differencesNote : words.differencesRuleNote)],
    intervalPlot(
      title,
      rows.map(({ name, change }) => ({ name, text: points(change.value), estimate: change })),
      [-widest, widest],
      points,
    ),
    rowsTable(
      shown,
      title,
      [words.setting, words.first, words.second, words.difference].map((word) => said(shown, word)),
      rows.map(({ name, first, second, change }) => ({
        id: name,
        cells: [
          name,
          withInterval(shown, first, percent),
          withInterval(shown, second, percent),
          withInterval(shown, change, points),
        ],
      })),
    ),
  )
}
