import { type Decision, type Game, formatRule, format } from '@opfor/kernel'
import {
  changedDecisions,
  type Comparison,
  type ComparisonTotals,
  makeOpponent,
  type OpponentPair,
  makeOpponentPair,
  type SeedCount,
} from '@opfor/lab'
import { gameOfVariantText } from '@opfor/lab/variant-of'
import { explanationLines } from '../lines/log-lines.ts'
import { applyStyle } from '../lines/output.ts'
import { tableLines } from './table.ts'

const maxRows = 10
const maxExamples = 10

export function opponentsOf(game: Game, { first, second }: Comparison): OpponentPair<unknown> {
  const opponent = (settings: Comparison['first']) =>
    makeOpponent(gameOfVariantText(game, settings.variant), settings)
  return makeOpponentPair(opponent(first), opponent(second))
}

export function changedTable(
  { first, second }: OpponentPair<unknown>,
  changed: Readonly<Record<string, SeedCount>>,
  what: string,
): readonly string[] {
  const groups = Object.entries(changed).toSorted(([, a], [, b]) => b.count - a.count)
  const rest = groups.slice(maxRows).reduce((sum, [, { count }]) => sum + count, 0)
  if (groups.length === 0) return []
  const rows = groups.slice(0, maxRows).map(([key, { count }]) => {
    const [list = '', mine = '', theirs = ''] = key.split('|')
    return [
      listTitle(first.game, list),
      lineText(first.game, mine),
      lineText(second.game, theirs),
      String(count),
    ]
  })
  return [
    ...tableLines(['list', 'decided by, first', 'decided by, second', what], rows),
    ...(rest > 0 ? ['', `And ${rest} by ${groups.length - maxRows} other pairs of lines.`] : []),
  ]
}

export function exampleLines(
  pair: OpponentPair<unknown>,
  { policy }: Comparison,
  { changed, replayed }: ComparisonTotals,
): readonly string[] {
  const seeds = Object.values({ ...changed, ...replayed?.changed }).flatMap((each) => each.seeds)
  const lowest = [...new Set(seeds)].toSorted((a, b) => a - b)
  const explain = (decision: Decision | undefined): readonly string[] =>
    decision === undefined ? ['(nothing to decide)'] : explanationLines(decision)
  return changedDecisions(pair, policy, lowest, maxExamples).flatMap(({ seed, turn, first, second }, nth) => [
    ...(nth === 0 ? [] : ['']),
    applyStyle('strong', `${nth + 1}. Seed ${seed}${turn === undefined ? '' : `, turn ${turn + 1}`}`),
    applyStyle('faint', 'first'),
    ...explain(first),
    applyStyle('faint', 'second'),
    ...explain(second),
  ])
}

function listTitle(game: Game, id: string): string {
  const declared = game.declared.find((each) => each.id === id)
  return declared === undefined ? id : format(declared.title)
}

function lineText(game: Game, id: string): string {
  const line = game.declared.flatMap(({ lines }) => lines).find((each) => each.id === id)
  return line === undefined ? id || 'no line' : format(formatRule(line))
}
