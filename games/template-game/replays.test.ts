import { readFileSync } from 'node:fs'
import path from 'node:path'
import { makeTranscript, parseTranscript, resumeMatch } from '@opfor/kernel'
import { unwrap } from '@opfor/kernel/testing'
import { expect, test } from 'vitest'
import { templateGame } from './index.ts'

const whole = [['first-match', 'held']] as const

test.each(whole)('%s is played to its end, and told as it is written down', (name, way) => {
  const text = readFileSync(path.join(import.meta.dirname, 'replays', `${name}.txt`), 'utf8')
  const journal = unwrap(parseTranscript(templateGame, text))
  expect(unwrap(resumeMatch(templateGame, journal)).outcome?.way).toBe(way)
  expect(unwrap(makeTranscript(templateGame, journal))).toBe(text)
})
