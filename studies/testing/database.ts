import { randomUUID } from 'node:crypto'
import { Client } from 'pg'

/** The PostgreSQL server for tests. */
export const postgres: string = process.env['OPFOR_TEST_POSTGRES'] ?? 'postgres://postgres@127.0.0.1:5432'

/** A temporary database. */
export interface TestDatabase {
  readonly url: string
  readonly drop: () => Promise<void>
}

/** Runs `work` on the `postgres` database, for example to create or drop databases. */
export async function asAdmin<T>(server: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: `${server}/postgres` })
  // Tests kill the database: a connection that breaks between two queries must not end the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Creates an empty database. */
export async function emptyDatabase(server = postgres): Promise<TestDatabase> {
  const name = `opfor_test_${randomUUID().replaceAll('-', '')}`
  await asAdmin(server, (client) => client.query(`create database ${name}`))
  const drop = async (): Promise<void> => {
    await asAdmin(server, (client) => client.query(`drop database if exists ${name} with (force)`))
  }
  return { url: `${server}/${name}`, drop }
}
