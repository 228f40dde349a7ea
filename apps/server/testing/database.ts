import { emptyDatabase, postgres, type TestDatabase } from '@opfor/studies/testing'
import { connectDatabase, migrate } from '../database/connect.ts'

export async function makeDatabase(server = postgres): Promise<TestDatabase> {
  const database = await emptyDatabase(server)
  const connected = connectDatabase(database.url, 1)
  await migrate(connected)
  await connected.db.destroy()
  return database
}
