import { makeItem, makeCommit, type Commit } from '@opfor/sync'
import { pushItems } from '@opfor/sync/api/items'
import { squashMatch, pullCommits, pushCommits } from '@opfor/sync/api/journals'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type TestServer } from '../testing/server.ts'
import { newPlayer, type TestClient } from '../testing/test-client.ts'
import { maintain } from './maintain.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ limitFactor: 1000 })
})
afterAll(() => server.stop())

const day = 24 * 60 * 60 * 1000

function pagesOf(match: string): readonly Commit[] {
  const first = makeCommit(match, match, { entries: [{ q: 'move', a: 1, by: 'person' }] })
  return [first, makeCommit(match, first.id, { entries: [{ q: 'move', a: 2, by: 'person' }] })]
}

const trashBody = (match: string, isTrashed: boolean) =>
  JSON.stringify({ match, name: 'n', isTrashed, entries: 2 })
const push = (player: TestClient, pages: readonly Commit[]) => player.call(pushCommits, { body: { pages } })
const matches = async (player: TestClient) =>
  [
    ...new Set((await player.call(pullCommits, { query: { since: 0 } })).pages.map(({ match }) => match)),
  ].toSorted()
const bytes = async () =>
  (await server.context.db.selectFrom('account').select('bytes').execute()).reduce(
    (sum, each) => sum + each.bytes,
    0,
  )
async function maintainAfter(days: number) {
  const { db } = server.context
  const then = new Date(server.now.getTime() + days * day)
  // The players use the app constantly, so that their sessions do not end.
  await db.updateTable('session').set({ used: then }).execute()
  return maintain(db, then)
}

test('a match is deleted 30 days after it was put into the trash, packed or not, and its space is free', async () => {
  const ada = await newPlayer(server.app)
  const before = await bytes()
  for (const match of ['m1', 'm2', 'm3', 'm4']) await push(ada, pagesOf(match))
  const each = ((await bytes()) - before) / 4
  await ada.call(squashMatch, { params: { match: 'm2' } })
  const trashed = ['m1', 'm2', 'm3'].map((match) => makeItem(`m-${match}`, trashBody(match, true), 'Phone'))
  await ada.call(pushItems, { body: { items: trashed } })
  const restored = makeItem('m-m3', trashBody('m3', false), 'Phone', trashed[2])
  await ada.call(pushItems, { body: { items: [restored] } })
  const full = await bytes()
  expect(await maintainAfter(29)).toMatchObject({ trashed: 0 })
  expect(await matches(ada)).toEqual(['m1', 'm2', 'm3', 'm4'])
  expect(await maintainAfter(31)).toMatchObject({ trashed: 2 })
  expect(await matches(ada)).toEqual(['m3', 'm4'])
  expect(full - (await bytes())).toBe(2 * each)
  expect(await maintainAfter(31)).toMatchObject({ trashed: 0 })
})

test('a device that still has a deleted match can send it again, and others keep theirs', async () => {
  const [ada, bob] = [await newPlayer(server.app), await newPlayer(server.app)]
  for (const player of [ada, bob]) await push(player, pagesOf('m1'))
  await ada.call(pushItems, { body: { items: [makeItem('m-m1', trashBody('m1', true), 'Phone')] } })
  await maintainAfter(31)
  expect([await matches(ada), await matches(bob)]).toEqual([[], ['m1']])
  const [first, second] = pagesOf('m1')
  if (first === undefined || second === undefined) throw new Error('two pages')
  expect(await ada.request('POST', '/api/pages', { pages: [second] })).toMatchObject({ status: 409 })
  await push(ada, [first, second])
  expect(await matches(ada)).toEqual(['m1'])
})
