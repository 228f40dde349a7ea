import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import { compact } from '../journals/compact.ts'

/** What a round of maintenance did. */
export interface MaintenanceResult {
  readonly sessions: number
  readonly ceremonies: number
  readonly handovers: number
  readonly allowances: number
  readonly links: number
  readonly packed: number
  /** Matches that could not be packed: they stay as they are. */
  readonly notPacked: number
}

const hour = 60 * 60 * 1000
const month = 30 * 24 * hour
const maxMatchesPerRun = 1000
const minPages = 200

/** Removes what has run out, and packs matches that have grown long. Any process may do it, at any time, more than once. */
export async function maintain(db: Kysely<Database>, now: Date): Promise<MaintenanceResult> {
  const deleteExpired = async (
    table: 'session' | 'ceremony' | 'handover',
    column: 'expires',
  ): Promise<number> =>
    Number((await db.deleteFrom(table).where(column, '<', now).executeTakeFirst()).numDeletedRows)
  const allowances = await db
    .deleteFrom('allowance')
    .where('started', '<', new Date(now.getTime() - hour))
    .executeTakeFirst()
  const links = await db
    .deleteFrom('link')
    .where((where) => {
      const cutoff = new Date(now.getTime() - month)
      return where.or([where('expires', '<', cutoff), where('revoked', '<', cutoff)])
    })
    .executeTakeFirst()
  return {
    sessions: await deleteExpired('session', 'expires'),
    ceremonies: await deleteExpired('ceremony', 'expires'),
    handovers: await deleteExpired('handover', 'expires'),
    allowances: Number(allowances.numDeletedRows),
    links: Number(links.numDeletedRows),
    ...(await packLongMatches(db)),
  }
}

/** One match that cannot be packed must not stop the others. */
async function packLongMatches(
  db: Kysely<Database>,
): Promise<Pick<MaintenanceResult, 'packed' | 'notPacked'>> {
  const longMatches = await db.transaction().execute(async (within) => {
    // It reads the whole table, and nobody waits for it.
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
      // It is counted; whoever asks for this very match is told why.
    }
  return { packed, notPacked: longMatches.length - packed }
}
