import { nickname as nicknameShape } from '@opfor/sync/api/shapes/common'
import { type Kysely, sql } from 'kysely'
import { changeNickname, deleteAccountRows, nicknameEquals } from '../accounts/nickname.ts'
import type { Database } from '../database/schema.ts'

export interface PlayerSummary {
  readonly nickname: string
  readonly created: Date
  readonly blocked: Date | undefined
  readonly passkeys: number
  readonly sessions: number
  readonly bytes: number
}

const most = 100

/** By nickname; at most 100. */
export async function listPlayers(
  db: Kysely<Database>,
  part: string,
  now: Date,
): Promise<readonly PlayerSummary[]> {
  const rows = await db
    .selectFrom('account')
    .select((account) => [
      'nickname',
      'created',
      'blocked',
      'bytes',
      account
        .selectFrom('passkey')
        .whereRef('passkey.account', '=', 'account.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('passkeys'),
      account
        .selectFrom('session')
        .whereRef('session.account', '=', 'account.id')
        .where('session.expires', '>', now)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('sessions'),
    ])
    .where(sql<boolean>`position(lower(${part.normalize('NFC')}) in lower(nickname)) > 0`)
    .orderBy(sql`lower(nickname)`)
    .limit(most)
    .execute()
  return rows.map(({ passkeys, sessions, blocked, ...row }) => ({
    ...row,
    blocked: blocked ?? undefined,
    passkeys: passkeys ?? 0,
    sessions: sessions ?? 0,
  }))
}

/** Throws if there is none. */
async function accountOf(db: Kysely<Database>, name: string): Promise<string> {
  const player = await db
    .selectFrom('account')
    .select('id')
    .where(nicknameEquals(name.normalize('NFC')))
    .executeTakeFirst()
  if (player === undefined) throw new Error(`Unknown player "${name}".`)
  return player.id
}

/** Returns their number. */
export async function endSessions(db: Kysely<Database>, name: string): Promise<number> {
  const account = await accountOf(db, name)
  const ended = await db.deleteFrom('session').where('account', '=', account).executeTakeFirst()
  return Number(ended.numDeletedRows)
}

/** Also deletes pairing codes, as after a leak; returns the number of sessions. */
export async function endAllSessions(db: Kysely<Database>): Promise<number> {
  await db.deleteFrom('handover').execute()
  const ended = await db.deleteFrom('session').executeTakeFirst()
  return Number(ended.numDeletedRows)
}

/** Ends all sessions and prevents signing in. */
export async function block(db: Kysely<Database>, name: string, now: Date): Promise<number> {
  await setBlocked(db, name, now)
  return endSessions(db, name)
}

export function unblock(db: Kysely<Database>, name: string): Promise<void> {
  return setBlocked(db, name, undefined)
}

async function setBlocked(db: Kysely<Database>, name: string, since: Date | undefined): Promise<void> {
  const account = await accountOf(db, name)
  await db
    .updateTable('account')
    .set({ blocked: since ?? sql<null>`null` })
    .where('id', '=', account)
    .execute()
}

export async function rename(db: Kysely<Database>, name: string, to: string): Promise<void> {
  const account = await accountOf(db, name)
  await changeNickname(db, account, nicknameShape.read(to, 'nickname'))
}

export async function deletePlayer(db: Kysely<Database>, name: string): Promise<void> {
  await deleteAccountRows(db, await accountOf(db, name))
}
