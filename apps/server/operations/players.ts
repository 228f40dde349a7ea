import { nickname as nicknameShape } from '@opfor/sync/api/shapes/nickname'
import { type Kysely, sql } from 'kysely'
import { deleteAccountRows } from '../accounts/delete-account.ts'
import { changeNickname, nicknameEquals } from '../accounts/nickname.ts'
import type { Database } from '../database/schema.ts'

/** What the operator of the server sees of an account. */
export interface PlayerSummary {
  readonly nickname: string
  readonly created: Date
  readonly blocked: Date | undefined
  readonly passkeys: number
  readonly sessions: number
  readonly bytes: number
}

const most = 100

/** The accounts whose nicknames contain a text, by nickname; at most 100. */
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

/** The id of the account with a nickname; throws if there is none. */
async function accountOf(db: Kysely<Database>, name: string): Promise<string> {
  const player = await db
    .selectFrom('account')
    .select('id')
    .where(nicknameEquals(name.normalize('NFC')))
    .executeTakeFirst()
  if (player === undefined) throw new Error(`Unknown player "${name}".`)
  return player.id
}

/** Ends all sessions of a player; returns how many there were. */
export async function endSessions(db: Kysely<Database>, name: string): Promise<number> {
  const account = await accountOf(db, name)
  const ended = await db.deleteFrom('session').where('account', '=', account).executeTakeFirst()
  return Number(ended.numDeletedRows)
}

/** Ends the sessions and pairing codes of all players, as after a leak; returns how many sessions there were. */
export async function endAllSessions(db: Kysely<Database>): Promise<number> {
  await db.deleteFrom('handover').execute()
  const ended = await db.deleteFrom('session').executeTakeFirst()
  return Number(ended.numDeletedRows)
}

/** Blocks a player: all sessions end, and nobody can sign in to the account. */
export async function block(db: Kysely<Database>, name: string, now: Date): Promise<number> {
  await setBlocked(db, name, now)
  return endSessions(db, name)
}

/** Lets a player sign in again. */
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

/** Gives a player another nickname. */
export async function rename(db: Kysely<Database>, name: string, to: string): Promise<void> {
  const account = await accountOf(db, name)
  await changeNickname(db, account, nicknameShape.read(to, 'nickname'))
}

/** Deletes a player with everything that belongs to the account. */
export async function deletePlayer(db: Kysely<Database>, name: string): Promise<void> {
  await deleteAccountRows(db, await accountOf(db, name))
}
