import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import { compact } from '../journals/compact.ts'

/** What a round of maintenance did. */
export interface Maintained {
  readonly sessions: number
  readonly ceremonies: number
  readonly handovers: number
  readonly allowances: number
  readonly links: number
  readonly packed: number
}

const hour = 60 * 60 * 1000
const month = 30 * 24 * hour
const mostPacked = 1000
const longMatch = 200

/** Removes what has run out, and packs matches that have grown long. Any process may do it, at any time, more than once. */
export async function maintain(db: Kysely<Database>, now: Date): Promise<Maintained> {
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
    packed: await packLong(db),
  }
}

async function packLong(db: Kysely<Database>): Promise<number> {
  const long = await db
    .selectFrom('page')
    .select(['account', 'match'])
    .groupBy(['account', 'match'])
    .having((having) => having.fn.countAll(), '>', longMatch)
    .limit(mostPacked)
    .execute()
  for (const { account, match } of long) await compact(db, account, match)
  return long.length
}
