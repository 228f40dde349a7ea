import { randomUUID } from 'node:crypto'
import { hashSecret, randomToken } from '../../../../../apps/server/accounts/secrets.ts'
import type { DatabaseConnection } from '../../../../../apps/server/database/connect.ts'

export interface PlayerSession {
  readonly account: string
  readonly cookie: string
}

/** Bypasses registration. */
export async function createPlayers(
  { db }: Pick<DatabaseConnection, 'db'>,
  count: number,
): Promise<readonly PlayerSession[]> {
  const players: PlayerSession[] = []
  const now = new Date()
  const expires = new Date(now.getTime() + 24 * 60 * 60 * 1000)
  for (let at = 0; at < count; at += 500) {
    const batch = Array.from({ length: Math.min(500, count - at) }, () => ({
      account: randomUUID(),
      token: randomToken(),
    }))
    await db
      .insertInto('account')
      .values(batch.map(({ account }) => ({ id: account, nickname: `p${account}`, clock: 0, created: now })))
      .execute()
    await db
      .insertInto('session')
      .values(
        batch.map(({ account, token }) => ({
          token: hashSecret(token),
          account,
          created: now,
          expires,
          used: now,
          made_by: 'passkey',
        })),
      )
      .execute()
    // Two cookie names: some servers have an http origin, some an https one.
    players.push(
      ...batch.map(({ account, token }) => ({ account, cookie: `opfor=${token}; __Host-opfor=${token}` })),
    )
  }
  return players
}
