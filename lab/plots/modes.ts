import { mean, merged, type ModeTotals, share, words } from '@opfor/lab'
import type { ReactElement } from 'react'
import { figure, rowsTable } from './figure.ts'
import { intervalPlot } from './intervals.ts'
import { armsIn, percent, said, type PlotInput, withInterval } from './shown.ts'

/** What the opponent gains under each of its modes; nothing where the game has none. */
export function modes(shown: PlotInput): ReactElement | undefined {
  const [first = {}, ...rest] = armsIn(shown).map(
    ({ arm }): Readonly<Record<string, ModeTotals>> => arm.modes,
  )
  const all = rest.reduce((one, other) => merged(one, other), first)
  const known = (shown.game.measures?.modes ?? []).flatMap(({ id, name }) => {
    const totals = all[id]
    if (totals === undefined) return []
    const gain = mean(totals.turns, totals.gain, totals.squares)
    return [{ id, name: said(shown, name), totals, gain }]
  })
  if (known.length === 0) return undefined
  const title = said(shown, words.modes)
  const columns = [words.under, words.turns, words.gain, words.firstWins]
  return figure(
    shown,
    words.modes,
    [said(shown, words.modesNote)],
    intervalPlot(
      title,
      known.map(({ name, gain }) => ({ name, text: gain.value.toFixed(1), estimate: gain })),
      [Math.min(0, ...known.map(({ gain }) => gain.from)), Math.max(...known.map(({ gain }) => gain.to))],
      String,
    ),
    rowsTable(
      shown,
      title,
      columns.map((word) => said(shown, word)),
      known.map(({ id, name, totals, gain }) => ({
        id,
        cells: [
          name,
          totals.turns,
          withInterval(shown, gain, (value) => value.toFixed(1)),
          withInterval(shown, share(totals.openedWon, totals.opened), percent),
        ],
        seeds: totals.seeds,
      })),
    ),
  )
}
