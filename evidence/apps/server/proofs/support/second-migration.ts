import type { Pool } from 'pg'
import { type MigrationStep, migrationStep } from '../../../../../apps/server/database/migrations.ts'

/** A typical column of a later version. Accounts created by the previous version get it too. */
export const addColumn: MigrationStep = migrationStep(`
  alter table account add column joined timestamptz;
  alter table account alter column joined set default now();
`)

/** Adds the slow steps on a large table: filling the column in batches, and an index. */
export function secondMigration(batchSize: number): MigrationStep {
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

/** Creates an index while the table is in use. Removes remains of an earlier attempt first. */
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

export async function checkSecond(pool: Pool) {
  const { rows } = await pool.query<{ missing: number; isIndexed: boolean }>(
    `select count(*) filter (where joined is null) as missing,
       exists (select from pg_index where indexrelid = to_regclass('account_joined') and indisvalid) as "isIndexed"
     from account`,
  )
  return rows[0]
}
