import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import { bytesPerRow } from '../journals/push-statement.ts'

const maxMatchesPerRun = 1000

/** An item of the trash, as the app writes it. Its name is `m-` and the id of the match. */
const isTrashed = sql<boolean>`item.name like 'm-%' and item.body like '%"isTrashed":true%'`
const matchId = sql<string>`substr(item.name, 3)`

/** Deletes the matches that have been in the trash since before a time; returns how many. */
export async function sweepTrash(db: Kysely<Database>, before: Date): Promise<number> {
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

/** Deletes the pages of a match under the account's lock, unless it was restored just now. */
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
