import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.dirname(import.meta.dirname)
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')

const [, table = ''] = read('docs/words.md').split('## Words of the kernel')
const terms = [...table.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, cell = '']) => cell.split(', '))

const ruleCode = readdirSync(path.join(root, 'games'), { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\/.*\.ts$/.test(file) && !/\.test\.ts$|\/(?:second|proofs|bench|testing)\//.test(file),
)

/** The types that rule code imports from the kernel, with the games that import them. */
function importedNouns(): ReadonlyMap<string, ReadonlySet<string>> {
  const games = new Map<string, Set<string>>()
  for (const file of ruleCode) {
    const [game = ''] = file.split('/')
    for (const [, names = ''] of read(`games/${file}`).matchAll(
      /import (?:type )?\{([^}]*)\} from '@opfor\/kernel'/g,
    ))
      for (const [noun] of names.matchAll(/\b[A-Z]\w*/g))
        games.set(noun, (games.get(noun) ?? new Set()).add(game))
  }
  return games
}

test('the word list has every type that the rule code of two games imports', () => {
  const shared = [...importedNouns()].filter(([, games]) => games.size > 1).map(([noun]) => noun)
  expect(shared.length).toBeGreaterThan(20)
  expect(shared.filter((noun) => !terms.includes(noun) && !table.includes(`\`${noun}\``))).toEqual([])
})

test('every capitalised word in it is an export of the kernel', () => {
  const folders = [...read('kernel/index.ts').matchAll(/'\.\/(\w+)\/index\.ts'/g)].map(
    ([, name = '']) => name,
  )
  const exported = folders.map((name) => read(`kernel/${name}/index.ts`)).join('\n')
  const notExported = ['Situation', 'Answer']
  const unknown = terms.filter(
    (term) =>
      /^[A-Z]\w*$/.test(term) && !notExported.includes(term) && !new RegExp(`\\b${term}\\b`).test(exported),
  )
  expect(unknown).toEqual([])
})
