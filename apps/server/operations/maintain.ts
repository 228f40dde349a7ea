import { type Kysely, sql } from 'kysely'
import { unusedSince } from '../accounts/sessions.ts'
import type { Database } from '../database/schema.ts'
import { compact } from '../journals/compact.ts'
import { sweepTrash } from './sweep-trash.ts'

/** The number of deleted rows and of packed matches. */
export interface MaintenanceResult {
  readonly sessions: number
  readonly ceremonies: number
  readonly handovers: number
  readonly allowances: number
  readonly links: number
  /** Matches that have been in the trash for 30 days. */
  readonly trashed: number
  readonly packed: number
  /** Matches that could not be packed. */
  readonly notPacked: number
}

const day = 24 * 60 * 60 * 1000
const month = 30 * day
const maxMatchesPerRun = 1000
const minPages = 200

/** Deletes expired rows and what is in the trash for a month, and packs long matches. Safe to run at any time, also concurrently. */
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
  const links = await db
    .deleteFrom('link')
    .where((where) => {
      const cutoff = new Date(now.getTime() - month)
      return where.or([where('expires', '<', cutoff), where('revoked', '<', cutoff)])
    })
    .executeTakeFirst()
  const unused = await db.deleteFrom('session').where('used', '<', unusedSince(now)).executeTakeFirst()
  return {
    sessions: (await deleteExpired('session', 'expires')) + Number(unused.numDeletedRows),
    ceremonies: await deleteExpired('ceremony', 'expires'),
    handovers: await deleteExpired('handover', 'expires'),
    allowances: Number(allowances.numDeletedRows),
    links: Number(links.numDeletedRows),
    trashed: await sweepTrash(db, new Date(now.getTime() - month)),
    ...(await packLongMatches(db)),
  }
}

/** Packs long matches; a failure does not stop the others. */
async function packLongMatches(
  db: Kysely<Database>,
): Promise<Pick<MaintenanceResult, 'packed' | 'notPacked'>> {
  const longMatches = await db.transaction().execute(async (within) => {
    // Scans the whole table in the background, so it may take long.
    await sql`set local statement_timeout = '30min'`.execute(within)
    return within
      .selectFrom('page')
      .select(['account', 'match'])
      .groupBy(['account', 'match'])
      .having((having) => having.fn.countAll(), '>', minPages)
      .limit(maxMatchesPerRun)
      .execute()
  })
  let packed = 0
  for (const { account, match } of longMatches)
    try {
      await compact(db, account, match)
      packed += 1
    } catch {
      // Counted as not packed; the endpoint that packs a single match reports the reason.
    }
  return { packed, notPacked: longMatches.length - packed }
}
