import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import { HttpError } from '../http/http-error.ts'

/** Whether an account has this nickname, whatever its capitals: the database says what they are, as its index does. */
export function nicknameEquals(name: string): RawBuilder<boolean> {
  return sql<boolean>`lower(nickname) = lower(${name})`
}

/** Refuses a nickname that another player has. */
export async function requireFreeNickname(db: Kysely<Database>, name: string): Promise<void> {
  const row = await db.selectFrom('account').select('id').where(nicknameEquals(name)).executeTakeFirst()
  if (row !== undefined) throw nicknameTaken()
}

/** Gives a player another nickname, unless somebody else has it. */
export async function changeNickname(db: Kysely<Database>, account: string, name: string): Promise<void> {
  try {
    await db.updateTable('account').set({ nickname: name }).where('id', '=', account).execute()
  } catch (error) {
    throw (error as { readonly code?: string }).code === '23505' ? nicknameTaken() : error
  }
}

/** Another player has it. */
export function nicknameTaken(): HttpError {
  return new HttpError(409, 'nickname', 'Another player has that nickname.')
}
