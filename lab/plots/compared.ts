import { type ComparisonTotals, pairedChange, share, sharesAt, words } from '@opfor/lab'
import type { ReactElement } from 'react'
import { figure, rowsTable } from './figure.ts'
import { intervalPlot } from './intervals.ts'
import { inHundred, percent, points, said, type PlotInput, withInterval } from './shown.ts'

/** What a comparison of two settings on the same seeds has counted. */
export function Compared({
  compared,
  player,
  ...shown
}: PlotInput & { readonly compared: ComparisonTotals; readonly player: string }): ReactElement {
  const { games, won, same, otherwise, changed } = compared
  const { error } = shown
  const change = pairedChange(won.firstOnly, won.secondOnly, games, sharesAt(error))
  const widest = Math.max(0.01, Math.abs(change.from), Math.abs(change.to))
  const title = said(shown, words.compared)
  const differ = Object.values(changed).reduce((sum, { count }) => sum + count, 0)
  const rows = [
    { word: words.wonBoth, count: won.both },
    { word: words.wonFirst, count: won.firstOnly },
    { word: words.wonSecond, count: won.secondOnly },
    { word: words.wonNeither, count: won.neither },
    { word: words.decidedOtherwise, count: differ },
    { word: words.wentOtherwise, count: otherwise.count, seeds: otherwise.seeds },
    { word: words.sameMatch, count: same },
  ]
  return figure(
    shown,
    words.compared,
    [
      error === undefined
        ? said(shown, words.comparedNote)
        : said(shown, words.comparedRuleNote, { wrong: inHundred(error) }),
    ],
    intervalPlot(
      title,
      [{ name: player, text: points(change.value), estimate: change }],
      [-widest, widest],
      points,
    ),
    rowsTable(
      shown,
      title,
      [words.outcome, words.matches, '%'].map((word) =>
        typeof word === 'string' ? word : said(shown, word),
      ),
      [
        {
          id: 'change',
          cells: [said(shown, words.change), games, withInterval(shown, change, points)],
        },
        ...rows.map(({ word, count, seeds = [] }) => ({
          id: word.id,
          cells: [said(shown, word), count, withInterval(shown, share(count, games), percent)],
          seeds,
        })),
      ],
    ),
  )
}
