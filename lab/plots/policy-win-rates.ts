import { shareEstimator, words } from '@opfor/lab'
import { type ReactElement, Fragment, createElement as h } from 'react'
import { figure, rowsTable } from './figure.ts'
import { intervalPlot } from './intervals.ts'
import { armsIn, intervalNote, percent, translate, type PlotInput, withInterval } from './plot-input.ts'

/** The results of one player (policy) of a study. */
export interface PolicyResults extends PlotInput {
  readonly player: string
}

/** The win rates of all players of a study, from the weakest to the strongest, at every setting. */
export function PolicyWinRates({ policies }: { readonly policies: readonly PolicyResults[] }): ReactElement {
  const [first] = policies
  if (first === undefined) return h(Fragment)
  const rows = policies.flatMap((policy) =>
    armsIn(policy).map(({ id, name, arm }) => ({
      id: `${policy.player} ${id}`,
      player: policy.player,
      name,
      arm,
      estimate: shareEstimator(policy.error)(arm.won.count, arm.games),
    })),
  )
  const title = translate(first, words.ladder)
  return figure(
    first,
    words.ladder,
    [translate(first, words.ladderNote), intervalNote(first)],
    intervalPlot(
      title,
      rows.map(({ player, name, estimate }) => ({
        name: `${player}: ${name}`,
        text: percent(estimate.value),
        estimate,
      })),
      [0, 1],
      (value) => `${Math.round(value * 100)}%`,
    ),
    rowsTable(
      { ...first, matchOf: String },
      title,
      [words.player, words.setting, words.matches, words.wins].map((word) => translate(first, word)),
      rows.map(({ id, player, name, arm, estimate }) => ({
        id,
        cells: [player, name, arm.games, withInterval(first, estimate, percent)],
      })),
    ),
  )
}
