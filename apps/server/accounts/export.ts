import type { Json } from '@opfor/kernel'
import { allStudies } from '@opfor/studies'
import type { AccountExport } from '@opfor/sync/api/shapes/export'
import type { ServerContext } from '../context.ts'
import { attemptResponse } from '../responses/attempt.ts'
import { linkResponse } from '../responses/link.ts'
import { studyResponse } from '../responses/study.ts'
import { allPages } from '../journals/all-pages.ts'
import { loadBodies } from '../challenges/attempt-pages.ts'
import { unpackText } from '../journals/packing.ts'

/** Exports all data of a player in a readable format, except secrets and keys. */
export async function exportAccount(context: ServerContext, account: string): Promise<AccountExport> {
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
  const links = await db.selectFrom('link').selectAll().where('account', '=', account).execute()
  const attempts = await db.selectFrom('attempt').selectAll().where('account', '=', account).execute()
  return {
    nickname: own.nickname,
    created: own.created.toISOString(),
    passkeys: passkeys.map((passkey) => ({ ...passkey, created: passkey.created.toISOString() })),
    sessions: sessions.map(({ created, expires }) => ({
      created: created.toISOString(),
      expires: expires.toISOString(),
    })),
    pages: await allPages(context, account),
    links: links.map(({ journal, ...link }) => ({
      ...linkResponse(link),
      journal: journal === null ? undefined : (JSON.parse(unpackText(journal)) as Json),
    })),
    studies: (await allStudies(context.pool, account)).map(studyResponse),
    attempts: await Promise.all(
      attempts.map(async (attempt) => ({
        ...attemptResponse(attempt),
        pages: await loadBodies(db, attempt),
      })),
    ),
  }
}
