import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { measuredTable } from './measured-table.ts'

test('the table in the studies is what opfor lab measured prints', () => {
  const studies = readFileSync(path.join(import.meta.dirname, '../../../docs/studies/README.md'), 'utf8')
  expect(studies).toContain(measuredTable().join('\n'))
})
