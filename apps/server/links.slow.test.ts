import type { Json } from '@opfor/kernel'
import { blitzkriegJournal } from './testing/journals.ts'
import { createLink, listLinks, openLink } from '@opfor/sync/api/links'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPlayer, TestClient } from './testing/test-client.ts'
import { startServer, type TestServer } from './testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ limitFactor: 1000 })
})
afterAll(() => server.stop())

const journal = blitzkriegJournal(7)
const input = { what: 'match', title: 'A close one', journal: journal as unknown as Json } as const

test('anyone can open a short link', async () => {
  const ada = await newPlayer(server.app)
  const { slug } = await ada.call(createLink, { body: input })
  expect(slug).toMatch(/^[a-z2-9]{10}$/)
  const found = await new TestClient(server.app).call(openLink, { params: { slug } })
  expect(found).toMatchObject({ what: 'match', title: 'A close one', journal })
})

test('a link can expire, and only its owner can revoke it', async () => {
  const [ada, bob] = [await newPlayer(server.app), await newPlayer(server.app)]
  const until = await ada.call(createLink, {
    body: { ...input, expires: '2026-11-16T00:00:00Z' },
  })
  const before = server.now
  server.now = new Date('2026-11-16T00:00:00Z')
  expect(await bob.request('GET', `/api/links/${until.slug}`)).toMatchObject({
    status: 410,
    body: { id: 'expired' },
  })
  server.now = before
  expect((await bob.request('GET', `/api/links/${until.slug}`)).status).toBe(200)
  expect((await bob.request('DELETE', `/api/links/${until.slug}`)).status).toBe(404)
  expect((await ada.request('DELETE', `/api/links/${until.slug}`)).status).toBe(204)
  expect(await bob.request('GET', `/api/links/${until.slug}`)).toMatchObject({
    status: 410,
    body: { id: 'revoked' },
  })
  const { links } = await ada.call(listLinks)
  expect(links).toMatchObject([{ slug: until.slug, revoked: '2026-11-15T12:00:00.000Z' }])
  const rows = await server.context.db
    .selectFrom('link')
    .select('journal')
    .where('slug', '=', until.slug)
    .execute()
  expect(rows[0]?.journal).toBeNull()
})

test('only journals that replay can be shared', async () => {
  const ada = await newPlayer(server.app)
  const share = async (json: unknown) => ada.request('POST', '/api/links', { ...input, journal: json })
  for (const json of [
    {},
    [],
    'x',
    7,
    { game: 'chess' },
    { ...journal, version: 99 },
    { ...journal, seed: -1 },
  ])
    expect(await share(json)).toMatchObject({ status: 422, body: { id: 'noJournal' } })
  const [first, ...rest] = journal.entries
  expect((await share({ ...journal, entries: rest })).status).toBe(422)
  expect((await share({ ...journal, entries: [first, first, ...rest] })).status).toBe(422)
})
