import { readFileSync } from 'node:fs'
import path from 'node:path'
import { makeTranscript, parseTranscript, resume } from '@opfor/kernel'
import { value } from '@opfor/kernel/testing'
import { expect, test } from 'vitest'
import { templateGame } from './index.ts'

/** Golden transcripts that tell a whole match, and how it ends. */
const whole = [['first-match', 'held']] as const

test.each(whole)('%s is played to its end, and told as it is written down', (name, way) => {
  const text = readFileSync(path.join(import.meta.dirname, 'replays', `${name}.txt`), 'utf8')
  const journal = value(parseTranscript(templateGame, text))
  expect(value(resume(templateGame, journal)).outcome?.way).toBe(way)
  expect(value(makeTranscript(templateGame, journal))).toBe(text)
})
