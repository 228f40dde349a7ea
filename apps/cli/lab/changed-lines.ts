import { type Decision, type Game, ruleTold, say } from '@opfor/kernel'
import {
  changedDecisions,
  type Comparison,
  type ComparisonTotals,
  opponentOf,
  type OpponentPair,
  pairOf,
  type SeedCount,
} from '@opfor/lab'
import { variantOf } from '@opfor/lab/variant-of'
import { explanationLines } from '../log-lines.ts'
import { styled } from '../output.ts'
import { table } from './table.ts'

const maxRows = 10
const maxExamples = 10

/** The two opponents of a comparison. */
export function opponentsOf(game: Game, { first, second }: Comparison): OpponentPair<unknown> {
  const opponent = (settings: Comparison['first']) => opponentOf(variantOf(game, settings.variant), settings)
  return pairOf(opponent(first), opponent(second))
}

/** A table of decisions that differ, by the lines that decide with each opponent. */
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
    ...table(['list', 'decided by, first', 'decided by, second', what], rows),
    ...(rest > 0 ? ['', `And ${rest} by ${groups.length - maxRows} other pairs of lines.`] : []),
  ]
}

/** The first decisions that differ, each with both explanations. */
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
    styled('strong', `${nth + 1}. Seed ${seed}${turn === undefined ? '' : `, turn ${turn + 1}`}`),
    styled('faint', 'first'),
    ...explain(first),
    styled('faint', 'second'),
    ...explain(second),
  ])
}

function listTitle(game: Game, id: string): string {
  const declared = game.declared.find((each) => each.id === id)
  return declared === undefined ? id : say(declared.title)
}

function lineText(game: Game, id: string): string {
  const line = game.declared.flatMap(({ lines }) => lines).find((each) => each.id === id)
  return line === undefined ? id || 'no line' : say(ruleTold(line))
}
