import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import { HttpError } from '../responses/problem.ts'
import { packCommits, unpackCommits } from './pack-commits.ts'
import { receiptOf } from './push-statement.ts'

/** A packed match is sent in one response, so longer matches stay unpacked. */
const maxBytes = 1_000_000
const maxPages = 2000

/** Packs into one row with a new sequence number; returns the number of commits. Later commits are packed next time. */
export function squashStoredMatch(db: Kysely<Database>, account: string, match: string): Promise<number> {
  return db.transaction().execute(async (within) => {
    const owner = await within
      .selectFrom('account')
      .select('clock')
      .where('id', '=', account)
      .forUpdate()
      .executeTakeFirst()
    const rows = await within
      .selectFrom('page')
      .select(['match', 'id', 'parent', 'body', 'received', 'device'])
      .where('account', '=', account)
      .where('match', '=', match)
      .orderBy('seq')
      .execute()
    const archived = await within
      .selectFrom('archive')
      .select(['packed', 'pages'])
      .where('account', '=', account)
      .where('match', '=', match)
      .executeTakeFirst()
    if (owner === undefined || rows.length === 0) return archived?.pages ?? 0
    const stored = archived === undefined ? [] : await unpackCommits(match, archived.packed)
    const added = rows.map(({ received, device, ...page }) => ({
      ...page,
      ...receiptOf({ received, device }),
    }))
    const pages = [...stored, ...added]
    const bytes = pages.reduce((sum, { body }) => sum + Buffer.byteLength(body), 0)
    if (bytes > maxBytes || pages.length > maxPages)
      throw new HttpError(413, 'tooLong', 'The match is too long to be packed.')
    const packed = await packCommits(pages)
    const unpacked = await unpackCommits(match, packed)
    const isSame = unpacked.every(({ id }, at) => id === pages[at]?.id)
    if (!isSame) throw new Error(`Match ${match} does not unpack to the same pages.`)
    const seq = owner.clock + 1
    const row = { seq, pages: pages.length, bytes, packed }
    await within
      .insertInto('archive')
      .values({ account, match, ...row })
      .onConflict((conflict) => conflict.columns(['account', 'match']).doUpdateSet(row))
      .execute()
    await within.deleteFrom('page').where('account', '=', account).where('match', '=', match).execute()
    await within.updateTable('account').set({ clock: seq }).where('id', '=', account).execute()
    return pages.length
  })
}
