import type { AccountExport } from '@opfor/sync/api/shapes/export'
import type { ServerContext } from '../context.ts'
import { JsonStream } from '../http/json-stream.ts'
import { allItems } from '../items/all-items.ts'
import { allPages } from '../journals/all-pages.ts'

/** Exports all data of a player in a readable format, except secrets and keys; the long lists as they are read. */
export async function exportAccount(
  context: ServerContext,
  account: string,
): Promise<JsonStream<AccountExport>> {
  const { db } = context
  const own = await db.selectFrom('account').selectAll().where('id', '=', account).executeTakeFirstOrThrow()
  const passkeys = await db
    .selectFrom('passkey')
    .select(['id', 'transports', 'created'])
    .where('account', '=', account)
    .execute()
  const sessions = await db
    .selectFrom('session')
    .select(['created', 'expires'])
    .where('account', '=', account)
    .execute()
  return new JsonStream<AccountExport>({
    nickname: own.nickname,
    created: own.created.toISOString(),
    passkeys: passkeys.map((passkey) => ({ ...passkey, created: passkey.created.toISOString() })),
    sessions: sessions.map(({ created, expires }) => ({
      created: created.toISOString(),
      expires: expires.toISOString(),
    })),
    pages: allPages(context, account),
    items: allItems(context, account),
  })
}
