import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import { HttpError } from '../http/http-error.ts'
import { packPages, unpackPages } from './packing.ts'

/** A packed match is unpacked in one go, for whoever asks for news: longer ones come page by page. */
const maxBytes = 4_000_000

/**
 * Packs a match into one row, with a new place in the account's order; says how many pages the row holds. Nothing is
 * lost by it: later pages go on top, and are packed with the others the next time.
 */
export function compact(db: Kysely<Database>, account: string, match: string): Promise<number> {
  return db.transaction().execute(async (within) => {
    const owner = await within
      .selectFrom('account')
      .select('clock')
      .where('id', '=', account)
      .forUpdate()
      .executeTakeFirst()
    const rows = await within
      .selectFrom('page')
      .select(['match', 'id', 'parent', 'body'])
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
    const pages = [...(archived === undefined ? [] : unpackPages(match, archived.packed)), ...rows]
    const bytes = pages.reduce((sum, { body }) => sum + Buffer.byteLength(body), 0)
    if (bytes > maxBytes)
      throw new HttpError(413, 'tooLong', 'This match is too long to be packed: it stays as it is.')
    const packed = packPages(pages)
    const isSame = unpackPages(match, packed).every(({ id }, at) => id === pages[at]?.id)
    if (!isSame) throw new Error(`The match ${match} would not come out of the archive as it went in.`)
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
