import { mean, merge, type ModeTotals, share, words } from '@opfor/lab'
import type { ReactElement } from 'react'
import { figure, rowsTable } from './figure.ts'
import { intervalPlot } from './intervals.ts'
import { armsIn, percent, translate, type PlotInput, withInterval } from './plot-input.ts'

/** The opponent's gain in each of its modes; undefined if the game has none. */
export function modes(input: PlotInput): ReactElement | undefined {
  const [first = {}, ...rest] = armsIn(input).map(
    ({ arm }): Readonly<Record<string, ModeTotals>> => arm.modes,
  )
  const all = rest.reduce((one, other) => merge(one, other), first)
  const known = (input.game.measures?.modes ?? []).flatMap(({ id, name }) => {
    const totals = all[id]
    if (totals === undefined) return []
    const gain = mean(totals.turns, totals.gain, totals.squares)
    return [{ id, name: translate(input, name), totals, gain }]
  })
  if (known.length === 0) return undefined
  const title = translate(input, words.modes)
  const columns = [words.under, words.turns, words.gain, words.firstWins]
  return figure(
    input,
    words.modes,
    [translate(input, words.modesNote)],
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
          withInterval(input, gain, (value) => value.toFixed(1)),
          withInterval(input, share(totals.openedWon, totals.opened), percent),
        ],
        seeds: totals.seeds,
      })),
    ),
  )
}
