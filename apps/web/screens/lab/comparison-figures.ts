import type { Message, Params } from '@opfor/kernel'
import { type ComparisonTotals, type Estimate, estimateMean, estimateShare } from '@opfor/lab'
import { comparisonWords } from './words.ts'

type Say = (words: Message, params?: Params) => string

interface Figure {
  readonly value: string
  readonly interval: string
}

/** First opponent, second opponent, difference. */
interface FigureRow {
  readonly name: string
  readonly figures: readonly Figure[]
}

/** Without `wins` the win rates mean nothing. */
export interface Certainty {
  readonly change: Estimate
  readonly wins: boolean
}

export function figureRows(
  { games, won, turns }: ComparisonTotals,
  { change: winChange, wins }: Certainty,
  say: Say,
): readonly FigureRow[] {
  const figure = ({ value, from, to }: Estimate, show: (value: number) => string): Figure => ({
    value: show(value),
    interval: say(comparisonWords.interval, { from: show(from), to: show(to) }),
  })
  const row = (
    name: Message,
    sides: readonly Estimate[],
    change: Estimate,
    show: (value: number) => string,
    showChange: (size: number) => string = show,
    told = (value: string): string => value,
  ): FigureRow => {
    const changed = figure(change, (value) => signed(value, showChange(Math.abs(value))))
    return {
      name: say(name),
      figures: [...sides.map((side) => figure(side, show)), { ...changed, value: told(changed.value) }],
    }
  }
  const points = (value: string): string => say(comparisonWords.points, { value })
  const rates = [won.both + won.firstOnly, won.both + won.secondOnly].map((count) =>
    estimateShare(count, games),
  )
  const length = ({ sum, squares }: { readonly sum: number; readonly squares: number }): Estimate =>
    estimateMean(games, sum, squares)
  return [
    ...(wins ? [row(comparisonWords.wins, rates, winChange, percent, inPoints(winChange), points)] : []),
    row(comparisonWords.turns, [length(turns.first), length(turns.second)], length(turns.change), plain),
  ]
}

/** Undefined if turns were not replayed. */
export function changedSentence({ replayed }: ComparisonTotals, say: Say): string | undefined {
  if (replayed === undefined) return undefined
  const changed = Object.values(replayed.changed).reduce((sum, { count }) => sum + count, 0)
  const { turns } = replayed
  return say(comparisonWords.decisions, {
    changed,
    turns,
    share: percent(estimateShare(changed, turns).value),
  })
}

export function figureTable(columns: readonly string[], rows: readonly FigureRow[]): readonly string[] {
  return [
    `| | ${columns.join(' | ')} |`,
    '|---|---|---|---|',
    ...rows.map(
      ({ name, figures }) =>
        `| ${name} | ${figures.map(({ value, interval }) => `${value} ${interval}`).join(' | ')} |`,
    ),
  ]
}

function percent(value: number): string {
  return `${(value * 100).toFixed(1)}%`
}

/** With enough digits that an interval without 0 does not seem to end there. */
function inPoints({ from, to }: Pick<Estimate, 'from' | 'to'>): (size: number) => string {
  const nearest = from > 0 ? from : to < 0 ? -to : 1
  const digits = [1, 2, 3].find((count) => Number((nearest * 100).toFixed(count)) > 0) ?? 4
  return (size) => (size * 100).toFixed(digits)
}

function plain(value: number): string {
  return value.toFixed(1)
}

function signed(value: number, text: string): string {
  return value === 0 ? text : `${value > 0 ? '+' : '−'}${text}`
}
