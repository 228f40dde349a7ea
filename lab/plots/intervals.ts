import type { Estimate } from '@opfor/lab'
import { AxisBottom } from '@visx/axis'
import { Group } from '@visx/group'
import { scaleLinear } from '@visx/scale'
import { Circle, Line } from '@visx/shape'
import { createElement as h, type ReactElement } from 'react'

export interface EstimateRow {
  readonly name: string
  readonly text: string
  readonly estimate: Estimate
}

/** Width of the view box; plots scale with the page. */
export const plotWidth = 360

const rowHeight = 40
const margin = { left: 12, right: 12, bottom: 28 }

export function intervalPlot(
  title: string,
  rows: readonly EstimateRow[],
  domain: readonly [number, number],
  format: (value: number) => string,
): ReactElement {
  const x = scaleLinear<number>({
    domain: [...domain],
    range: [margin.left, plotWidth - margin.right],
    nice: true,
  })
  const bottom = rows.length * rowHeight
  const height = bottom + margin.bottom
  return h(
    'svg',
    { viewBox: `0 0 ${plotWidth} ${height}`, className: 'lab-plot', role: 'img', 'aria-label': title },
    ...x.ticks(4).map((tick) =>
      h(Line, {
        key: tick,
        className: 'lab-grid',
        from: { x: x(tick), y: 0 },
        to: { x: x(tick), y: bottom },
      }),
    ),
    ...rows.map(({ name, text, estimate }, at) =>
      h(
        Group,
        { key: name, top: at * rowHeight },
        h('text', { className: 'lab-name', x: margin.left, y: 13 }, name),
        h('text', { className: 'lab-number', x: plotWidth - margin.right, y: 13, textAnchor: 'end' }, text),
        h(Line, {
          className: 'lab-interval',
          from: { x: x(estimate.from), y: 26 },
          to: { x: x(estimate.to), y: 26 },
        }),
        h(Circle, { className: 'lab-dot', cx: x(estimate.value), cy: 26, r: 4 }),
      ),
    ),
    plotAxis(x, bottom, format),
  )
}

export function plotAxis(
  scale: ReturnType<typeof scaleLinear<number>>,
  top: number,
  format: (value: number) => string,
): ReactElement {
  return h(AxisBottom, {
    key: 'axis',
    top,
    scale,
    numTicks: 4,
    tickFormat: (value) => format(Number(value)),
    stroke: 'currentColor',
    tickStroke: 'currentColor',
    tickLength: 4,
    tickLabelProps: { className: 'lab-tick', fill: 'currentColor', fontSize: 11, fontFamily: 'inherit' },
  })
}
