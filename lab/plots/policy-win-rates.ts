import { shareEstimator, labMessages } from '@opfor/lab'
import { type ReactElement, Fragment, createElement as h } from 'react'
import { figure, rowsTable } from './figure.ts'
import { intervalPlot } from './intervals.ts'
import {
  namedArmsOf,
  intervalNote,
  formatPercent,
  translate,
  type PlotInput,
  formatWithInterval,
} from './plot-input.ts'

export interface PolicyResults extends PlotInput {
  readonly player: string
}

/** Policies from the weakest to the strongest, at every setting. */
export function PolicyWinRates({ policies }: { readonly policies: readonly PolicyResults[] }): ReactElement {
  const [first] = policies
  if (first === undefined) return h(Fragment)
  const rows = policies.flatMap((policy) =>
    namedArmsOf(policy).map(({ id, name, arm }) => ({
      id: `${policy.player} ${id}`,
      player: policy.player,
      name,
      arm,
      estimate: shareEstimator(policy.error)(arm.won.count, arm.games),
    })),
  )
  const title = translate(first, labMessages.ladder)
  return figure(
    first,
    labMessages.ladder,
    [translate(first, labMessages.ladderNote), intervalNote(first)],
    intervalPlot(
      title,
      rows.map(({ player, name, estimate }) => ({
        name: `${player}: ${name}`,
        text: formatPercent(estimate.value),
        estimate,
      })),
      [0, 1],
      (value) => `${Math.round(value * 100)}%`,
    ),
    rowsTable(
      { ...first, matchOf: String },
      title,
      [labMessages.player, labMessages.setting, labMessages.matches, labMessages.wins].map((word) =>
        translate(first, word),
      ),
      rows.map(({ id, player, name, arm, estimate }) => ({
        id,
        cells: [player, name, arm.games, formatWithInterval(first, estimate, formatPercent)],
      })),
    ),
  )
}
