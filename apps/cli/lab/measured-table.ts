import { shelf } from '@opfor/games'
import { type Game, ruleTold, say } from '@opfor/kernel'
import { measuredOf } from '@opfor/lab/measured'
import { table } from './table.ts'

/** The games that can be simulated, with what was measured of each. */
export function measuredTable(): readonly string[] {
  return table(
    ['game', 'matches for each', 'the greedy player wins, of 100', 'the line that costs it most'],
    shelf.filter(({ canSimulate }) => canSimulate).map(rowOf),
  )
}

function rowOf(game: Game): readonly string[] {
  const measured = measuredOf(game)
  if (measured === undefined) return [game.title, '-', 'not measured: fights are by your rulebook', '-']
  const { matches, wins } = measured
  const levels = Object.entries(wins)
  const text = levels.map(([level, count]) => (levels.length === 1 ? String(count) : `${level} ${count}`))
  return [game.title, String(matches), text.join(', '), costliestText(game) ?? 'not measured']
}

function costliestText(game: Game): string | undefined {
  const costliest = measuredOf(game)?.costliest
  const list = game.declared.find(({ id }) => id === costliest?.list)
  const line = list?.lines.find(({ id }) => id === costliest?.line)
  if (costliest === undefined || list === undefined || line === undefined) return undefined
  return `${say(list.title)}, ${say(ruleTold(line, []))}: without it ${costliest.wins} more`
}
