import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, open, rename, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'

const execute = promisify(execFile)

/** The password is in the environment: others can see arguments and error texts. */
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

/** The server may be running. Only the user can read the file, which gets its name when it is complete. */
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

/** The target must be empty. */
function restoreExactly(database: string, file: string): Promise<void> {
  return runTool('pg_restore', database, ['--no-owner', '--exit-on-error', '--single-transaction', file])
}

/** Rows that may have ended since the backup; everybody signs in once more. */
const swept = ['session', 'handover', 'ceremony', 'allowance'] as const

/** Removed rows by table. */
export type RemovedRows = Readonly<Record<(typeof swept)[number], number>>

/** The target must be empty. Removes sessions and codes; the new epoch makes devices resend commits missing from the backup. */
export async function restore(database: string, file: string): Promise<RemovedRows> {
  await restoreExactly(database, file)
  await newEpoch(database)
  return withClient(database, async (client) => {
    const removed = { session: 0, handover: 0, ceremony: 0, allowance: 0 }
    for (const table of swept) removed[table] = (await client.query(`delete from ${table}`)).rowCount ?? 0
    return removed
  })
}

/** Every device then resends data that the server does not have. */
export async function newEpoch(database: string): Promise<void> {
  await withClient(database, (client) => client.query('update server set epoch = gen_random_uuid()::text'))
}

export type TableHashes = ReadonlyMap<string, { readonly rows: number; readonly hash: string }>

/** Skips the table with the epoch, which a restore changes. */
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

/** Uses one snapshot, so that concurrent writes do not matter. */
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

export async function testRestore(
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
