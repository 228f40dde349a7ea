import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { words } from './words.ts'

const plotSources = globSync('plots/*.ts', { cwd: import.meta.dirname })
  .map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'))
  .join('\n')

test.each(Object.keys(words))('%s is used in a plot', (key) => {
  expect(plotSources).toMatch(new RegExp(`\\bwords\\.${key}\\b`))
})
