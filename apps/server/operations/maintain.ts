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
const mostPacked = 1000
const longMatch = 200

/** Removes what has run out, and packs matches that have grown long. Any process may do it, at any time, more than once. */
export async function maintain(db: Kysely<Database>, now: Date): Promise<MaintenanceResult> {
  const runOut = async (table: 'session' | 'ceremony' | 'handover', column: 'expires'): Promise<number> =>
    Number((await db.deleteFrom(table).where(column, '<', now).executeTakeFirst()).numDeletedRows)
  const allowances = await db
    .deleteFrom('allowance')
    .where('started', '<', new Date(now.getTime() - hour))
    .executeTakeFirst()
  const links = await db
    .deleteFrom('link')
    .where((where) => {
      const longAgo = new Date(now.getTime() - month)
      return where.or([where('expires', '<', longAgo), where('revoked', '<', longAgo)])
    })
    .executeTakeFirst()
  return {
    sessions: await runOut('session', 'expires'),
    ceremonies: await runOut('ceremony', 'expires'),
    handovers: await runOut('handover', 'expires'),
    allowances: Number(allowances.numDeletedRows),
    links: Number(links.numDeletedRows),
    ...(await packLong(db)),
  }
}

/** One match that cannot be packed must not stop the others. */
async function packLong(db: Kysely<Database>): Promise<Pick<MaintenanceResult, 'packed' | 'notPacked'>> {
  const long = await db.transaction().execute(async (within) => {
    // It reads the whole table, and nobody waits for it.
    await sql`set local statement_timeout = '30min'`.execute(within)
    return within
      .selectFrom('page')
      .select(['account', 'match'])
      .groupBy(['account', 'match'])
      .having((having) => having.fn.countAll(), '>', longMatch)
      .limit(mostPacked)
      .execute()
  })
  let packed = 0
  for (const { account, match } of long)
    try {
      await compact(db, account, match)
      packed += 1
    } catch {
      // It is counted; whoever asks for this very match is told why.
    }
  return { packed, notPacked: long.length - packed }
}
