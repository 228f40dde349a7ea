import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { messageTables } from '@opfor/evidence/games/programs/message-tables'
import { describe, expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '../..')

/** As `words.saved`, as `'saved'`, or by destructuring the table. */
function isUsedIn(sources: string, table: string, key: string): boolean {
  const [first = '', ...rest] = key.split('.')
  const names = [first, rest.at(-1) ?? first].map((each) => each.replaceAll('$', '\\$'))
  if (new RegExp(`\\b${table}\\.${names[0]}\\b|'${names[1]}'`).test(sources)) return true
  return new RegExp(`\\{[^{}]*\\b${names[0]}\\b[^{}]*\\} = ${table}\\b`).test(sources)
}

describe.each(['apps/web', 'apps/cli', 'sheets', 'variants', 'lab'])('%s', (folder) => {
  const sources = globSync('**/*.{ts,tsx}', { cwd: path.join(root, folder) })
    .filter((file) => !/(?:^|\/)(?:dist|node_modules|e2e|testing)\/|\.test\.ts/.test(file))
    .map((file) => readFileSync(path.join(root, folder, file), 'utf8'))
  const all = sources.join('\n')

  test('uses each text of its tables', () => {
    const tables = sources.flatMap(messageTables).filter(({ name }) => name !== '')
    expect(tables.length).toBeGreaterThan(0)
    // The terminal's help is looked up by the words from the library.
    const unused = tables
      .filter(({ name }) => !/^(?:usage|term)Words$/.test(name))
      .flatMap(({ name, texts }) =>
        texts.filter(({ key }) => !isUsedIn(all, name, key)).map(({ key }) => `${name}.${key}`),
      )
    expect(unused).toEqual([])
  })
})

test('a text is used by its full name, by its key, or when it is taken out of its table', () => {
  const used = ['say(words.saved)', "say(words['saved'])", 'const { left, saved } = words\n']
  expect(used.map((each) => isUsedIn(each, 'words', 'saved'))).toEqual([true, true, true])
  expect(isUsedIn('const { left } = words\nsaved()', 'words', 'saved')).toBe(false)
})
