import { mkdtemp, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { makeCommit, type Commit } from '@opfor/sync'
import { deleteAccount, issuePairingCode } from '@opfor/sync/api/account'
import { pullCommits, pushCommits } from '@opfor/sync/api/journals'
import { description, health, metrics, ready } from '@opfor/sync/api/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asAdmin, postgres } from '@opfor/studies/testing'
import { newPlayer, TestClient } from '../testing/test-client.ts'
import { startServer, type TestServer } from '../testing/server.ts'
import { backUp, hashTables, testRestore, restore } from './backup.ts'
import { maintain } from './maintain.ts'
import { packMatches } from './pack-matches.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

test('the process is alive, and ready only if its tables are migrated', async () => {
  const anyone = new TestClient(server.app)
  expect(await anyone.call(health)).toEqual({ alive: true })
  expect(await anyone.call(ready)).toEqual({ ready: true })
  await server.context.pool.query('alter table kysely_migration rename to kysely_migration_away')
  expect((await anyone.request('GET', '/ready')).status).toBe(503)
  await server.context.pool.query('alter table kysely_migration_away rename to kysely_migration')
})

test('metrics count requests and pages', async () => {
  const ada = await newPlayer(server.app)
  await ada.call(pushCommits, { body: { pages: [makeCommit('m', 'm', { entries: [] })] } })
  const counted = await ada.call(metrics)
  expect(counted).toMatch(/^opfor_pages_total 1$/m)
  expect(counted).toMatch(/^opfor_request_seconds_count\{route="\/api\/pages",status="200"\} 1$/m)
  expect(counted).toMatch(/^opfor_database_connections \d+$/m)
})

test('a restore reproduces every table but sessions and codes, and changes the epoch', async () => {
  const { tables, rows } = await testRestore(server.database.url)
  expect(tables).toBeGreaterThan(8)
  expect(rows).toBeGreaterThan(10)
  const folder = await mkdtemp(path.join(os.tmpdir(), 'opfor-test-'))
  const file = path.join(folder, 'backup')
  const before = await hashTables(server.database.url)
  const epoch = async () =>
    (await server.context.db.selectFrom('server').select('epoch').executeTakeFirstOrThrow()).epoch
  const old = await epoch()
  await backUp(server.database.url, file)
  const name = new URL(server.database.url).pathname.slice(1)
  await asAdmin(postgres, async (client) => {
    await client.query(`drop database ${name} with (force)`)
    await client.query(`create database ${name}`)
  })
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const sessions = before.get('session')?.rows ?? 0
  expect(await restore(server.database.url, file)).toMatchObject({ session: sessions })
  expect(sessions).toBeGreaterThan(0)
  const after = await hashTables(server.database.url)
  for (const [table, hash] of before)
    if (['session', 'handover', 'ceremony', 'allowance'].includes(table))
      expect(after.get(table)?.rows).toBe(0)
    else expect(after.get(table)).toEqual(hash)
  expect(await epoch()).not.toBe(old)
  await rm(folder, { recursive: true })
})

async function packForADay(now: Date) {
  const sum = { packed: 0, notPacked: 0 }
  for (let hour = 0; hour < 24; hour += 1) {
    const { packed, notPacked } = await packMatches(
      server.context.db,
      new Date(now.getTime() + hour * 3_600_000),
    )
    sum.packed += packed
    sum.notPacked += notPacked
  }
  return sum
}

test('maintenance deletes only expired rows', async () => {
  const bob = await newPlayer(server.app)
  await bob.call(issuePairingCode)
  const now = new Date(server.now.getTime() + 2 * 60 * 60 * 1000)
  expect(await maintain(server.context.db, now)).toMatchObject({ sessions: 0, handovers: 1 })
  const later = new Date(server.now.getTime() + 100 * 24 * 60 * 60 * 1000)
  expect((await maintain(server.context.db, later)).sessions).toBeGreaterThan(0)
  expect(await maintain(server.context.db, later)).toMatchObject({ sessions: 0, ceremonies: 0 })
})

test('a day of maintenance packs all matches that are long or at rest, and no others', async () => {
  const bob = await newPlayer(server.app)
  const chain = (match: string, count: number): readonly Commit[] => {
    const pages: Commit[] = []
    for (let a = 0; a < count; a += 1)
      pages.push(makeCommit(match, pages.at(-1)?.id ?? match, { entries: [{ q: 'x', a, by: 'person' }] }))
    return pages
  }
  const pages = [...chain('ended', 3), ...chain('goesOn', 3), ...chain('long', 201)]
  for (let at = 0; at < pages.length; at += 100)
    await bob.call(pushCommits, { body: { pages: pages.slice(at, at + 100) } })
  const { db, pool } = server.context
  const { rows } = await pool.query<{ received: Date }>(`select received from page where match = 'goesOn'`)
  const received = rows[0]?.received ?? new Date(Number.NaN)
  const aWeekAgo = new Date(received.getTime() - 7 * 24 * 60 * 60 * 1000)
  await db.updateTable('page').set({ received: aWeekAgo }).where('match', '=', 'ended').execute()
  await packForADay(new Date(received.getTime() + 60_000))
  const archives = await db.selectFrom('archive').select('match').orderBy('match').execute()
  expect(archives.map(({ match }) => match)).toEqual(expect.arrayContaining(['ended', 'long']))
  expect(archives.map(({ match }) => match)).not.toContain('goesOn')
  const pulled = (await bob.call(pullCommits, { query: { since: 0 } })).pages
  expect(new Set(pulled.map(({ id }) => id))).toEqual(new Set(pages.map(({ id }) => id)))
  expect(await packForADay(new Date(received.getTime() + 60_000))).toEqual({ packed: 0, notPacked: 0 })
})

test('one match that cannot be packed does not stop the others', async () => {
  const ada = await newPlayer(server.app)
  const { id: account } = await server.context.db
    .selectFrom('account')
    .select('id')
    .orderBy('created', 'desc')
    .orderBy('clock')
    .executeTakeFirstOrThrow()
  // Unpacking could not restore ids with a hash mismatch.
  const bad = Array.from({ length: 201 }, (_, at) => ({
    match: 'bad',
    id: `bad ${at}`,
    parent: 'bad',
    body: '{}',
  }))
  await server.context.db
    .insertInto('page')
    .values(bad.map((page, at) => ({ account, seq: 1 + at, received: server.now, ...page })))
    .execute()
  const good = [makeCommit('good', 'good', { name: 'a' })]
  for (let at = 1; at < 201; at += 1)
    good.push(makeCommit('good', good.at(-1)?.id ?? '', { name: String(at) }))
  await server.context.db
    .insertInto('page')
    .values(good.map((page, at) => ({ account, seq: 1001 + at, received: server.now, ...page })))
    .execute()
  expect(await packForADay(server.now)).toEqual({ packed: 1, notPacked: 1 })
  await ada.call(deleteAccount)
})

test('a restore test succeeds during concurrent writes', async () => {
  const ada = await newPlayer(server.app)
  const over = new AbortController()
  const writing = (async () => {
    for (let at = 0; !over.signal.aborted; at += 1)
      await ada.request('POST', '/api/pages', { pages: [makeCommit('busy', 'busy', { name: String(at) })] })
  })()
  const { rows } = await testRestore(server.database.url)
  over.abort()
  await writing
  expect(rows).toBeGreaterThan(0)
})

test('the OpenAPI document is served', async () => {
  expect(await new TestClient(server.app).call(description)).toMatchObject({
    openapi: '3.1.0',
    paths: {
      '/api/sessions/{session}': {
        delete: {
          parameters: [
            { name: 'session', in: 'path', required: true },
            { $ref: '#/components/parameters/Version' },
          ],
        },
      },
      '/api/account/nickname': {
        put: { requestBody: { content: { 'application/json': { schema: { required: ['nickname'] } } } } },
      },
    },
  })
})
