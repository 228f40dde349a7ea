import { type RuleList, formatRule } from '@opfor/kernel'
import { type LineTotals, mergeTotals, labMessages } from '@opfor/lab'
import { scaleLinear } from '@visx/scale'
import { Bar } from '@visx/shape'
import { createElement as h, type ReactElement } from 'react'
import { figure, rowsTable } from './figure.ts'
import { namedArmsOf, translate, type PlotInput } from './plot-input.ts'

const barWidth = 80
const emptyTotals: LineTotals = { checked: 0, decided: 0, seeds: [] }

/** All lists, each line with how often it was checked and decided. */
export function decidingLines(input: PlotInput): ReactElement {
  const arms = namedArmsOf(input)
  const [first = {}, ...rest] = arms.map(({ arm }): Readonly<Record<string, LineTotals>> => arm.lines)
  const all = rest.reduce((one, other) => mergeTotals(one, other), first)
  const matches = arms.reduce((sum, { arm }) => sum + arm.games, 0)
  return figure(
    input,
    labMessages.heat,
    [translate(input, labMessages.heatNote)],
    undefined,
    ...input.game.declared.map((declared) => listTable(input, declared, all, matches)),
  )
}

function listTable(
  input: PlotInput,
  declared: RuleList,
  all: Readonly<Record<string, LineTotals>>,
  matches: number,
): ReactElement {
  const reached = Math.max(1, ...declared.lines.map(({ id }) => (all[id] ?? emptyTotals).checked))
  const columns = [labMessages.line, labMessages.decided, labMessages.checked].map((word) =>
    translate(input, word),
  )
  return rowsTable(
    input,
    translate(input, declared.title),
    [...columns, `${translate(input, labMessages.decided)} ${translate(input, labMessages.aMatch)}`],
    declared.lines.map((line) => {
      const { checked, decided, seeds } = all[line.id] ?? emptyTotals
      return {
        id: line.id,
        cells: [
          translate(input, formatRule(line)),
          decided === 0
            ? translate(input, labMessages.never)
            : h('span', undefined, shareBar(decided / reached), decided),
          checked === 0 ? translate(input, labMessages.never) : checked,
          (decided / Math.max(1, matches)).toFixed(2),
        ],
        seeds,
      }
    }),
  )
}

function shareBar(part: number): ReactElement {
  const x = scaleLinear<number>({ domain: [0, 1], range: [1, barWidth] })
  return h(
    'svg',
    { viewBox: `0 0 ${barWidth} 8`, className: 'lab-heat', 'aria-hidden': true },
    h(Bar, { className: 'lab-bar', x: 0, y: 0, width: x(part), height: 8, opacity: 0.4 + 0.6 * part }),
  )
}
