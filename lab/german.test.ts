import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { partsOf } from '@opfor/kernel'
import { expect, test } from 'vitest'
import { german } from './german.ts'
import { words } from './words.ts'

const drawn = globSync('plots/*.ts', { cwd: import.meta.dirname })
  .map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'))
  .join('\n')

test.each(Object.entries(words))(
  '%s is drawn somewhere, and said in German with the same parts',
  (key, said) => {
    expect(drawn).toMatch(new RegExp(`\\bwords\\.${key}\\b`))
    expect(partsOf(german[said.id] ?? '')).toEqual(partsOf(said.text))
  },
)

test('no German text is unused', () => {
  const said = Object.values(words).map(({ id }) => id)
  expect(Object.keys(german).toSorted()).toEqual(said.toSorted())
})
