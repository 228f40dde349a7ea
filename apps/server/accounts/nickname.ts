import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import { HttpError } from '../http/http-error.ts'

/** A case-insensitive SQL comparison with a nickname. Uses `lower` of the database, as the unique index does. */
export function nicknameEquals(name: string): RawBuilder<boolean> {
  return sql<boolean>`lower(nickname) = lower(${name})`
}

/** Throws if another player has the nickname. */
export async function requireFreeNickname(db: Kysely<Database>, name: string): Promise<void> {
  const row = await db.selectFrom('account').select('id').where(nicknameEquals(name)).executeTakeFirst()
  if (row !== undefined) throw nicknameTaken()
}

/** Changes the nickname of a player; throws if another player has it. */
export async function changeNickname(db: Kysely<Database>, account: string, name: string): Promise<void> {
  try {
    await db.updateTable('account').set({ nickname: name }).where('id', '=', account).execute()
  } catch (error) {
    throw (error as { readonly code?: string }).code === '23505' ? nicknameTaken() : error
  }
}

/** The error for a nickname in use. */
export function nicknameTaken(): HttpError {
  return new HttpError(409, 'nickname', 'This nickname is already in use.')
}
