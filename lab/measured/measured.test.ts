import { shelf } from '@opfor/games'
import { expect, test } from 'vitest'
import { levelsOf } from '../experiment.ts'
import { measuredOf } from './index.ts'

const measuredGames = shelf.filter(({ measures }) => measures !== undefined)

test.each(measuredGames)('$title was measured with its current rules, at every difficulty', (game) => {
  const measured = measuredOf(game)
  const levels = levelsOf(game)
  expect(measured?.rules).toBe(game.version)
  expect(Object.keys(measured?.wins ?? {})).toEqual(levels.length === 0 ? ['standard'] : levels)
  for (const wins of Object.values(measured?.wins ?? {})) expect(wins >= 0 && wins <= 100).toBe(true)
})

test.each(measuredGames.filter((game) => measuredOf(game)?.costliest !== undefined))(
  'the line of $title that costs most is one of its lines',
  (game) => {
    const { list, line } = measuredOf(game)?.costliest ?? {}
    const lines = game.declared.find(({ id }) => id === list)?.lines ?? []
    expect(lines.map(({ id }) => id)).toContain(line)
  },
)
