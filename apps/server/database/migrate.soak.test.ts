import { setTimeout as sleep } from 'node:timers/promises'
import { emptyDatabase, type TestDatabase } from '@opfor/studies/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  addColumn,
  checkSecond,
  secondMigration,
} from '../../../evidence/apps/server/proofs/support/second-migration.ts'
import { connectDatabase, type DatabaseConnection, isMigrated, migrate } from './connect.ts'
import { migrations, migrationStep } from './migrations.ts'

const first = Object.keys(migrations)
const withSecond = (second = migrationStep('create table second (n integer)')) => ({
  ...migrations,
  '0002-second': second,
})

let database: TestDatabase
let connected: DatabaseConnection
let other: DatabaseConnection
beforeEach(async () => {
  database = await emptyDatabase()
  connected = connectDatabase(database.url, 2)
  other = connectDatabase(database.url, 2)
})
afterEach(async () => {
  await connected.db.destroy()
  await other.db.destroy()
  await database.drop()
})

/** Ends the connection whose statement contains a text, like kill -9. */
async function killWhile(statement: string, waitsFor: string): Promise<void> {
  for (let rowCount: number | null = 0; rowCount !== 1; await sleep(20))
    ({ rowCount } = await other.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and query like $1 and wait_event_type = $2`,
      [`%${statement}%`, waitsFor],
    ))
}

test('migrations run in their order and once, also if two programs migrate at the same time', async () => {
  expect(await isMigrated(connected)).toBe(false)
  const third = migrationStep('insert into second values (1)')
  const known = { ...withSecond(), '0003-third': third }
  const ran = await Promise.all([migrate(connected, known), migrate(other, known)])
  expect(ran.flat()).toEqual([...first, '0002-second', '0003-third'])
  expect(await migrate(connected, known)).toEqual([])
  expect((await connected.pool.query('select n from second')).rows).toEqual([{ n: 1 }])
  expect(await isMigrated(connected, known)).toBe(true)
})

test('a program runs on newer tables, but does not migrate them', async () => {
  await migrate(connected, withSecond())
  expect(await isMigrated(connected)).toBe(true)
  await expect(migrate(connected)).rejects.toThrow(
    'The tables are newer than this program (0002-second). Install the newer program.',
  )
})

test('a migration that was killed in its middle has changed nothing, and the next run does it', async () => {
  await migrate(connected)
  const migrating = migrate(
    connected,
    withSecond(migrationStep('create table second (n integer); select pg_sleep(60)')),
  )
  const killing = killWhile('pg_sleep', 'Timeout')
  await expect(migrating).rejects.toThrow('The migration failed.')
  await killing
  expect(await isMigrated(connected, withSecond())).toBe(false)
  expect(await migrate(connected, withSecond())).toEqual(['0002-second'])
})

test('what takes long goes on where it was killed', async () => {
  await migrate(connected, withSecond(addColumn))
  await connected.pool.query(
    `insert into account (id, nickname, created, joined)
     select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'player ' || n, now(), null from generate_series(1, 40) n`,
  )
  // It waits for this account, in the third batch.
  const locking = await other.pool.connect()
  await locking.query(`begin; select from account where nickname = 'player 25' for update`)
  const known = withSecond(secondMigration(10))
  const migrating = migrate(connected, known)
  const killing = killWhile('update account', 'Lock')
  await expect(migrating).rejects.toThrow()
  await killing
  await locking.query('commit')
  locking.release()
  expect(await checkSecond(connected.pool)).toEqual({ missing: 20, isIndexed: false })
  expect(await migrate(connected, known)).toEqual([])
  expect(await checkSecond(connected.pool)).toEqual({ missing: 0, isIndexed: true })
})
