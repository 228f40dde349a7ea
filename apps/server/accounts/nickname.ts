import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import { HttpError } from '../responses/problem.ts'

/** Includes everything that belongs to the account. */
export async function deleteAccountRows(db: Kysely<Database>, account: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction.selectFrom('account').select('id').where('id', '=', account).forUpdate().execute()
    await transaction.deleteFrom('page').where('account', '=', account).execute()
    await transaction.deleteFrom('account').where('id', '=', account).execute()
  })
}

/** Case-insensitive by the database's `lower`, as in the unique index. */
export function nicknameEquals(name: string): RawBuilder<boolean> {
  return sql<boolean>`lower(nickname) = lower(${name})`
}

/** Throws if another player has the nickname. */
export async function requireFreeNickname(db: Kysely<Database>, name: string): Promise<void> {
  const row = await db.selectFrom('account').select('id').where(nicknameEquals(name)).executeTakeFirst()
  if (row !== undefined) throw nicknameTaken()
}

/** Throws if another player has the nickname. */
export async function changeNickname(db: Kysely<Database>, account: string, name: string): Promise<void> {
  try {
    await db.updateTable('account').set({ nickname: name }).where('id', '=', account).execute()
  } catch (error) {
    throw (error as { readonly code?: string }).code === '23505' ? nicknameTaken() : error
  }
}

export function nicknameTaken(): HttpError {
  return new HttpError(409, 'nickname', 'This nickname is already in use.')
}
