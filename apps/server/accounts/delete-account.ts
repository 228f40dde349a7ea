import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'

/** Deletes an account with everything that belongs to it. */
export async function deleteAccountRows(db: Kysely<Database>, account: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction.selectFrom('account').select('id').where('id', '=', account).forUpdate().execute()
    await transaction.deleteFrom('page').where('account', '=', account).execute()
    await transaction.deleteFrom('account').where('id', '=', account).execute()
  })
}
