import type { Kysely } from 'kysely'
import { nicknameEquals } from '../accounts/nickname.ts'
import type { Database } from '../database/schema.ts'

/** Grants or revokes the permission to submit studies; returns false if the player does not exist. */
export async function setStudyPermission(
  db: Kysely<Database>,
  nickname: string,
  allowed: boolean,
): Promise<boolean> {
  const player = await db
    .selectFrom('account')
    .select('id')
    .where(nicknameEquals(nickname.normalize('NFC')))
    .executeTakeFirst()
  if (player === undefined) return false
  if (allowed)
    await db
      .insertInto('study_permission')
      .values({ account: player.id })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  else await db.deleteFrom('study_permission').where('account', '=', player.id).execute()
  return true
}
