import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'

/** Waits until a statement in this database waits for a lock. */
export async function waitUntilBlocked(pool: Pool): Promise<void> {
  for (let waiting = 0; waiting === 0; await sleep(10)) {
    const { rows } = await pool.query<{ waiting: number }>(
      `select count(*)::int as waiting from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    )
    waiting = rows[0]?.waiting ?? 0
  }
}
