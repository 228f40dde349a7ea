import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { shapeOf } from './shape-of.ts'

test('what is shown of the library is in it, and each of the ten shapes once', () => {
  const files = readdirSync(path.join(import.meta.dirname, '../../../../sheets/library'))
  const names = files.filter((file) => file.endsWith('.md') && file !== 'README.md')
  expect(Object.keys(shapeOf).filter((name) => !names.includes(`${name}.md`))).toEqual([])
  expect(new Set(Object.values(shapeOf)).size).toBe(10)
})
