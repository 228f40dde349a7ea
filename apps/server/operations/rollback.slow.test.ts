import { afterEach, beforeEach, expect, test } from 'vitest'
import type { TestDatabase } from '@opfor/studies/testing'
import {
  connect,
  type DatabaseConnection,
  executedMigrations,
  isMigrated,
  migrate,
} from '../database/connect.ts'
import { migrations } from '../database/migrations.ts'
import { makeDatabase } from '../testing/database.ts'
import { hashTables } from './backup.ts'
import { planRollback, rollBack } from './rollback.ts'

const names = Object.keys(migrations)
const [first = ''] = names
const previous = names.at(-2) ?? ''
const newest = names.at(-1) ?? ''
/** What the program before the newest migration knows. */
const older = Object.fromEntries(Object.entries(migrations).slice(0, -1))

let database: TestDatabase
let connected: DatabaseConnection
beforeEach(async () => {
  database = await makeDatabase()
  connected = connect(database.url, 1)
})
afterEach(async () => {
  await connected.db.destroy()
  await database.drop()
})

test('every migration can be reverted and applied again', async () => {
  const tables = async () => [...(await hashTables(database.url)).keys()]
  const before = await tables()
  for (const to of names.slice(0, -1).toReversed())
    expect(await rollBack(connected, to, false)).toHaveLength(1)
  expect(await executedMigrations(connected)).toEqual([first])
  expect(await isMigrated(connected)).toBe(false)
  expect(await migrate(connected)).toHaveLength(names.length - 1)
  expect(await tables()).toEqual(before)
  expect(await isMigrated(connected)).toBe(true)
})

test('rows are deleted only with --yes, after naming their tables', async () => {
  await connected.pool.query(
    `insert into account (id, nickname, created) values (gen_random_uuid(), 'ada', now());
     insert into link (slug, account, what, title, created) select 'x', id, 'match', '', now() from account`,
  )
  const plan = await planRollback(connected, first)
  expect(plan.migrations).toEqual(names.slice(1).toReversed())
  expect([...plan.rows]).toEqual([['link', 1]])
  await expect(rollBack(connected, first, false)).rejects.toThrow(/deletes 1 rows of link.*--yes/)
  expect(await isMigrated(connected)).toBe(true)
  await expect(rollBack(connected, '0000-nothing', true)).rejects.toThrow(/no migration "0000-nothing"/)
  expect(await rollBack(connected, first, true)).toHaveLength(names.length - 1)
})

test('the program before an update runs on the newer tables, and says how to go back', async () => {
  expect(await isMigrated(connected, older)).toBe(true)
  await expect(migrate(connected, undefined, older)).rejects.toThrow(
    `The tables are newer than this program (${newest}). Install the newer program, or run its \`rollback --to ${previous}\` first.`,
  )
  await rollBack(connected, previous, false)
  expect(await migrate(connected, undefined, older)).toEqual([])
  expect(await isMigrated(connected, older)).toBe(true)
})
