/**
 * Creates the development database if necessary, and migrates it:
 * `node apps/server/testing/dev-database.ts postgres://...`.
 */
import { Client } from 'pg'
import { connectDatabase, migrate } from '../database/connect.ts'

const unknownDatabaseCode = '3D000'

async function query(address: URL, statement: string): Promise<void> {
  const client = new Client({ connectionString: address.href, connectionTimeoutMillis: 3000 })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

async function makeDatabase(address: URL): Promise<void> {
  try {
    await query(address, 'select 1')
  } catch (error) {
    if ((error as { readonly code?: string }).code !== unknownDatabaseCode) throw error
    const name = decodeURIComponent(address.pathname.slice(1)).replaceAll('"', '""')
    await query(new URL('/postgres', address), `create database "${name}"`)
  }
}

/** Uses the first error if several addresses of a host failed. */
function errorMessage(error: unknown): string {
  const [first = error] = error instanceof AggregateError ? (error.errors as readonly unknown[]) : []
  return first instanceof Error ? first.message : String(first)
}

const address = process.argv[2] ?? ''
try {
  await makeDatabase(new URL(address))
  const connected = connectDatabase(address, 1)
  await migrate(connected)
  await connected.db.destroy()
} catch (error) {
  console.error(errorMessage(error))
  process.exitCode = 1
}
