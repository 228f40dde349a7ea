import { type Kysely, sql } from 'kysely'
import { unusedSince } from '../accounts/sessions.ts'
import type { Database } from '../database/schema.ts'
import { bytesPerRow } from '../journals/push-statement.ts'
import { type PackingResult, packMatches } from './pack-matches.ts'

const maxMatchesPerRun = 1000

/** Matches trash items as the app writes them; their name is `m-` and the match id. */
const isTrashed = sql<boolean>`item.name like 'm-%' and item.body like '%"isTrashed":true%'`
const matchId = sql<string>`substr(item.name, 3)`

/** Returns the number of deleted matches. */
async function sweepTrash(db: Kysely<Database>, before: Date): Promise<number> {
  const { rows } = await sql<{ account: string; match: string }>`
    select account, ${matchId} as match from item
    where ${isTrashed} and changed < ${before}
      and (exists (select from page where page.account = item.account and page.match = ${matchId})
        or exists (select from archive where archive.account = item.account and archive.match = ${matchId}))
    limit ${maxMatchesPerRun}`.execute(db)
  let swept = 0
  for (const { account, match } of rows) if (await sweepMatch(db, account, match, before)) swept += 1
  return swept
}

/** Locks the account; returns false if the match was just restored. */
function sweepMatch(db: Kysely<Database>, account: string, match: string, before: Date): Promise<boolean> {
  return db.transaction().execute(async (within) => {
    await within.selectFrom('account').select('id').where('id', '=', account).forUpdate().execute()
    const { rows } = await sql`
      select from item where account = ${account} and name = ${`m-${match}`} and ${isTrashed} and changed < ${before}
    `.execute(within)
    if (rows.length === 0) return false
    await sql`
      with pages as (
        delete from page where account = ${account} and match = ${match}
        returning octet_length(body) + ${sql.lit(bytesPerRow)} as bytes
      ), archives as (
        delete from archive where account = ${account} and match = ${match}
        returning bytes + pages * ${sql.lit(bytesPerRow)} as bytes
      )
      update account set bytes = greatest(0, bytes
        - coalesce((select sum(bytes) from pages), 0) - coalesce((select sum(bytes) from archives), 0))
      where id = ${account}`.execute(within)
    return true
  })
}

export interface MaintenanceResult extends PackingResult {
  readonly sessions: number
  readonly ceremonies: number
  readonly handovers: number
  readonly allowances: number
  readonly trashed: number
}

const day = 24 * 60 * 60 * 1000
const month = 30 * day

/** Deletes expired rows and month-old trash, and packs long or resting matches. Safe to run at any time, also concurrently. */
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
