import { type ClientBase, Pool, type PoolClient, types } from 'pg'

// Seeds and counts stay far below the numbers that JavaScript keeps exactly.
types.setTypeParser(types.builtins.INT8, Number)

/** Connects to a database; a connection that dies while nobody uses it is replaced when one is needed. */
export function connect(connectionString: string, max: number): Pool {
  const pool = new Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 5000,
    statement_timeout: 60_000,
    application_name: 'opfor-studies',
  })
  pool.on('error', () => undefined)
  // A connection that breaks while it is used fails its statement; nobody needs to hear of it twice.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** Something that takes statements: a pool, or one connection in a transaction. */
export type Queryable = Pick<ClientBase, 'query'>

/** Does something in a transaction, whole or not at all. */
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
