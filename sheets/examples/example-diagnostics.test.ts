import { format } from '@opfor/kernel'
import { expect, test } from 'vitest'
import { applyFix } from '../apply-fix.ts'
import { garrisonSheet } from '../testing/garrison.ts'
import { readSheet } from '../sheet-reader.ts'
import { failedExampleDiagnostics, lastResults } from './example-diagnostics.ts'
import { playExamples } from './index.ts'

const wrong = garrisonSheet.replace('Actor gives Field gun (line 3)', 'Actor gives Rifles B (line 4)')

test('a failing example is a finding at the part that fails', () => {
  expect(failedExampleDiagnostics(playExamples(readSheet(garrisonSheet)))).toEqual([])
  const [finding] = failedExampleDiagnostics(playExamples(readSheet(wrong)))
  const line = wrong.split('\n').findIndex((each) => each.includes('gives Rifles B'))
  expect(finding?.line).toBe(line + 1)
  expect(finding && format(finding.message)).toBe('The example fails: Actor gives Field gun by line 3.')
})

test('its fix makes the example hold', () => {
  const [finding] = failedExampleDiagnostics(playExamples(readSheet(wrong)))
  const fix = finding?.fixes[0]
  expect(fix && format(fix.message)).toBe('Expect this instead: Actor gives Field gun (line 3)')
  expect(fix && applyFix(wrong, fix)).toBe(garrisonSheet)
})

test('an example without an answer to a question has no fix', () => {
  const text = garrisonSheet.replace('an enemy is in its sight: Rifles B, Field gun; ', '')
  const [finding] = failedExampleDiagnostics(playExamples(readSheet(text)))
  expect(finding?.id).toBe('sheet.example.fails')
  expect(finding?.fixes).toEqual([])
})

test('what an example came to is kept where it stands now, until its words change', () => {
  const results = playExamples(readSheet(wrong))
  const lower = `\n${wrong}`
  const [kept] = lastResults(readSheet(lower), results)
  const [played] = playExamples(readSheet(lower))
  expect(kept).toEqual(played)
  expect(lastResults(readSheet(garrisonSheet), results)).toEqual([])
})
