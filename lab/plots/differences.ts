import { changeBetween, type Estimate, words } from '@opfor/lab'
import type { ReactElement } from 'react'
import { figure, rowsTable } from './figure.ts'
import { intervalPlot } from './intervals.ts'
import { percent, points, translate, type PlotInput, withInterval } from './plot-input.ts'

/** A win rate measured by two studies. */
export interface RatePair {
  readonly name: string
  readonly first: Estimate
  readonly second: Estimate
}

/** The differences of the win rates that two studies have in common. */
export function Differences({
  rated,
  ...input
}: PlotInput & { readonly rated: readonly RatePair[] }): ReactElement {
  const rows = rated.map((each) => ({ ...each, change: changeBetween(each.first, each.second) }))
  const widest = Math.max(0.01, ...rows.flatMap(({ change }) => [Math.abs(change.from), Math.abs(change.to)]))
  const title = translate(input, words.differences)
  return figure(
    input,
    words.differences,
    [translate(input, input.error === undefined ? words.differencesNote : words.differencesRuleNote)],
    intervalPlot(
      title,
      rows.map(({ name, change }) => ({ name, text: points(change.value), estimate: change })),
      [-widest, widest],
      points,
    ),
    rowsTable(
      input,
      title,
      [words.setting, words.first, words.second, words.difference].map((word) => translate(input, word)),
      rows.map(({ name, first, second, change }) => ({
        id: name,
        cells: [
          name,
          withInterval(input, first, percent),
          withInterval(input, second, percent),
          withInterval(input, change, points),
        ],
      })),
    ),
  )
}
