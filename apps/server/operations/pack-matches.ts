import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import { squashStoredMatch } from '../journals/compact.ts'

export interface PackingResult {
  readonly packed: number
  readonly notPacked: number
}

/** Longer matches are packed even if they are still played. */
const maxUnpackedPages = 200
/** After this long without commits a match is over or at rest. The server does not replay, so it cannot tell which. */
const restLength = 7 * 24 * 60 * 60 * 1000
const batchSize = 1000
const maxBatches = 50

/**
 * Packs long and resting matches that no device has packed. Each hour covers another part of the accounts, up to a limit. A
 * failure does not stop the others.
 */
export async function packMatches(db: Kysely<Database>, now: Date): Promise<PackingResult> {
  const restingSince = new Date(now.getTime() - restLength)
  const { first, last } = accountsOfHour(now.getUTCHours())
  let [packed, notPacked] = [0, 0]
  let after = { account: first, match: '' }
  for (let batch = 0; batch < maxBatches; batch += 1) {
    const found = await findMatches(db, after, last, restingSince)
    for (const { account, match } of found)
      try {
        await squashStoredMatch(db, account, match)
        packed += 1
      } catch {
        // The endpoint that packs a single match reports the reason.
        notPacked += 1
      }
    const end = found.at(-1)
    if (end === undefined || found.length < batchSize) break
    after = end
  }
  return { packed, notPacked }
}

interface MatchKey {
  readonly account: string
  readonly match: string
}

async function findMatches(
  db: Kysely<Database>,
  after: MatchKey,
  last: string,
  restingSince: Date,
): Promise<readonly MatchKey[]> {
  return db.transaction().execute(async (within) => {
    // A background task may take long.
    await sql`set local statement_timeout = '30min'`.execute(within)
    const { rows } = await sql<MatchKey>`
      select account, match from page
      where (account, match) > (${after.account}::uuid, ${after.match}) and account <= ${last}::uuid
      group by account, match
      having count(*) > ${maxUnpackedPages} or max(received) < ${restingSince}
      order by account, match limit ${batchSize}`.execute(within)
    return rows
  })
}

/** A 24th of all ids, which are random. */
export function accountsOfHour(hour: number): { readonly first: string; readonly last: string } {
  const start = (each: number): number => Math.floor((each * 0x1_00_00) / 24)
  const hex = (prefix: number): string => prefix.toString(16).padStart(4, '0')
  return {
    first: `${hex(start(hour))}0000-0000-0000-0000-000000000000`,
    last: `${hex(start(hour + 1) - 1)}ffff-ffff-ffff-ffff-ffffffffffff`,
  }
}
