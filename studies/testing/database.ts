import { randomUUID } from 'node:crypto'
import { Client } from 'pg'

export const postgres: string = process.env['OPFOR_TEST_POSTGRES'] ?? 'postgres://postgres@127.0.0.1:5432'

export interface TestDatabase {
  readonly url: string
  readonly drop: () => Promise<void>
}

export async function asAdmin<T>(server: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: `${server}/postgres` })
  // Tests kill the database: a connection that breaks between queries must not end the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

export async function emptyDatabase(server = postgres): Promise<TestDatabase> {
  const name = `opfor_test_${randomUUID().replaceAll('-', '')}`
  await asAdmin(server, (client) => client.query(`create database ${name}`))
  const drop = async (): Promise<void> => {
    await asAdmin(server, (client) => client.query(`drop database if exists ${name} with (force)`))
  }
  return { url: `${server}/${name}`, drop }
}
