import type { Queryable } from './connect.ts'
import type { Signal } from './worker/signal.ts'

/** The channel on which PostgreSQL tells workers about new studies and chunks. */
export const channel = 'opfor_studies'

/** What workers are told about, and who waits for it. */
export type News = Readonly<Record<'study' | 'chunks', Signal>>

/** Tells all workers when the caller's transaction commits. */
export async function notifyWorkers(client: Queryable, about: keyof News): Promise<void> {
  await client.query('select pg_notify($1, $2)', [channel, about])
}
