import { type Decision, type Game, resume, say, type SettingsInput } from '@opfor/kernel'
import {
  type Comparison,
  type ComparisonTotals,
  firstDifference,
  recordDecisions,
  journalOf,
} from '@opfor/lab'
import { styled } from '../output.ts'
import { explanationLines } from '../log-lines.ts'

const maxGroups = 10

/** The decisions that changed, grouped by the lines that made them, each with both explanations of one match. */
export function changedLines(
  game: Game,
  comparison: Comparison,
  { changed }: ComparisonTotals,
): readonly string[] {
  const groups = Object.entries(changed).toSorted(([, a], [, b]) => b.count - a.count)
  const rest = groups.slice(maxGroups).reduce((sum, [, { count }]) => sum + count, 0)
  return [
    ...groups.slice(0, maxGroups).flatMap(([key, { count, seeds }]) => {
      const [list = '', first = '', second = ''] = key.split('|')
      const title = `${listTitle(game, list)}: ${first || 'no line'} against ${second || 'no line'}`
      return ['', styled('strong', title), ...example(game, comparison, count, seeds[0])]
    }),
    ...(rest > 0 ? ['', `And ${rest} decisions by ${groups.length - maxGroups} other pairs of lines.`] : []),
  ]
}

function listTitle(game: Game, id: string): string {
  const declared = game.declared.find((each) => each.id === id)
  return declared === undefined ? id : say(declared.title)
}

function example(
  game: Game,
  { policy, first, second }: Comparison,
  count: number,
  seed: number | undefined,
): readonly string[] {
  if (seed === undefined) return []
  const nth = firstDifference(
    recordDecisions(game, first, policy, seed).made,
    recordDecisions(game, second, policy, seed).made,
  )
  if (nth === undefined) return []
  const explain = (settings: SettingsInput): readonly string[] => {
    const match = resume(game, journalOf(game, settings, policy, seed))
    const decisions = match.ok ? match.value.told.filter((one) => one.kind === 'decision') : []
    const decision: Decision | undefined = decisions.find(({ number }) => number === nth)
    return decision === undefined ? ['(decision not found)'] : explanationLines(decision)
  }
  return [
    `${count} matches; in that of seed ${seed}, decision ${nth + 1}:`,
    styled('faint', 'first'),
    ...explain(first),
    styled('faint', 'second'),
    ...explain(second),
  ]
}
