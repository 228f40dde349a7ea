import { type DatabaseConnection, executedMigrations, migrate } from '../database/connect.ts'
import { migrations } from '../database/migrations.ts'

/** What going back to an older version of the tables would do. */
export interface RollbackPlan {
  /** The migrations that would be reverted, the newest first. */
  readonly migrations: readonly string[]
  /** The number of rows that would be deleted, by their table. */
  readonly rows: ReadonlyMap<string, number>
}

/** Plans to go back until a migration is the newest one; it must be one that has run. */
export async function planRollback(connected: DatabaseConnection, to: string): Promise<RollbackPlan> {
  const executed = await executedMigrations(connected)
  if (!executed.includes(to))
    throw new Error(`There is no migration "${to}" to go back to. These have run: ${executed.join(', ')}.`)
  const reverted = executed.slice(executed.indexOf(to) + 1).toReversed()
  const rows = new Map<string, number>()
  for (const table of reverted.flatMap((name) => migrations[name]?.drops ?? [])) {
    const { rows: counted } = await connected.pool.query<{ count: number }>(`select count(*) from ${table}`)
    if ((counted[0]?.count ?? 0) > 0) rows.set(table, counted[0]?.count ?? 0)
  }
  return { migrations: reverted, rows }
}

/** Goes back as planned; where rows would be deleted, only if that is wanted. */
export async function rollBack(
  connected: DatabaseConnection,
  to: string,
  deletesRows: boolean,
): Promise<readonly string[]> {
  const { migrations: reverted, rows } = await planRollback(connected, to)
  if (rows.size > 0 && !deletesRows)
    throw new Error(
      `Going back (${reverted.join(', ')}) deletes ${[...rows].map(([table, count]) => `${count} rows of ${table}`).join(', ')}. Nothing was changed. Add --yes to do it.`,
    )
  return reverted.length === 0 ? [] : migrate(connected, to)
}
