import { registry } from '@opfor/games'
import { type Game, formatRule, format } from '@opfor/kernel'
import { measuredResultsOf } from '@opfor/lab/measured'
import { tableLines } from './table.ts'

export function measuredTable(): readonly string[] {
  return tableLines(
    ['game', 'matches for each', 'the greedy player wins, of 100', 'the line that costs it most'],
    registry.filter(({ canSimulate }) => canSimulate).map(rowOf),
  )
}

function rowOf(game: Game): readonly string[] {
  const measured = measuredResultsOf(game)
  if (measured === undefined) return [game.title, '-', 'not measured: fights are by your rulebook', '-']
  const { matches, wins } = measured
  const levels = Object.entries(wins)
  const text = levels.map(([level, count]) => (levels.length === 1 ? String(count) : `${level} ${count}`))
  return [game.title, String(matches), text.join(', '), costliestText(game) ?? 'not measured']
}

function costliestText(game: Game): string | undefined {
  const costliest = measuredResultsOf(game)?.costliest
  const list = game.declared.find(({ id }) => id === costliest?.list)
  const line = list?.lines.find(({ id }) => id === costliest?.line)
  if (costliest === undefined || list === undefined || line === undefined) return undefined
  return `${format(list.title)}, ${format(formatRule(line, []))}: without it ${costliest.wins} more`
}
