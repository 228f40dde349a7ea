import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import { HttpError } from '../responses/problem.ts'
import { hashSecret, randomCode } from './secrets.ts'

const codeCount = 8
/** 123 bits: from 112 on, a plain hash protects a stored code. */
const codeLength = 25

/** Only hashes are stored, so the codes can be shown only once. */
export async function replaceRecoveryCodes(
  db: Kysely<Database>,
  account: string,
): Promise<readonly string[]> {
  const codes = Array.from({ length: codeCount }, () => randomCode(codeLength))
  await db.deleteFrom('recovery').where('account', '=', account).execute()
  await db
    .insertInto('recovery')
    .values(codes.map((code) => ({ code: hashSecret(code), account })))
    .execute()
  return codes.map((code) => code.replaceAll(/(.{5})(?=.)/g, '$1-'))
}

/** Returns the code's account. */
export async function consumeRecoveryCode(db: Kysely<Database>, code: string): Promise<string | undefined> {
  const row = await db
    .deleteFrom('recovery')
    .where('code', '=', hashSecret(code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')))
    .returning('account')
    .executeTakeFirst()
  return row?.account
}

/** For unknown, used and expired codes alike. */
export function invalidCode(): HttpError {
  return new HttpError(403, 'code', 'The code is invalid or was already used.')
}
