import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.dirname(import.meta.dirname)
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')

function fieldsOfModule(): readonly string[] {
  const [, after = ''] = read('kernel/match/game-module.ts').split('export interface GameModule<S> {\n')
  const [inside = ''] = after.split('\n}\n')
  return [...inside.matchAll(/^ {2}(?:readonly )?(\w+\??)[:(]/gm)].map(([, name = '']) => name)
}

const [, section = ''] = read('CONTRIBUTING.md').split('### What a game offers')
const [table = ''] = section.split('\n## ')
const rows = [...table.matchAll(/^\| `(\w+\??)` \| (.*) \| ?(.*) ?\|$/gm)].map(
  ([, name = '', purpose = '', loss = '']) => ({ name, purpose, loss: loss.trim() }),
)

test('CONTRIBUTING lists all fields of a GameModule with their purpose, in the same order', () => {
  expect(fieldsOfModule().length).toBeGreaterThan(30)
  expect(rows.map(({ name }) => name)).toEqual(fieldsOfModule())
  expect(rows.filter(({ purpose }) => purpose === '')).toEqual([])
})

test('and for optional fields what is missing without them', () => {
  const optional = rows.filter(({ name }) => name.endsWith('?'))
  expect(optional.length).toBeGreaterThan(10)
  expect(optional.filter(({ loss }) => loss === '')).toEqual([])
})
