import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestDatabase } from '@opfor/studies/testing'
import { makeDatabase } from '../testing/database.ts'
import { connectDatabase, type DatabaseConnection } from './connect.ts'

let database: TestDatabase
let connected: DatabaseConnection
beforeAll(async () => {
  database = await makeDatabase()
  connected = connectDatabase(database.url, 2)
})
afterAll(async () => {
  await connected.db.destroy()
  await database.drop()
})

test('a connection that breaks within a transaction fails that request, and does not end the process', async () => {
  const errors: unknown[] = []
  const note = (error: unknown): void => void errors.push(error)
  process.on('uncaughtExceptionMonitor', note)
  const broken = connected.db.transaction().execute(async (within) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(within)
    await connected.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    await new Promise((resolve) => {
      setTimeout(resolve, 200)
    })
    await sql`select 1`.execute(within)
  })
  await expect(broken).rejects.toThrow()
  expect((await connected.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  process.off('uncaughtExceptionMonitor', note)
  expect(errors).toEqual([])
})
