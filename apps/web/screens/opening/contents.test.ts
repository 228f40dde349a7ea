import { type Game, parseSuccess } from '@opfor/kernel'
import { smallGame } from '@opfor/kernel/small-game'
import { newMatch, playAtRandom } from '@opfor/kernel/testing'
import { gameOfSheet, readSheet } from '@opfor/sheets'
import { expect, test } from 'vitest'
import { formatBackup } from '../../data/transfer/backup.ts'
import { type SavedMatch, toSavedMatch } from '../../data/storage/saved-match.ts'
import { contentsOf } from './contents.ts'

const games = {
  game: async (id: string) => (id === 'small' ? (smallGame as unknown as Game) : undefined),
  rules: async () => (text: string) => parseSuccess(gameOfSheet(readSheet(text)) as unknown as Game),
}

const { journal } = playAtRandom(newMatch(smallGame, {}, 5), 5, 12)
const plain = JSON.parse(JSON.stringify(journal)) as SavedMatch['journal']

test('a match is told by its game and its progress', async () => {
  const contents = await contentsOf(JSON.stringify(plain), games)
  expect(contents).toMatchObject([
    { what: { id: 'web.open.match', params: { name: smallGame.title } }, about: [{ params: {} }] },
  ])
})

test('a backup is told by the names of its matches, pages and packs', async () => {
  const saved = toSavedMatch(
    { id: 'mine', game: 'small', name: 'Friday', turns: 0, created: 1, changed: 2 },
    plain,
  )
  const page = { id: 'p', text: '# The Sentry', title: 'The Sentry', plays: '', digest: 'd', changed: 3 }
  const pack = { id: 'q', game: 'small', option: 'board', name: 'Marsh', changed: 4, pack: {} }
  expect(await contentsOf(formatBackup([saved], [pack], [page]), games)).toMatchObject([
    { what: { params: { name: 'Friday' } }, about: [{ params: { count: plain.entries.length } }] },
    { what: { id: 'web.open.sheet', params: { name: 'The Sentry' } } },
    { what: { id: 'web.open.pack', params: { name: 'Marsh' } } },
  ])
})

const wrong: readonly (readonly [string, string, object])[] = [
  ['is cut off', '{"game":', { id: 'web.matchStorage.notImported' }],
  ['is of an unknown game', '{"game":"chess","entries":[]}', { id: 'web.sharing.unknownGame' }],
  ['does not fit the rules', '{"game":"small","entries":[]}', { id: 'web.sharing.doesNotFit' }],
  ['is a backup of another format', '{"opfor":9,"matches":[]}', { id: 'web.matchStorage.notImported' }],
]

test.each(wrong)('what is wrong with a file that %s is told', async (_, text, problem) => {
  expect(await contentsOf(text, games)).toMatchObject(problem)
})
