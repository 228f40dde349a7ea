import { emptyDatabase } from '@opfor/studies/testing'
import { expect, test } from 'vitest'
import { connect, migrate } from './connect.ts'
import { migrations } from './migrations.ts'

test('accounts from before sizes were counted are counted after an update, also those in a later batch', async () => {
  const database = await emptyDatabase()
  const connected = connect(database.url, 2)
  const { pool, db } = connected
  const before = Object.entries(migrations).filter(([name]) => name < '0006')
  await migrate(connected, undefined, Object.fromEntries(before))
  await pool.query(
    `insert into account (id, nickname, created) select gen_random_uuid(), 'p' || n, now() from generate_series(1, 401) n;
     insert into page (account, seq, match, id, parent, body) select id, 1, 'm', 'a', 'm', '12345' from account;
     insert into archive (account, match, seq, pages, packed) select id, 'n', 2, 1, 'abc' from account`,
  )
  await migrate(connected)
  const { rows } = await pool.query('select bytes, count(*) from account group by bytes')
  expect(rows).toEqual([{ bytes: 305 + 30, count: 401 }])
  expect((await pool.query(`select from pg_class where relname = 'size_missing'`)).rowCount).toBe(0)
  await db.destroy()
  await database.drop()
})
