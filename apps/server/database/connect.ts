import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, PostgresDialect } from 'kysely'
import { Migrator } from 'kysely/migration'
import { Pool, types } from 'pg'
import { migrations } from './migrations.ts'
import type { Database } from './schema.ts'

export interface DatabaseConnection {
  readonly pool: Pool
  readonly db: Kysely<Database>
}

// All bigint columns stay below Number.MAX_SAFE_INTEGER.
types.setTypeParser(types.builtins.INT8, Number)

/** Replaces broken idle connections on demand. */
export function connectDatabase(connectionString: string, max: number): DatabaseConnection {
  const pool = new Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 5000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'opfor',
  })
  pool.on('error', () => undefined)
  // The pool listens only to idle connections: one that breaks in use would end the process. Its query fails anyway.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return { pool, db: new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }) }
}

const lockNotAvailable = '55P03'
const maxMigrationAttempts = 60

type Known = typeof migrations

/** Returns the migrations that ran. If a table is locked, lets queued requests pass and retries. */
export async function migrate(
  connected: DatabaseConnection,
  known: Known = migrations,
): Promise<readonly string[]> {
  const newer = (await executedMigrations(connected)).filter((name) => !Object.hasOwn(known, name))
  if (newer.length > 0)
    throw new Error(
      `The tables are newer than this program (${newer.join(', ')}). Install the newer program.`,
    )
  const migrator = migratorOf(connected, known)
  for (let attempt = 1; ; attempt += 1) {
    const { error, results } = await migrator.migrateToLatest()
    if (error === undefined) {
      for (const { complete } of Object.values(known)) await complete?.(connected.pool)
      return (results ?? []).map(({ migrationName }) => migrationName)
    }
    const isLocked = (error as { readonly code?: string }).code === lockNotAvailable
    if (!isLocked || attempt === maxMigrationAttempts)
      throw new Error('The migration failed.', { cause: error })
    await sleep(1000)
  }
}

function migratorOf({ db }: Pick<DatabaseConnection, 'db'>, known: Known): Migrator {
  return new Migrator({ db, provider: { getMigrations: () => Promise.resolve(known) } })
}

/** In order, including migrations that this program does not know. */
async function executedMigrations({ pool }: Pick<DatabaseConnection, 'pool'>): Promise<readonly string[]> {
  const { rows } = await pool.query<{ table: string | null }>(
    `select to_regclass('kysely_migration')::text as table`,
  )
  if (rows[0]?.table === null) return []
  const executed = await pool.query<{ name: string }>('select name from kysely_migration order by name')
  return executed.rows.map(({ name }) => name)
}

export async function isMigrated(
  connected: Pick<DatabaseConnection, 'db'>,
  known: Known = migrations,
): Promise<boolean> {
  return (await migratorOf(connected, known).getMigrations()).every(
    ({ executedAt }) => executedAt !== undefined,
  )
}
