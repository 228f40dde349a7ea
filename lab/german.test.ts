import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { partsOf } from '@opfor/kernel'
import { expect, test } from 'vitest'
import { german } from './german.ts'
import { words } from './words.ts'

const plotSources = globSync('plots/*.ts', { cwd: import.meta.dirname })
  .map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'))
  .join('\n')

test.each(Object.entries(words))(
  '%s is used in a plot and has a German text with the same parts',
  (key, text) => {
    expect(plotSources).toMatch(new RegExp(`\\bwords\\.${key}\\b`))
    expect(partsOf(german[text.id] ?? '')).toEqual(partsOf(text.text))
  },
)

test('no German text is unused', () => {
  const text = Object.values(words).map(({ id }) => id)
  expect(Object.keys(german).toSorted()).toEqual(text.toSorted())
})
