import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { renameGame, addToRegistry } from './make.ts'

const games = path.join(import.meta.dirname, '../../games')
const read = (file: string): string => readFileSync(path.join(games, file), 'utf8')

test('a new game is added at the end of the registry', () => {
  const now = addToRegistry(read('index.ts'), 'night-convoy')
  expect(now).toContain("import { nightConvoy } from './night-convoy/index.ts'\n\n")
  expect(now).toMatch(/ = \[[^\]]+, nightConvoy\]\n$/)
})

test('two games can be added', () => {
  const now = addToRegistry(addToRegistry(read('index.ts'), 'one'), 'two')
  expect(now).toMatch(/, one, two\]\n$/)
})

test('a file with an unexpected format is not changed', () => {
  expect(() => addToRegistry('export const registry = []\n', 'convoy')).toThrow(/games\/index\.ts/)
})

test('all names of the template are replaced', () => {
  const files = readdirSync(path.join(games, 'template-game'), { recursive: true, encoding: 'utf8' })
  const texts = files.filter((file) => /\.\w+$/.test(file)).map((file) => read(`template-game/${file}`))
  expect(texts.length).toBeGreaterThan(15)
  expect(texts.filter((text) => /template.?game/i.test(text)).length).toBeGreaterThan(10)
  expect(texts.map((text) => renameGame(text, 'convoy')).filter((text) => /template/i.test(text))).toEqual([])
})
