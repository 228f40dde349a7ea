import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { shelf } from '@opfor/games'
import { expect, test } from 'vitest'

const app = path.join(import.meta.dirname, '..')

const folders = import.meta.glob<Readonly<Record<string, { readonly id?: string }>>>(
  '../../../games/*/index.ts',
  { eager: true },
)

test.each(shelf.map(({ id }) => id))('%s is exported by the folder of its name', (id) => {
  const offered = Object.values(folders[`../../../games/${id}/index.ts`] ?? {})
  expect(offered.filter((each) => each.id === id)).toHaveLength(1)
})

test('the app loads games individually: nothing imports all games', () => {
  const sources = globSync('**/*.{ts,tsx}', {
    cwd: app,
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.test.ts', 'delivery/**', 'e2e/**', 'proofs/**'],
  })
  const greedy = sources.filter((name) =>
    readFileSync(path.join(app, name), 'utf8').includes("from '@opfor/games'"),
  )
  expect(greedy).toEqual([])
})
