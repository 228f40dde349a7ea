import { estimateMean, mergeTotals, type ModeTotals, estimateShare, labMessages } from '@opfor/lab'
import type { ReactElement } from 'react'
import { figure, rowsTable } from './figure.ts'
import { intervalPlot } from './intervals.ts'
import { namedArmsOf, formatPercent, translate, type PlotInput, formatWithInterval } from './plot-input.ts'

export function modesFigure(input: PlotInput): ReactElement | undefined {
  const [first = {}, ...rest] = namedArmsOf(input).map(
    ({ arm }): Readonly<Record<string, ModeTotals>> => arm.modes,
  )
  const all = rest.reduce((one, other) => mergeTotals(one, other), first)
  const known = (input.game.heuristics?.modes ?? []).flatMap(({ id, name }) => {
    const totals = all[id]
    if (totals === undefined) return []
    const gain = estimateMean(totals.turns, totals.gain, totals.squares)
    return [{ id, name: translate(input, name), totals, gain }]
  })
  if (known.length === 0) return undefined
  const title = translate(input, labMessages.modes)
  const columns = [labMessages.under, labMessages.turns, labMessages.gain, labMessages.firstWins]
  return figure(
    input,
    labMessages.modes,
    [translate(input, labMessages.modesNote)],
    intervalPlot(
      title,
      known.map(({ name, gain }) => ({ name, text: gain.value.toFixed(1), estimate: gain })),
      [Math.min(0, ...known.map(({ gain }) => gain.from)), Math.max(...known.map(({ gain }) => gain.to))],
      String,
    ),
    rowsTable(
      input,
      title,
      columns.map((word) => translate(input, word)),
      known.map(({ id, name, totals, gain }) => ({
        id,
        cells: [
          name,
          totals.turns,
          formatWithInterval(input, gain, (value) => value.toFixed(1)),
          formatWithInterval(input, estimateShare(totals.openedWon, totals.opened), formatPercent),
        ],
        seeds: totals.seeds,
      })),
    ),
  )
}
