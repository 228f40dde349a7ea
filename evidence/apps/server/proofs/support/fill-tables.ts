import { makeCommit, type Commit } from '@opfor/sync'
import type { Pool } from 'pg'

/** Three pages of an unfinished match, with valid ids so that the match can be packed. */
function threePages(): readonly Commit[] {
  const entries = Array.from({ length: 10 }, (_, a) => ({ q: 'move', a, by: 'person' }) as const)
  const pages: Commit[] = []
  for (let n = 0; n < 3; n += 1) pages.push(makeCommit('match', pages.at(-1)?.id ?? 'match', { entries }))
  return pages
}

const pages = `select account.id, n, 'match', p.id, p.parent, p.body
  from account cross join (values ${threePages()
    .map(({ id, parent, body }, at) => `(${at + 1}, '${id}', '${parent}', '${body}')`)
    .join(', ')}) as p(n, id, parent, body)`

/**
 * Sessions have the account's id as token; a match rests in every twentieth account. Ordered by id, so that indexes grow at their
 * end.
 */
const fills = [
  `insert into account (id, nickname, clock, created)
     select gen_random_uuid(), 'player' || n, 4, now() from generate_series(1, $1::integer) n order by 1`,
  `insert into passkey (id, account, public_key, counter, transports, created)
     select 'key-' || id, id, decode(repeat('ab', 77), 'hex'), 0, '{internal}', now() from account order by id`,
  `insert into recovery (code, account)
     select encode(sha256(nickname::bytea), 'hex') as code, id from account order by code`,
  `insert into session (token, account, created, expires, used, made_by)
     select rtrim(translate(encode(sha256(id::text::bytea), 'base64'), '+/', '-_'), '=') as token, id, now(),
       now() + interval '90 days', now(), 'passkey'
     from account order by token`,
  `insert into page (account, seq, match, id, parent, body, received)
     select filled.*, case when right(nickname, -6)::integer % 20 = 0 then now() - interval '30 days' else now() end
     from (${pages}) as filled(account, seq, match, id, parent, body) join account a on a.id = filled.account
     order by filled.account, seq`,
  `insert into archive (account, match, seq, pages, bytes, packed)
     select id, 'packed', 4, $2::integer, $3::bigint, $4::bytea from account order by id`,
] as const

export interface FilledMatch {
  readonly pages: number
  readonly bytes: number
  readonly packed: Buffer
}

export async function fillTables(
  pool: Pool,
  accounts: number,
  { pages: count, bytes, packed }: FilledMatch,
): Promise<void> {
  const values = [accounts, count, bytes, packed]
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query(`set maintenance_work_mem = '512MB'`)
    await client.query(`set work_mem = '256MB'`)
    for (const statement of fills) await client.query(...withOwnValues(statement, values))
    await client.query('vacuum analyze')
  } finally {
    client.release(true)
  }
}

function withOwnValues(statement: string, values: readonly unknown[]): [string, unknown[]] {
  const named = [...new Set(statement.matchAll(/\$(\d)/g).map(([, digit]) => Number(digit)))]
  const renumbered = statement.replaceAll(/\$(\d)/g, (_, digit) => `$${named.indexOf(Number(digit)) + 1}`)
  return [renumbered, named.map((number) => values[number - 1])]
}
