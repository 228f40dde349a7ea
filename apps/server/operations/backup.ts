import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, open, rename, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'

const execute = promisify(execFile)

/** Runs a program of PostgreSQL. The password is in its environment: arguments and error texts are visible to others. */
async function runTool(tool: string, database: string, parameters: readonly string[]): Promise<void> {
  const url = new URL(database)
  const password = decodeURIComponent(url.password)
  url.password = ''
  const env = password === '' ? process.env : { ...process.env, PGPASSWORD: password }
  try {
    await execute(tool, [...parameters, '--dbname', url.href], { env })
  } catch (error) {
    const { stderr = '', code } = error as { readonly stderr?: string; readonly code?: unknown }
    // oxlint-disable-next-line eslint/preserve-caught-error -- it says the same again, with all arguments
    throw new Error(`${tool} failed (${String(code)}): ${stderr.trim() || 'it could not be started'}`)
  }
}

/**
 * Backs up the database into a file while the server is running; optionally from an exported snapshot. Only the user who
 * made it can read it, and it has its name only when it is complete.
 */
export async function backUp(database: string, file: string, snapshot?: string): Promise<void> {
  const unfinished = `${file}.unfinished`
  await rm(unfinished, { force: true })
  await (await open(unfinished, 'wx', 0o600)).close()
  const snapshotOption = snapshot === undefined ? [] : [`--snapshot=${snapshot}`]
  const format = ['--format=custom', '--no-owner', ...snapshotOption]
  try {
    await runTool('pg_dump', database, [...format, '--file', unfinished])
    await rename(unfinished, file)
  } finally {
    await rm(unfinished, { force: true })
  }
}

/** Restores a backup into an empty database, as it was. */
function restoreExactly(database: string, file: string): Promise<void> {
  return runTool('pg_restore', database, ['--no-owner', '--exit-on-error', '--single-transaction', file])
}

/** What may have been ended since a backup was made, and must not live again: everybody signs in once more. */
const swept = ['session', 'handover', 'ceremony', 'allowance'] as const

/** The number of rows that a restore has removed again, by their table. */
export type Swept = Readonly<Record<(typeof swept)[number], number>>

/**
 * Restores a backup into an empty database. Sessions and codes of the backup are removed. The new epoch makes devices send
 * again the pages that the backup does not have.
 */
export async function restore(database: string, file: string): Promise<Swept> {
  await restoreExactly(database, file)
  await newEpoch(database)
  return withClient(database, async (client) => {
    const removed = { session: 0, handover: 0, ceremony: 0, allowance: 0 }
    for (const table of swept) removed[table] = (await client.query(`delete from ${table}`)).rowCount ?? 0
    return removed
  })
}

/** Gives the database a new epoch, so that every device sends again what the server does not have. */
export async function newEpoch(database: string): Promise<void> {
  await withClient(database, (client) => client.query('update server set epoch = gen_random_uuid()::text'))
}

/** The number of rows and a hash of each table. */
export type TableHashes = ReadonlyMap<string, { readonly rows: number; readonly hash: string }>

/** Hashes all tables except the one with the epoch, which a restore changes. */
export function hashTables(database: string): Promise<TableHashes> {
  return withClient(database, hashTablesWith)
}

async function hashTablesWith(client: Client): Promise<TableHashes> {
  const tables = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'server' order by 1`,
  )
  const hashes = new Map<string, { readonly rows: number; readonly hash: string }>()
  for (const { name } of tables.rows) {
    const { rows } = await client.query<{ rows: string; hash: string }>(
      `select count(*) as rows, coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as hash from "${name}" t`,
    )
    hashes.set(name, { rows: Number(rows[0]?.rows), hash: rows[0]?.hash ?? '' })
  }
  return hashes
}

/** Backs up and hashes the tables from the same snapshot, so that concurrent writes do not matter. */
function backUpWithHashes(database: string, file: string): Promise<TableHashes> {
  return withClient(database, async (client) => {
    await client.query('begin isolation level repeatable read read only')
    const { rows } = await client.query<{ snapshot: string }>('select pg_export_snapshot() as snapshot')
    const hashes = await hashTablesWith(client)
    await backUp(database, file, rows[0]?.snapshot)
    await client.query('commit')
    return hashes
  })
}

/** Backs up, restores into a temporary database, and compares all tables. */
export async function rehearse(
  database: string,
): Promise<{ readonly tables: number; readonly rows: number; readonly seconds: number }> {
  const start = performance.now()
  const folder = await mkdtemp(path.join(os.tmpdir(), 'opfor-'))
  const name = `opfor_rehearsal_${randomUUID().replaceAll('-', '')}`
  const copy = new URL(database)
  copy.pathname = `/${name}`
  try {
    await withClient(database, (client) => client.query(`create database ${name}`))
    const file = path.join(folder, 'backup')
    const before = await backUpWithHashes(database, file)
    await restoreExactly(copy.href, file)
    const after = await hashTables(copy.href)
    for (const [table, { hash, rows }] of before)
      if (after.get(table)?.hash !== hash || after.get(table)?.rows !== rows)
        throw new Error(`Table ${table} differs after the restore.`)
    const rows = [...after.values()].reduce((sum, each) => sum + each.rows, 0)
    return { tables: after.size, rows, seconds: (performance.now() - start) / 1000 }
  } finally {
    await withClient(database, (client) => client.query(`drop database if exists ${name} with (force)`))
    await rm(folder, { recursive: true })
  }
}

async function withClient<T>(database: string, run: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: database })
  await client.connect()
  try {
    return await run(client)
  } finally {
    await client.end()
  }
}
