import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { measuredTable } from './measured-table.ts'

test('the table in the README is what opfor lab measured prints', () => {
  const readme = readFileSync(path.join(import.meta.dirname, '../../../README.md'), 'utf8')
  expect(readme).toContain(measuredTable().join('\n'))
})
