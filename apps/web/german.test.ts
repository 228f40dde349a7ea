import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { partsOf } from '@opfor/kernel'
import { expect, test } from 'vitest'
import { words } from './boards/blitzkrieg/words.ts'
import { german } from './german.ts'
import { ui } from './words.ts'

const sources = ['.', 'parts', 'questions', 'screens', 'boards/blitzkrieg'].flatMap((folder) =>
  readdirSync(path.join(import.meta.dirname, folder))
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => readFileSync(path.join(import.meta.dirname, folder, name), 'utf8')),
)

test.each([...Object.entries(ui), ...Object.entries(words)])(
  '%s is said in German, with the same parts',
  (_, said) => {
    expect(Object.keys(german.texts)).toContain(said.id)
    expect(partsOf(german.texts[said.id] ?? '')).toEqual(partsOf(said.text))
  },
)

test.each(Object.keys(ui))('the shell says %s somewhere', (key) => {
  expect(sources.some((source) => new RegExp(`\\bui\\.${key}\\b`).test(source))).toBe(true)
})

test('no German text of the shell is unused', () => {
  const said = new Set([...Object.values(ui), ...Object.values(words)].map((each) => each.id))
  const unused = Object.keys(german.texts).filter((id) => id.startsWith('web.') && !said.has(id))
  expect(unused).toEqual([])
})
