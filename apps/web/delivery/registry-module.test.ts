import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { registry } from '@opfor/games'
import { type Message, format } from '@opfor/kernel'
import { expect, test } from 'vitest'

const app = path.join(import.meta.dirname, '..')

const folders = import.meta.glob<Readonly<Record<string, { readonly id?: string }>>>(
  '../../../games/*/index.ts',
  { eager: true },
)

test.each(registry.map(({ id }) => id))('%s is exported by the folder of its name', (id) => {
  const offered = Object.values(folders[`../../../games/${id}/index.ts`] ?? {})
  expect(offered.filter((each) => each.id === id)).toHaveLength(1)
})

test('the app loads games individually: nothing imports all games', () => {
  const sources = globSync('**/*.{ts,tsx}', {
    cwd: app,
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.test.ts', 'delivery/**', 'e2e/**'],
  })
  const greedy = sources.filter((name) =>
    readFileSync(path.join(app, name), 'utf8').includes("from '@opfor/games'"),
  )
  expect(greedy).toEqual([])
})

const guides = import.meta.glob<{ readonly howItWorks: readonly Message[] }>(
  '../../../games/*/how-it-works.ts',
  { eager: true },
)

test.each(registry.map(({ id }) => id))('it is told in six sentences how %s works', (id) => {
  const sentences =
    guides[`../../../games/${id}/how-it-works.ts`]?.howItWorks.map((each) => format(each)) ?? []
  expect(new Set(sentences).size).toBe(6)
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z0-9][^.]*\.$/)
})

test.each(registry.map(({ id, demoTranscript }) => [id, demoTranscript] as const))(
  '%s has a match to watch',
  (id, name) => {
    expect(globSync(`games/${id}/replays/${name}.txt`, { cwd: path.join(app, '../..') })).toHaveLength(1)
  },
)
