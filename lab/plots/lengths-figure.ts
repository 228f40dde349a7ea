import { type ArmTotals, histogramBars, mergeTotals, labMessages } from '@opfor/lab'
import { scaleLinear } from '@visx/scale'
import { Bar } from '@visx/shape'
import { createElement as h, type ReactElement } from 'react'
import { figure, rowsTable } from './figure.ts'
import { plotAxis, plotWidth } from './intervals.ts'
import { namedArmsOf, formatPercent, translate, type PlotInput } from './plot-input.ts'

const height = 150

export function lengthsFigure(input: PlotInput): ReactElement {
  const [first = {}, ...rest] = namedArmsOf(input).map(({ arm }): ArmTotals['length'] => arm.length)
  const all = histogramBars(rest.reduce((one, other) => mergeTotals(one, other), first))
  const matches = all.reduce((sum, { count }) => sum + count, 0)
  const highest = Math.max(1, ...all.map(({ count }) => count))
  const from = all[0]?.at ?? 0
  const to = all.at(-1)?.at ?? 1
  const x = scaleLinear<number>({ domain: [from - 0.5, to + 0.5], range: [12, plotWidth - 12] })
  const y = scaleLinear<number>({ domain: [0, highest], range: [0, height - 8] })
  const title = translate(input, labMessages.lengths)
  const barWidth = Math.max(1, x(from + 1) - x(from) - 1)
  return figure(
    input,
    labMessages.lengths,
    [translate(input, labMessages.lengthsNote)],
    h(
      'svg',
      { viewBox: `0 0 ${plotWidth} ${height + 28}`, className: 'lab-plot', role: 'img', 'aria-label': title },
      ...all.map(({ at, count }) =>
        h(Bar, {
          key: at,
          className: 'lab-bar',
          x: x(at) - barWidth / 2,
          y: height - y(count),
          width: barWidth,
          height: y(count),
        }),
      ),
      plotAxis(x, height, String),
    ),
    rowsTable(
      input,
      title,
      [translate(input, labMessages.turns), translate(input, labMessages.matches), '%'],
      all.map(({ at, count, seeds }) => ({
        id: String(at),
        cells: [at, count, formatPercent(count / matches)],
        seeds,
      })),
    ),
  )
}
