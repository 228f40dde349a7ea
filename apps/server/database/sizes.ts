import type { Pool, PoolClient } from 'pg'

/**
 * How much an account has stored. What was stored before this was counted is filled in by `fillSizes`, a few accounts at a time:
 * an update of all rows would let every push wait. Until then `size_missing` has the accounts that are not counted yet.
 */
export const sizes = {
  // What takes long comes before the tables that pushes write are locked.
  up: [
    'create table size_missing as select id as account from account',
    // Most attempts are finished and submitted: a default for the rows that exist writes none of them.
    'alter table attempt add column handed_in boolean not null default true',
    'alter table attempt alter column handed_in set default false',
    `update attempt set handed_in = false where state <> 'finished'`,
    'alter table archive add column bytes bigint not null default 0',
    'alter table account add column bytes bigint not null default 0',
  ],
  down: [
    'drop table if exists size_missing',
    'alter table attempt drop column handed_in',
    'alter table archive drop column bytes',
    'alter table account drop column bytes',
  ],
} as const

const batchSize = 200

/** Counts what accounts have stored from before this was counted; can be repeated. */
export async function fillSizes(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ table: string | null }>(
    `select to_regclass('size_missing')::text as table`,
  )
  if (rows[0]?.table === null) return
  const client = await pool.connect()
  try {
    while ((await fillBatch(client)) > 0);
    await client.query('drop table size_missing')
  } finally {
    client.release()
  }
}

/**
 * Counts some accounts; returns how many. They are locked by a statement of its own, so that the next one sees the pages of pushes
 * that had the lock before. A packed match counts as what it usually unpacks to.
 */
async function fillBatch(client: PoolClient): Promise<number> {
  await client.query('begin')
  try {
    const { rows } = await client.query<{ account: string }>(
      `delete from size_missing where ctid = any(array(select ctid from size_missing limit $1)) returning account`,
      [batchSize],
    )
    const accounts = rows.map(({ account }) => account)
    await client.query('select from account where id = any($1) order by id for update', [accounts])
    await client.query(
      'update archive set bytes = 10 * octet_length(packed) where account = any($1) and bytes = 0',
      [accounts],
    )
    await client.query(
      `update account set bytes =
         coalesce((select sum(octet_length(body) + 300) from page where page.account = account.id), 0) +
         coalesce((select sum(bytes) from archive where archive.account = account.id), 0) +
         coalesce((select sum(bytes) from item where item.account = account.id), 0)
       where id = any($1)`,
      [accounts],
    )
    await client.query('commit')
    return accounts.length
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
