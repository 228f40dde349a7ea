import { emptyDatabase, postgres, type TestDatabase } from '@opfor/studies/testing'
import { connect, migrate } from '../database/connect.ts'

/** Creates a test database with all tables. */
export async function makeDatabase(server = postgres): Promise<TestDatabase> {
  const database = await emptyDatabase(server)
  const connected = connect(database.url, 1)
  await migrate(connected)
  await connected.db.destroy()
  return database
}
