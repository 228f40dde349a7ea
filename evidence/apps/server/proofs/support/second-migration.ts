import type { Pool } from 'pg'
import { type Step, step } from '../../../../../apps/server/database/migrations.ts'

/** A column as a later version may add it: accounts that are made by the version before have it too. */
export const addColumn: Step = step(`
  alter table account add column joined timestamptz;
  alter table account alter column joined set default now();
`)

/** The same with what takes long on a large table: the column is filled, some accounts at a time, and indexed. */
export function secondMigration(batchSize: number): Step {
  return {
    ...addColumn,
    complete: async (pool) => {
      await fillColumn(pool, batchSize)
      await addIndex(pool)
    },
  }
}

async function fillColumn(pool: Pool, batchSize: number): Promise<void> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const { rows } = await pool.query<{ id: string }>(
      'select id from account where id > $1 order by id limit $2',
      [after, batchSize],
    )
    const last = rows.at(-1)
    if (last === undefined) return
    await pool.query('update account set joined = created where id > $1 and id <= $2 and joined is null', [
      after,
      last.id,
    ])
    after = last.id
  }
}

/** Creates an index while the table is in use; what is left of an earlier attempt is removed. */
async function addIndex(pool: Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    const { rowCount } = await client.query(
      `select from pg_index where indexrelid = to_regclass('account_joined') and not indisvalid`,
    )
    if (rowCount !== 0) await client.query('drop index concurrently account_joined')
    await client.query('create index concurrently if not exists account_joined on account (joined)')
  } finally {
    client.release(true)
  }
}

/** How many accounts the second migration has not filled, and whether its index can be used. */
export async function checkSecond(pool: Pool) {
  const { rows } = await pool.query<{ missing: number; isIndexed: boolean }>(
    `select count(*) filter (where joined is null) as missing,
       exists (select from pg_index where indexrelid = to_regclass('account_joined') and indisvalid) as "isIndexed"
     from account`,
  )
  return rows[0]
}
