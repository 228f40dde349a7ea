import type { Kysely } from 'kysely'
import { unusedSince } from '../accounts/sessions.ts'
import type { Database } from '../database/schema.ts'
import { type PackingResult, packMatches } from './pack-matches.ts'
import { sweepTrash } from './sweep-trash.ts'

/** The number of deleted rows and of packed matches. */
export interface MaintenanceResult extends PackingResult {
  readonly sessions: number
  readonly ceremonies: number
  readonly handovers: number
  readonly allowances: number
  /** Matches that have been in the trash for 30 days. */
  readonly trashed: number
}

const day = 24 * 60 * 60 * 1000
const month = 30 * day

/** Deletes expired rows and what is in the trash for a month, and packs matches that are long or at rest. Safe to run at any time, also concurrently. */
export async function maintain(db: Kysely<Database>, now: Date): Promise<MaintenanceResult> {
  const deleteExpired = async (
    table: 'session' | 'ceremony' | 'handover',
    column: 'expires',
  ): Promise<number> =>
    Number((await db.deleteFrom(table).where(column, '<', now).executeTakeFirst()).numDeletedRows)
  const allowances = await db
    .deleteFrom('allowance')
    .where('started', '<', new Date(now.getTime() - day))
    .executeTakeFirst()
  const unused = await db.deleteFrom('session').where('used', '<', unusedSince(now)).executeTakeFirst()
  return {
    sessions: (await deleteExpired('session', 'expires')) + Number(unused.numDeletedRows),
    ceremonies: await deleteExpired('ceremony', 'expires'),
    handovers: await deleteExpired('handover', 'expires'),
    allowances: Number(allowances.numDeletedRows),
    trashed: await sweepTrash(db, new Date(now.getTime() - month)),
    ...(await packMatches(db, now)),
  }
}
