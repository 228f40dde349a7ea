import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import type { Database } from '../database/schema.ts'
import { Batcher } from '../database/batcher.ts'
import type { Caller } from './caller.ts'
import { hashSecret, randomToken } from './secrets.ts'

/** The lifetime of a session in milliseconds: 90 days. */
export const sessionLifetime = 90 * 24 * 60 * 60 * 1000

/** Creates a session; returns its token, of which only the hash is stored. */
export async function createSession(db: Kysely<Database>, account: string, now: Date): Promise<string> {
  const token = randomToken()
  const expires = new Date(now.getTime() + sessionLifetime)
  await db
    .insertInto('session')
    .values({ token: hashSecret(token), account, created: now, expires })
    .execute()
  return token
}

interface SessionQuery {
  readonly session: string
  readonly now: Date
}

/** Batches the session queries of concurrent requests. */
export type SessionLookup = Batcher<SessionQuery, string | undefined>

/** Creates the batcher for session queries. */
export function makeSessionLookup(pool: Pool): SessionLookup {
  return new Batcher({
    run: async (queries) => {
      const { rows } = await pool.query<{ token: string; account: string; expires: Date }>({
        name: 'who',
        text: 'select token, account, expires from session where token = any($1)',
        values: [queries.map(({ session }) => session)],
      })
      const found = new Map(rows.map((row) => [row.token, row]))
      return queries.map(({ session, now }) => {
        const row = found.get(session)
        return row === undefined || row.expires <= now ? undefined : row.account
      })
    },
    key: ({ session }) => session,
    maxBatchSize: 100,
    maxConcurrent: 2,
  })
}

/** Returns the caller with this session token; undefined if the session has ended. */
export async function findCaller(
  lookup: SessionLookup,
  token: string,
  now: Date,
): Promise<Caller | undefined> {
  const session = hashSecret(token)
  const account = await lookup.add({ session, now })
  return account === undefined ? undefined : { account, session }
}
