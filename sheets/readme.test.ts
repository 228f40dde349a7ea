import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { garrison } from '../evidence/sheets/programs/speed.ts'
import { readSheet } from './sheet-reader.ts'

const readme = readFileSync(path.join(import.meta.dirname, 'README.md'), 'utf8')
const examples = [...readme.matchAll(/^```markdown(?: finding=(\S+))?\n([\s\S]*?)^```$/gm)].map(
  ([, finding, text = '']) => ({ finding, text, title: text.slice(0, 30) }),
)

test('has an example for each part', () => {
  expect(examples.length).toBe(8)
})

test.each(examples)('the example "$title" is read with the findings that it shows', ({ finding, text }) => {
  const { findings } = readSheet(text)
  expect(findings.map(({ id }) => id)).toEqual(finding === undefined ? [] : [finding])
})

test('the whole page of the examples is the one of the benchmarks', () => {
  expect(examples.map(({ text }) => text)).toContain(garrison)
})
