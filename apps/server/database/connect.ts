import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, PostgresDialect } from 'kysely'
import { Migrator } from 'kysely/migration'
import { Pool, types } from 'pg'
import { migrations } from './migrations.ts'
import type { Database } from './schema.ts'

/** The connections of one process to the database. */
export interface DatabaseConnection {
  readonly pool: Pool
  readonly db: Kysely<Database>
}

// All bigint columns stay below Number.MAX_SAFE_INTEGER.
types.setTypeParser(types.builtins.INT8, Number)

/** Connects to the database. Idle connections that break are replaced on demand. */
export function connect(connectionString: string, max: number): DatabaseConnection {
  const pool = new Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 5000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'opfor',
  })
  pool.on('error', () => undefined)
  // The pool listens only to idle connections: one that breaks while it is used would end the process. Its query fails anyway.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return { pool, db: new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }) }
}

const lockNotAvailable = '55P03'
const maxMigrationAttempts = 60

/** The migrations that a program knows. */
type Known = typeof migrations

/**
 * Migrates to the newest version that the program knows; returns the migrations that ran. If a table is locked, it lets the requests
 * behind it pass and tries again.
 */
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

/** The migrations that have run in this database, also those that this program does not know, in order. */
async function executedMigrations({ pool }: Pick<DatabaseConnection, 'pool'>): Promise<readonly string[]> {
  const { rows } = await pool.query<{ table: string | null }>(
    `select to_regclass('kysely_migration')::text as table`,
  )
  if (rows[0]?.table === null) return []
  const executed = await pool.query<{ name: string }>('select name from kysely_migration order by name')
  return executed.rows.map(({ name }) => name)
}

/** Whether all migrations that a program knows have run. */
export async function isMigrated(
  connected: Pick<DatabaseConnection, 'db'>,
  known: Known = migrations,
): Promise<boolean> {
  return (await migratorOf(connected, known).getMigrations()).every(
    ({ executedAt }) => executedAt !== undefined,
  )
}
