import { say } from '@opfor/kernel'
import { expect, test } from 'vitest'
import { fixedText } from '../fixed-text.ts'
import { garrison } from '../testing/garrison.ts'
import { readSheet } from '../sheet-reader.ts'
import { failingExamples, lastResults } from './findings.ts'
import { playExamples } from './index.ts'

const wrong = garrison.replace('Actor gives Field gun (line 3)', 'Actor gives Rifles B (line 4)')

test('a failing example is a finding at the part that fails', () => {
  expect(failingExamples(playExamples(readSheet(garrison)))).toEqual([])
  const [finding] = failingExamples(playExamples(readSheet(wrong)))
  const line = wrong.split('\n').findIndex((each) => each.includes('gives Rifles B'))
  expect(finding?.line).toBe(line + 1)
  expect(finding && say(finding.message)).toBe('The example fails: Actor gives Field gun by line 3.')
})

test('its fix makes the example hold', () => {
  const [finding] = failingExamples(playExamples(readSheet(wrong)))
  const fix = finding?.fixes[0]
  expect(fix && say(fix.message)).toBe('Expect this instead: Actor gives Field gun (line 3)')
  expect(fix && fixedText(wrong, fix)).toBe(garrison)
})

test('an example without an answer to a question has no fix', () => {
  const text = garrison.replace('an enemy is in its sight: Rifles B, Field gun; ', '')
  const [finding] = failingExamples(playExamples(readSheet(text)))
  expect(finding?.id).toBe('sheet.example.fails')
  expect(finding?.fixes).toEqual([])
})

test('what an example came to is kept where it stands now, until its words change', () => {
  const results = playExamples(readSheet(wrong))
  const lower = `\n${wrong}`
  const [kept] = lastResults(readSheet(lower), results)
  const [played] = playExamples(readSheet(lower))
  expect(kept).toEqual(played)
  expect(lastResults(readSheet(garrison), results)).toEqual([])
})
