import { readFileSync } from 'node:fs'
import type { Game } from '@opfor/kernel'
import { expect, test } from 'vitest'
import { germanFor } from './programs/german.ts'
import { explainedFile, replaysOf } from './recorded/recorded-files.ts'
import { explainedDecisions } from './explained.ts'
import { registry } from '../../games/index.ts'
import { templateGame } from '../../games/template-game/index.ts'

function explained(game: Game): string {
  const now = explainedDecisions(game, replaysOf(game), germanFor(game.id))
  expect(now.match(/^# \d+/gm)).toHaveLength(15)
  expect(now.match(/^ {2}Why not/gm)?.length).toBeGreaterThanOrEqual(15)
  return now
}

test.each(registry)('fifteen decisions of $title read as they are written down', (game) => {
  expect(explained(game)).toBe(readFileSync(explainedFile(game), 'utf8'))
})

test('fifteen decisions of the template can be written down', () => {
  expect(explained(templateGame)).toContain('Target: the ford')
})
