import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { explainedFile, replaysOf } from './bench/kept-files.ts'
import { explainedDecisions } from './explained.ts'
import { shelf } from './index.ts'

test.each(shelf)('fifteen decisions of $title read as they are written down', (game) => {
  const now = explainedDecisions(game, replaysOf(game))
  expect(now).toBe(readFileSync(explainedFile(game), 'utf8'))
  expect(now.match(/^# \d+/gm)).toHaveLength(15)
  expect(now.match(/^ {2}Why not/gm)?.length).toBeGreaterThanOrEqual(15)
})
