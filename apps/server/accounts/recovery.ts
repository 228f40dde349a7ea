import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import { hashed, randomLetters } from './secrets.ts'

const codes = 8
const length = 20

/** New recovery codes for an account; the old ones no longer count. Shown once, and kept only as hashes. */
export async function renewCodes(db: Kysely<Database>, account: string): Promise<readonly string[]> {
  const fresh = Array.from({ length: codes }, () => randomLetters(length))
  await db.deleteFrom('recovery').where('account', '=', account).execute()
  await db
    .insertInto('recovery')
    .values(fresh.map((code) => ({ code: hashed(code), account })))
    .execute()
  return fresh.map((code) => code.replaceAll(/(.{5})(?=.)/g, '$1-'))
}

/** Uses a recovery code up; gives whose it was. */
export async function useCode(db: Kysely<Database>, code: string): Promise<string | undefined> {
  const row = await db
    .deleteFrom('recovery')
    .where('code', '=', hashed(code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')))
    .returning('account')
    .executeTakeFirst()
  return row?.account
}
