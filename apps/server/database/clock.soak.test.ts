import { Pool } from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import { makeServer } from '../server.ts'
import { makeDatabase } from '../testing/database.ts'
import { testSettings } from '../testing/server.ts'
import { newPlayer } from '../testing/test-client.ts'
import { DatabaseClock } from './clock.ts'

afterEach(() => {
  vi.useRealTimers()
})

test("a process with a wrong clock uses the database's", async () => {
  const database = await makeDatabase()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-05-05T12:00:00Z') })
  const server = await makeServer(testSettings(database.url))
  await newPlayer(server.app)
  const { rows } = await server.context.pool.query<{ late: number; ahead: number; lifetime: number }>(
    `select extract(epoch from max(started) - now())::float8 as ahead,
       (select extract(epoch from now() - max(created))::float8 from account) as late,
       (select extract(epoch from max(expires) - now())::float8 / 86400 from session) as lifetime
     from allowance`,
  )
  expect(rows[0]?.ahead).toBeLessThan(1)
  expect(Math.abs(rows[0]?.late ?? 99)).toBeLessThan(30)
  expect(rows[0]?.lifetime).toBeCloseTo(90, 1)
  await server.stop()
  await database.drop()
})

test('the clock is that of the database, also if the machine of the process has another time', async () => {
  const database = await makeDatabase()
  const pool = new Pool({
    connectionString: database.url,
    options: '-c search_path=late,public,pg_catalog',
    max: 1,
  })
  await pool.query('create schema late')
  await pool.query(
    `create function late.clock_timestamp() returns timestamptz language sql
     as 'select pg_catalog.clock_timestamp() + interval ''1 hour'''`,
  )
  const clock = new DatabaseClock(pool)
  await clock.start()
  expect((clock.now().getTime() - Date.now()) / 60_000).toBeCloseTo(60, 1)
  clock.stop()
  await pool.end()
  await database.drop()
})
