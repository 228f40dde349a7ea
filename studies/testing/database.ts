import { randomUUID } from 'node:crypto'
import { Client } from 'pg'

/** Where tests find PostgreSQL. */
export const postgres: string = process.env['OPFOR_TEST_POSTGRES'] ?? 'postgres://postgres@127.0.0.1:5432'

/** A database of a test's own. */
export interface TestDatabase {
  readonly url: string
  readonly drop: () => Promise<void>
}

/** Does something as the one who may make and drop databases. */
export async function asAdmin<T>(server: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: `${server}/postgres` })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Makes a database with nothing in it. */
export async function emptyDatabase(server = postgres): Promise<TestDatabase> {
  const name = `opfor_test_${randomUUID().replaceAll('-', '')}`
  await asAdmin(server, (client) => client.query(`create database ${name}`))
  const drop = async (): Promise<void> => {
    await asAdmin(server, (client) => client.query(`drop database if exists ${name} with (force)`))
  }
  return { url: `${server}/${name}`, drop }
}
