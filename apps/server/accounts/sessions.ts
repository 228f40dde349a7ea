import type { Kysely, Selectable } from 'kysely'
import type { Pool } from 'pg'
import { Batcher } from '../database/batcher.ts'
import type { Database, SessionOrigin } from '../database/schema.ts'
import { HttpError } from '../responses/problem.ts'
import { hashSecret, randomToken } from './secrets.ts'

export interface Caller {
  readonly account: string
  readonly session: string
  /** Last confirmation with a passkey or recovery code. */
  readonly proved?: Date | undefined
}

/** 90 days, in milliseconds. */
export const sessionLifetime = 90 * 24 * 60 * 60 * 1000

/** Unused sessions end after 30 days, in milliseconds. */
const unusedLifetime = 30 * 24 * 60 * 60 * 1000

export function unusedSince(now: Date): Date {
  return new Date(now.getTime() - unusedLifetime)
}

/**
 * Stores only the token's hash; ends the device's previous session, so no unused token stays valid. Others can see a device's
 * code, so it proves no identity. Throws if the account is blocked.
 */
export async function createSession(
  db: Kysely<Database>,
  account: string,
  by: SessionOrigin,
  now: Date,
  previous: string,
): Promise<string> {
  const { blocked } = await db
    .selectFrom('account')
    .select('blocked')
    .where('id', '=', account)
    .executeTakeFirstOrThrow()
  if (blocked !== null)
    throw new HttpError(403, 'blocked', 'This account is blocked. Ask the operator of this server.')
  await db.deleteFrom('session').where('token', '=', previous).execute()
  const token = randomToken()
  const expires = new Date(now.getTime() + sessionLifetime)
  await db
    .insertInto('session')
    .values({
      token: hashSecret(token),
      account,
      created: now,
      expires,
      used: now,
      made_by: by,
      proved: by === 'handover' ? undefined : now,
    })
    .execute()
  return token
}

interface SessionQuery {
  readonly session: string
  readonly now: Date
}

export type SessionLookup = Batcher<SessionQuery, Caller | undefined>

type SessionRow = Pick<Selectable<Database['session']>, 'token' | 'account' | 'expires' | 'proved' | 'used'>

/** The last use is rounded to the hour, so that most requests write nothing. */
const usePrecision = 60 * 60 * 1000

function hasEnded({ expires, used }: SessionRow, now: Date): boolean {
  return expires <= now || used <= unusedSince(now)
}

export function makeSessionLookup(pool: Pool): SessionLookup {
  return new Batcher<SessionQuery, Caller | undefined>({
    run: async (queries) => {
      const { rows } = await pool.query<SessionRow>({
        name: 'who',
        text: 'select token, account, expires, proved, used from session where token = any($1)',
        values: [queries.map(({ session }) => session)],
      })
      const found = new Map(rows.map((row) => [row.token, row]))
      const callers = queries.map(({ session, now }) => {
        const row = found.get(session)
        if (row === undefined || hasEnded(row, now)) return { caller: undefined, isStale: false, now }
        const { account, proved, used } = row
        const isStale = now.getTime() - used.getTime() > usePrecision
        return { caller: { account, session, proved: proved ?? undefined }, isStale, now }
      })
      const stale = callers.filter(({ isStale }) => isStale)
      if (stale.length > 0)
        await pool.query('update session set used = $2 where token = any($1)', [
          stale.map(({ caller }) => caller?.session),
          stale[0]?.now,
        ])
      return callers.map(({ caller }) => caller)
    },
    key: ({ session }) => session,
    maxBatchSize: 100,
    maxConcurrent: 2,
  })
}

/** Undefined if the session has ended. */
export function findCaller(lookup: SessionLookup, token: string, now: Date): Promise<Caller | undefined> {
  return lookup.add({ session: hashSecret(token), now })
}

export async function confirmSession(db: Kysely<Database>, session: string, now: Date): Promise<void> {
  await db.updateTable('session').set({ proved: now }).where('token', '=', session).execute()
}

/** Newest first; the ids reveal nothing about the tokens. */
export async function sessionsOf(db: Kysely<Database>, account: string) {
  const rows = await db
    .selectFrom('session')
    .selectAll()
    .where('account', '=', account)
    .orderBy('created', 'desc')
    .execute()
  return rows.map((row) => ({ ...row, id: hashSecret(row.token) }))
}
