import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import { HttpError } from '../http/http-error.ts'
import { hashSecret, randomToken } from './secrets.ts'

/** What a passkey is used for: a new player, one more passkey, or signing in. */
export type CeremonyKind = 'join' | 'add' | 'signIn'

/** A passkey ceremony between its two requests: any process may answer the second. */
export interface Ceremony {
  readonly kind: CeremonyKind
  readonly challenge: string
  readonly account?: string
  readonly nickname?: string
}

const ceremonyLifetime = 5 * 60 * 1000

/** Keeps a ceremony until its answer comes; gives the ticket to answer with. */
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

/** A ceremony is over, or was never this one. */
export function ceremonyExpired(): HttpError {
  return new HttpError(409, 'tooLate', 'That took too long: begin again.')
}

/** Takes a ceremony up again; each can be answered once. */
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
