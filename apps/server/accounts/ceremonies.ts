import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import { HttpError } from '../responses/problem.ts'
import { hashSecret, randomToken } from './secrets.ts'

export type CeremonyKind = 'join' | 'add' | 'signIn'

/** Any process can handle the second of its two requests. */
export interface Ceremony {
  readonly kind: CeremonyKind
  readonly challenge: string
  readonly account?: string
  readonly nickname?: string
}

const ceremonyLifetime = 5 * 60 * 1000

/** Returns the ticket for the second request. */
export async function saveCeremony(db: Kysely<Database>, ceremony: Ceremony, now: Date): Promise<string> {
  const ticket = randomToken()
  const { kind, challenge, account, nickname } = ceremony
  await db
    .insertInto('ceremony')
    .values({
      id: hashSecret(ticket),
      kind,
      challenge,
      account,
      nickname,
      expires: new Date(now.getTime() + ceremonyLifetime),
    })
    .execute()
  return ticket
}

export function ceremonyExpired(): HttpError {
  return new HttpError(409, 'tooLate', 'The ceremony has expired. Start again.')
}

/** Deletes the ceremony, so that it can be completed only once. */
export async function consumeCeremony(
  db: Kysely<Database>,
  kind: CeremonyKind,
  ticket: string,
  now: Date,
): Promise<{ readonly challenge: string; readonly account: string; readonly nickname: string }> {
  const row = await db
    .deleteFrom('ceremony')
    .where('id', '=', hashSecret(ticket))
    .where('kind', '=', kind)
    .returning(['challenge', 'account', 'nickname', 'expires'])
    .executeTakeFirst()
  if (row === undefined || row.expires <= now) throw ceremonyExpired()
  return { challenge: row.challenge, account: row.account ?? '', nickname: row.nickname ?? '' }
}
