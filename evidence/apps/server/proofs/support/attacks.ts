import { makeCommit, type Commit } from '@opfor/sync'
import type { Pool } from 'pg'
import type { HttpConnection } from './http-connection.ts'
import type { PlayerSession } from './players.ts'

interface Setting {
  readonly attacker: PlayerSession
  readonly pool: Pool
}

interface Attack {
  readonly name: string
  readonly callers: number
  readonly prepare: (setting: Setting) => Promise<void>
  readonly send: (connection: HttpConnection, setting: Setting, n: number) => Promise<number>
}

const nothing = async (): Promise<void> => {}
const largeBody = JSON.stringify({ pages: [{ body: 'x'.repeat(900_000) }] })

/** Writes tiny pages directly into the database. */
async function fillAccount({ attacker, pool }: Setting): Promise<void> {
  const { account } = attacker
  const pages: Commit[] = []
  for (let n = 0; n < 20_000; n += 1) {
    const match = `tiny${Math.floor(n / 2000)}`
    const parent = n % 2000 === 0 ? match : (pages.at(-1)?.id ?? match)
    pages.push(makeCommit(match, parent, { name: String(n) }))
  }
  await pool.query(
    `insert into page (account, seq, match, id, parent, body, received)
     select $1, n, match, id, parent, body, now()
     from unnest($2::text[], $3::text[], $4::text[], $5::text[]) with ordinality as p(match, id, parent, body, n)
     on conflict do nothing`,
    [
      account,
      pages.map(({ match }) => match),
      pages.map(({ id }) => id),
      pages.map(({ parent }) => parent),
      pages.map(({ body }) => body),
    ],
  )
  await pool.query('update account set clock = $2 where id = $1', [account, pages.length])
}

export const attacks: readonly Attack[] = [
  {
    name: 'large bodies, anonymous',
    callers: 10,
    prepare: nothing,
    send: async (connection) => (await connection.request('POST', '/api/pages', '', largeBody)).status,
  },
  {
    name: 'packed matches of 2,000 tiny pages, pulled',
    callers: 10,
    prepare: fillAccount,
    send: async (connection, { attacker }, n) =>
      n < 10
        ? (await connection.request('POST', `/api/matches/tiny${n}/compact`, attacker.cookie)).status
        : (await connection.request('GET', '/api/pages?since=0', attacker.cookie)).status,
  },
  {
    name: 'exports',
    callers: 12,
    prepare: nothing,
    send: async (connection, { attacker }) =>
      (await connection.request('GET', '/api/account/export', attacker.cookie)).status,
  },
]
