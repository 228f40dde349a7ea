import { expect, test } from 'vitest'
import { garrison } from './speed.ts'
import { readSheet } from '../../../sheets/index.ts'
import { triedText } from './tried-text.ts'

test('mutated texts are read without a fault', () => {
  for (let seed = 0; seed < 40; seed += 1) expect(triedText([garrison], seed).wrong).toEqual([])
})

test('a long line with thousands of bold words is read in no time', () => {
  const text = `# A\n\n## Turn\n1. ${'**Alarm fires** '.repeat(4000)}\n\n## Alarm tower\n1. It waits.\n`
  const start = process.threadCpuUsage()
  const { findings } = readSheet(text)
  const { user } = process.threadCpuUsage(start)
  expect(findings.length).toBeGreaterThan(3000)
  expect(user / 1000).toBeLessThan(2000)
})

test('thousands of heads inside of each other, and of parts of a condition, are read', () => {
  const heads = `# A\n\n## Turn\n1. ${'If it rains: '.repeat(5000)}it waits.\n`
  const parts = `# A\n\n## Turn\n1. If ${'Alarm is 3 and '.repeat(5000)}it rains: it waits.\n`
  for (const text of [heads, parts]) expect(readSheet(text).sections).toHaveLength(1)
})
