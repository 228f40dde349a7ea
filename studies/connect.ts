import { type ClientBase, Pool, type PoolClient, types } from 'pg'

// Seeds and counts are far below Number.MAX_SAFE_INTEGER.
types.setTypeParser(types.builtins.INT8, Number)

/** Idle connections that fail are replaced on demand. */
export function makePool(connectionString: string, max: number): Pool {
  const pool = new Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 5000,
    statement_timeout: 60_000,
    application_name: 'opfor-studies',
  })
  pool.on('error', () => undefined)
  // If a connection fails while in use, its statement already rejects.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** A pool, or a connection in a transaction. */
export type Queryable = Pick<ClientBase, 'query'>

/** Rolls back if `work` throws. */
export async function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let failed: Error | undefined
  try {
    await client.query('begin')
    const done = await work(client)
    await client.query('commit')
    return done
  } catch (error) {
    failed = error instanceof Error ? error : new Error(String(error))
    throw error
  } finally {
    if (failed !== undefined) await client.query('rollback').catch(() => undefined)
    client.release(failed)
  }
}
