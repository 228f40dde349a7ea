import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import { compact } from '../journals/compact.ts'

/** How many matches were packed, and how many could not be. */
export interface PackingResult {
  readonly packed: number
  readonly notPacked: number
}

/** Matches of more pages than this are packed even if they go on. */
const maxUnpackedPages = 200
/** A match without a new page for this long has ended, or is at rest. The server does not replay matches, so it cannot tell which. */
const restLength = 7 * 24 * 60 * 60 * 1000
const batchSize = 1000
const maxBatches = 50

/**
 * Packs long matches and those at rest, which no device has asked to pack. Each hour of the day looks at another part of the
 * accounts, so that a day looks at each once, and at most at a limited number of matches. A failure does not stop the others.
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
        await compact(db, account, match)
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

/** The next matches to pack, in the order of the index. */
async function findMatches(
  db: Kysely<Database>,
  after: MatchKey,
  last: string,
  restingSince: Date,
): Promise<readonly MatchKey[]> {
  return db.transaction().execute(async (within) => {
    // In the background, so it may take long.
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

/** The accounts that one hour of the day looks at: a 24th of all ids, which are random. */
export function accountsOfHour(hour: number): { readonly first: string; readonly last: string } {
  const start = (each: number): number => Math.floor((each * 0x1_00_00) / 24)
  const hex = (prefix: number): string => prefix.toString(16).padStart(4, '0')
  return {
    first: `${hex(start(hour))}0000-0000-0000-0000-000000000000`,
    last: `${hex(start(hour + 1) - 1)}ffff-ffff-ffff-ffff-ffffffffffff`,
  }
}
