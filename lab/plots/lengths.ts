import { type ArmTotals, bars, merge, words } from '@opfor/lab'
import { scaleLinear } from '@visx/scale'
import { Bar } from '@visx/shape'
import { createElement as h, type ReactElement } from 'react'
import { figure, rowsTable } from './figure.ts'
import { axis, width } from './intervals.ts'
import { armsIn, percent, translate, type PlotInput } from './plot-input.ts'

const height = 150

/** Matches by their number of turns, all settings together. */
export function lengths(input: PlotInput): ReactElement {
  const [first = {}, ...rest] = armsIn(input).map(({ arm }): ArmTotals['length'] => arm.length)
  const all = bars(rest.reduce((one, other) => merge(one, other), first))
  const matches = all.reduce((sum, { count }) => sum + count, 0)
  const highest = Math.max(1, ...all.map(({ count }) => count))
  const from = all[0]?.at ?? 0
  const to = all.at(-1)?.at ?? 1
  const x = scaleLinear<number>({ domain: [from - 0.5, to + 0.5], range: [12, width - 12] })
  const y = scaleLinear<number>({ domain: [0, highest], range: [0, height - 8] })
  const title = translate(input, words.lengths)
  const barWidth = Math.max(1, x(from + 1) - x(from) - 1)
  return figure(
    input,
    words.lengths,
    [translate(input, words.lengthsNote)],
    h(
      'svg',
      { viewBox: `0 0 ${width} ${height + 28}`, className: 'lab-plot', role: 'img', 'aria-label': title },
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
      axis(x, height, String),
    ),
    rowsTable(
      input,
      title,
      [translate(input, words.turns), translate(input, words.matches), '%'],
      all.map(({ at, count, seeds }) => ({
        id: String(at),
        cells: [at, count, percent(count / matches)],
        seeds,
      })),
    ),
  )
}
