import type { Pool } from 'pg'

/** Rows of accounts that exist for a while: each has a passkey, a session, a code and three pages; every tenth a packed match. */
const fills = [
  `insert into account (id, nickname, clock, created)
     select gen_random_uuid(), 'player' || n, 3, now() from generate_series(1, $1::integer) n`,
  `insert into passkey (id, account, public_key, counter, transports, created)
     select 'key-' || id, id, decode(repeat('ab', 77), 'hex'), 0, '{internal}', now() from account`,
  `insert into session (token, account, created, expires)
     select encode(sha256(id::text::bytea), 'hex'), id, now(), now() + interval '90 days' from account`,
  `insert into recovery (code, account) select encode(sha256(nickname::bytea), 'hex'), id from account`,
  `insert into page (account, seq, match, id, parent, body)
     select id, n, 'match', encode(sha256((id || '-' || n)::bytea), 'hex'),
       encode(sha256((id || '-' || n - 1)::bytea), 'hex'), repeat('{"q":"move","a":1}', 20)
     from account cross join generate_series(1, 3) n`,
  `insert into archive (account, match, seq, pages, packed)
     select id, 'packed', 1, 28, decode(repeat(md5(nickname), 100), 'hex') from account
     where right(nickname, 1) = '7'`,
  `insert into challenge (day, game, version, wishes, secret, commitment)
     values ('2026-11-15', 'blitzkrieg', 2, '{}', 'x', 'y')`,
  `insert into attempt (id, day, account, number, state, head, height, winner, points, turns, started, ended)
     select gen_random_uuid(), '2026-11-15', id, 1, 'finished', 'x', 9, 'player', 7, 9, now(), now()
     from account limit least(50000, $1::integer)`,
] as const

/** Fills the tables, as of the version before sizes were counted. */
export async function fillTables(pool: Pool, accounts: number): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    for (const statement of fills) await client.query(statement, statement.includes('$1') ? [accounts] : [])
    await client.query('vacuum analyze')
  } finally {
    client.release(true)
  }
}
