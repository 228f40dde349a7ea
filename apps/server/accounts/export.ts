import type { AccountExport } from '@opfor/sync/api/shapes/export'
import type { DatabaseConnection } from '../database/connect.ts'
import { JsonStream } from '../responses/json-stream.ts'
import { allItems } from '../items/pull-items.ts'
import { allCommits } from '../journals/pull.ts'

/** Exports all data except secrets and keys; streams the long lists. */
export async function exportAccount(
  connection: DatabaseConnection,
  account: string,
): Promise<JsonStream<AccountExport>> {
  const { db } = connection
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
    pages: allCommits(connection, account),
    items: allItems(connection, account),
  })
}
