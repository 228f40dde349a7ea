import { independentChange, type Estimate, labMessages } from '@opfor/lab'
import type { ReactElement } from 'react'
import { figure, rowsTable } from './figure.ts'
import { intervalPlot } from './intervals.ts'
import { formatPercent, formatPoints, translate, type PlotInput, formatWithInterval } from './plot-input.ts'

export interface RatePair {
  readonly name: string
  readonly first: Estimate
  readonly second: Estimate
}

export function RateDifferences({
  rated,
  ...input
}: PlotInput & { readonly rated: readonly RatePair[] }): ReactElement {
  const rows = rated.map((each) => ({ ...each, change: independentChange(each.first, each.second) }))
  const widest = Math.max(0.01, ...rows.flatMap(({ change }) => [Math.abs(change.from), Math.abs(change.to)]))
  const title = translate(input, labMessages.differences)
  return figure(
    input,
    labMessages.differences,
    [
      translate(
        input,
        input.error === undefined ? labMessages.differencesNote : labMessages.differencesRuleNote,
      ),
    ],
    intervalPlot(
      title,
      rows.map(({ name, change }) => ({ name, text: formatPoints(change.value), estimate: change })),
      [-widest, widest],
      formatPoints,
    ),
    rowsTable(
      input,
      title,
      [labMessages.setting, labMessages.first, labMessages.second, labMessages.difference].map((word) =>
        translate(input, word),
      ),
      rows.map(({ name, first, second, change }) => ({
        id: name,
        cells: [
          name,
          formatWithInterval(input, first, formatPercent),
          formatWithInterval(input, second, formatPercent),
          formatWithInterval(input, change, formatPoints),
        ],
      })),
    ),
  )
}
