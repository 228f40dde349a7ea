import { refuse, type Shape, text } from '@opfor/kernel'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import { HttpError } from '../http/refused.ts'

const longest = 24
const written = /^[\p{L}\p{N}](?:[\p{L}\p{N} ._'-]{0,22}[\p{L}\p{N}])?$/u

/** A nickname: letters and digits of any script, with spaces and a few signs between. */
export const nickname: Shape<string> = {
  schema: { type: 'string', minLength: 1, maxLength: longest, pattern: written.source },
  read: (json, at) => {
    const name = text(100).read(json, at).normalize('NFC')
    return name.length <= longest && written.test(name)
      ? name
      : refuse(at, `a nickname has up to ${longest} letters and digits`)
  },
}

/** Whether an account has this nickname, whatever its capitals: the database says what they are, as its index does. */
export function isCalled(name: string): RawBuilder<boolean> {
  return sql<boolean>`lower(nickname) = lower(${name})`
}

/** Refuses a nickname that another player has. */
export async function nicknameIsFree(db: Kysely<Database>, name: string): Promise<void> {
  const row = await db.selectFrom('account').select('id').where(isCalled(name)).executeTakeFirst()
  if (row !== undefined) throw taken()
}

/** Gives a player another nickname, unless somebody else has it. */
export async function rename(db: Kysely<Database>, account: string, name: string): Promise<void> {
  try {
    await db.updateTable('account').set({ nickname: name }).where('id', '=', account).execute()
  } catch (error) {
    throw (error as { readonly code?: string }).code === '23505' ? taken() : error
  }
}

/** Another player has it. */
export function taken(): HttpError {
  return new HttpError(409, 'nickname', 'Another player has that nickname.')
}
