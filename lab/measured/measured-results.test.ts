import { registry } from '@opfor/games'
import { expect, test } from 'vitest'
import { levelsOf } from '../experiment.ts'
import { measuredResultsOf } from './index.ts'

const measuredGames = registry.filter(({ heuristics: measures }) => measures !== undefined)

test.each(measuredGames)('$title was measured with its current rules, at every difficulty', (game) => {
  const measured = measuredResultsOf(game)
  const levels = levelsOf(game)
  expect(measured?.rules).toBe(game.version)
  expect(Object.keys(measured?.wins ?? {})).toEqual(levels.length === 0 ? ['standard'] : levels)
  for (const wins of Object.values(measured?.wins ?? {})) expect(wins >= 0 && wins <= 100).toBe(true)
})

test.each(measuredGames.filter((game) => measuredResultsOf(game)?.costliest !== undefined))(
  'the line of $title that costs most is one of its lines',
  (game) => {
    const { list, line } = measuredResultsOf(game)?.costliest ?? {}
    const lines = game.declared.find(({ id }) => id === list)?.lines ?? []
    expect(lines.map(({ id }) => id)).toContain(line)
  },
)
