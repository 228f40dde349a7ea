import { format } from '@opfor/kernel'
import { randomMatch } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { playExamples } from '../examples/index.ts'
import { gameOfSheet } from '../run/game.ts'
import { readSheet } from '../sheet-reader.ts'
import { starterSheets } from './index.ts'

describe.each(starterSheets)('the shape $id', ({ text }) => {
  const sheet = readSheet(text)

  test('is read without a finding', () => {
    expect(sheet.findings.map(({ line, message }) => `${line}: ${format(message)}`)).toEqual([])
  })

  test('its examples hold', () => {
    expect(sheet.examples.length).toBeGreaterThan(0)
    expect(playExamples(sheet).map(({ problem }) => problem && format(problem))).toEqual(
      sheet.examples.map(() => undefined),
    )
  })

  test('is played to its end at random', () => {
    expect(randomMatch(gameOfSheet(sheet), 7).outcome).toBeDefined()
  })
})
