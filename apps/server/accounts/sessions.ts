import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import type { Database } from '../database/schema.ts'
import { Together } from '../database/batcher.ts'
import type { Me } from './caller.ts'
import { hashed, randomToken } from './secrets.ts'

/** How long a session lasts, in milliseconds: 90 days. */
export const sessionLasts = 90 * 24 * 60 * 60 * 1000

/** Begins a session and gives its token, which only the device will know. */
export async function beginSession(db: Kysely<Database>, account: string, now: Date): Promise<string> {
  const token = randomToken()
  const expires = new Date(now.getTime() + sessionLasts)
  await db
    .insertInto('session')
    .values({ token: hashed(token), account, created: now, expires })
    .execute()
  return token
}

interface Looked {
  readonly session: string
  readonly now: Date
}

/** The look-ups of sessions in one process: those that come at the same moment are one query. */
export type Sessions = Together<Looked, string | undefined>

/** Sessions over these connections. */
export function makeSessions(pool: Pool): Sessions {
  return new Together({
    run: async (looked) => {
      const { rows } = await pool.query<{ token: string; account: string; expires: Date }>({
        name: 'who',
        text: 'select token, account, expires from session where token = any($1)',
        values: [looked.map(({ session }) => session)],
      })
      const found = new Map(rows.map((row) => [row.token, row]))
      return looked.map(({ session, now }) => {
        const row = found.get(session)
        return row === undefined || row.expires <= now ? undefined : row.account
      })
    },
    key: ({ session }) => session,
    most: 100,
    rounds: 2,
  })
}

/** Whose session a token is; undefined where it has ended. */
export async function whoIs(sessions: Sessions, token: string, now: Date): Promise<Me | undefined> {
  const session = hashed(token)
  const account = await sessions.add({ session, now })
  return account === undefined ? undefined : { account, session }
}
