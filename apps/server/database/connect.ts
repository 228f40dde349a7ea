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
  return { pool, db: new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }) }
}

/** Migrates to the newest version, or one version down; returns the migrations that ran. */
export async function migrate(
  { db }: Pick<DatabaseConnection, 'db'>,
  to: 'up' | 'down',
): Promise<readonly string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })
  const { error, results } = to === 'up' ? await migrator.migrateToLatest() : await migrator.migrateDown()
  if (error !== undefined) throw new Error('The migration failed.', { cause: error })
  return (results ?? []).map(({ migrationName, direction }) => `${migrationName} ${direction.toLowerCase()}`)
}

/** Whether all migrations have run. */
export async function isMigrated({ db }: Pick<DatabaseConnection, 'db'>): Promise<boolean> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })
  return (await migrator.getMigrations()).every(({ executedAt }) => executedAt !== undefined)
}
