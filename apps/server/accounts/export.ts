import type { Json } from '@opfor/kernel'
import { allStudies } from '@opfor/studies'
import type { AccountExport } from '@opfor/sync/api/shapes/export'
import { sql } from 'kysely'
import type { ServerContext } from '../context.ts'
import { JsonStream } from '../http/json-stream.ts'
import { attemptResponse } from '../responses/attempt.ts'
import { linkResponse } from '../responses/link.ts'
import { studyResponse } from '../responses/study.ts'
import { allItems } from '../items/all-items.ts'
import { allPages } from '../journals/all-pages.ts'
import { loadBodies } from '../challenges/attempt-pages.ts'
import { unpackText } from '../journals/packing.ts'

type Links = AccountExport['links'][number]
type Attempts = AccountExport['attempts'][number]

const batchSize = 50

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
    links: allLinks(context, account),
    studies: (await allStudies(context.pool, account)).map(studyResponse),
    attempts: allAttempts(context, account),
  })
}

async function* allLinks({ db }: ServerContext, account: string): AsyncGenerator<Links> {
  for (let after = ''; ; ) {
    const links = await db
      .selectFrom('link')
      .selectAll()
      .where('account', '=', account)
      .where('slug', '>', after)
      .orderBy('slug')
      .limit(batchSize)
      .execute()
    for (const { journal, ...link } of links)
      yield {
        ...linkResponse(link),
        journal: journal === null ? undefined : (JSON.parse(await unpackText(journal)) as Json),
      }
    const last = links.at(-1)
    if (last === undefined) return
    after = last.slug
  }
}

async function* allAttempts({ db }: ServerContext, account: string): AsyncGenerator<Attempts> {
  for (let after = { day: '', number: 0 }; ; ) {
    const attempts = await db
      .selectFrom('attempt')
      .selectAll()
      .where('account', '=', account)
      .where(sql<boolean>`(day, number) > (${after.day}, ${after.number})`)
      .orderBy('day')
      .orderBy('number')
      .limit(batchSize)
      .execute()
    for (const attempt of attempts)
      yield { ...attemptResponse(attempt), pages: await loadBodies(db, attempt) }
    const last = attempts.at(-1)
    if (last === undefined) return
    after = last
  }
}
