import type { Json } from '@opfor/kernel'
import { blitzkriegJournal, sheetJournal } from './testing/journals.ts'
import { createLink, listLinks, openLink } from '@opfor/sync/api/links'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPlayer, TestClient } from './testing/test-client.ts'
import { Replayer } from './replays/replayer.ts'
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

test('a match of a sheet is shared with its page', async () => {
  const ada = await newPlayer(server.app)
  const sheet = sheetJournal(3)
  const { slug } = await ada.call(createLink, { body: { ...input, journal: sheet as unknown as Json } })
  const found = await new TestClient(server.app).call(openLink, { params: { slug } })
  expect(found.journal).toEqual(sheet)
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

test('a full account is told so before anything is replayed', async () => {
  const ada = await newPlayer(server.app, 'Full')
  await server.context.pool.query(
    `insert into link (slug, account, what, title, created)
     select 'full' || n, id, 'match', '', now() from account, generate_series(1, 1000) n where nickname = 'Full'`,
  )
  const unreplayable = { ...input, journal: {} }
  expect(await ada.request('POST', '/api/links', unreplayable)).toMatchObject({
    status: 409,
    body: { id: 'tooMany' },
  })
})

test('other requests are answered while a journal is replayed, and one that takes too long is ended', async () => {
  const replayer = new Replayer(0.001)
  await expect(replayer.requireReplayable(journal as unknown as Json)).rejects.toMatchObject({
    status: 422,
    message: 'The match takes too long to replay.',
  })
  await replayer.stop()
  const patient = new Replayer()
  await patient.requireReplayable(journal as unknown as Json)
  const ticks: number[] = []
  const timer = setInterval(() => ticks.push(performance.now()), 1)
  await Promise.all(Array.from({ length: 20 }, () => patient.requireReplayable(journal as unknown as Json)))
  clearInterval(timer)
  expect(ticks.length).toBeGreaterThan(20)
  await patient.stop()
})
