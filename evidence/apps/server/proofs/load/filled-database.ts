import { type Cluster, asAdmin, startCluster } from '@opfor/studies/testing'
import type { Pool } from 'pg'
import { connectDatabase, type DatabaseConnection } from '../../../../../apps/server/database/connect.ts'
import { makeDatabase } from '../../../../../apps/server/testing/database.ts'
import { fillTables } from '../support/fill-tables.ts'
import { prepareBench } from '../support/push-speed.ts'
import { filledMatch } from './match.ts'
import { parentOf } from './processor.ts'

export interface FilledDatabase {
  readonly cluster: Cluster
  readonly url: string
  readonly connected: DatabaseConnection
  /** The parent of all its processes. */
  readonly pid: number
}

/** Deviations from PostgreSQL's defaults as recommended in docs/capacity.md. */
const settings = {
  shared_buffers: '4GB',
  max_wal_size: '8GB',
  checkpoint_timeout: '15min',
  wal_compression: 'lz4',
  autovacuum_vacuum_cost_limit: '2000',
} as const

export async function startFilled(accounts: number): Promise<FilledDatabase> {
  const cluster = await startCluster()
  await asAdmin(cluster.url, async (client) => {
    for (const [name, value] of Object.entries(settings))
      await client.query(`alter system set ${name} = '${value}'`)
  })
  await cluster.restart()
  const { url } = await makeDatabase(cluster.url)
  // Filling takes longer than the statement timeout of requests.
  const connected = connectDatabase(`${url}?statement_timeout=0`, 2)
  await fillTables(connected.pool, accounts, await filledMatch())
  await prepareBench(connected.pool)
  await connected.pool.query('checkpoint')
  const { rows } = await connected.pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  return { cluster, url, connected, pid: parentOf(rows[0]?.pid ?? 0) }
}

export async function someAccounts(pool: Pool, count: number): Promise<readonly string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from account where nickname like 'player%' order by random() limit $1`,
    [count],
  )
  return rows.map(({ id }) => id)
}

export async function walBytes(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ bytes: string }>(
    `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as bytes`,
  )
  return Number(rows[0]?.bytes)
}

interface TableRow {
  readonly name: string
  readonly rows: number
  readonly megabytes: number
  readonly updates: number
  readonly hot: number
  readonly dead: number
}

export async function tableSizes(pool: Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<TableRow>(
    `select relname as name, n_live_tup as rows, pg_total_relation_size(relid) / 1000000 as megabytes,
       n_tup_upd as updates, n_tup_hot_upd as hot, n_dead_tup as dead
     from pg_stat_user_tables where n_live_tup > 0 order by pg_total_relation_size(relid) desc limit 10`,
  )
  return rows.map(
    ({ name, rows: live, megabytes, updates, hot, dead }) =>
      `  ${name}: ${live} rows, ${megabytes} MB; ${updates} updates, ${((100 * hot) / Math.max(1, updates)).toFixed(0)}% of them HOT; ${dead} dead rows`,
  )
}
