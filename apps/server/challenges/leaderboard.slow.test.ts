import { findChallenge } from '@opfor/sync/api/challenges'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillStandings } from '../database/standings.ts'
import { waitUntilBlocked } from '../testing/blocked.ts'
import { fillDay } from '../proofs/support/challenge-day.ts'
import { startServer, type TestServer } from '../testing/server.ts'
import { TestClient } from '../testing/test-client.ts'
import { firstStandings, ownStanding } from './leaderboard.ts'

const [busyDay, quietDay] = ['2026-11-15', '2026-11-14']
let server: TestServer
let own: TestClient
beforeAll(async () => {
  server = await startServer({ limitFactor: 1000 })
  own = new TestClient(server.app)
  await own.join('Zoe')
  await fillDay(server.context, quietDay, 200, 250)
  await fillDay(server.context, busyDay, 40_000, 50_000)
  await server.context.pool.query(
    `insert into attempt (id, day, account, number, state, head, height, winner, points, turns, started, ended)
     select gen_random_uuid(), $1, id, 1, 'finished', '', 0, 'bot', -7, 9, now(), now() from account where nickname = 'Zoe'`,
    [busyDay],
  )
  await server.context.pool.query('analyze')
}, 120_000)
afterAll(() => server.stop())

interface Plan {
  readonly 'Node Type': string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly Plans?: readonly Plan[]
}

/** The rows that a query visits in tables and indexes. */
async function rowsVisited(query: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ 'QUERY PLAN': readonly { readonly Plan: Plan }[] }>`
    explain (analyze, format json) ${query}`.execute(server.context.db)
  const visited = (plan: Plan): number =>
    (plan.Plans ?? []).reduce(
      (sum, each) => sum + visited(each),
      plan['Node Type'].includes('Scan')
        ? (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops']
        : 0,
    )
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan
  if (plan === undefined) throw new Error('There is no plan.')
  return visited(plan)
}

test('the first hundred and the own row of 50,000 attempts are read by key', async () => {
  const { rows } = await sql<{ id: string }>`select id from account where nickname = 'Zoe'`.execute(
    server.context.db,
  )
  expect(await rowsVisited(firstStandings(quietDay))).toBeLessThanOrEqual(300)
  expect(await rowsVisited(firstStandings(busyDay))).toBeLessThanOrEqual(300)
  expect(await rowsVisited(ownStanding(busyDay, rows[0]?.id ?? ''))).toBeLessThanOrEqual(2)
})

test('the ranks are those of the whole day, also far from the first hundred', async () => {
  const { leaderboard } = await own.call(findChallenge, { params: { day: busyDay } })
  expect(leaderboard).toHaveLength(101)
  const { rows } = await server.context.pool.query<{ nickname: string; rank: number }>(
    `select nickname, rank() over (order by won desc, points desc) as rank
     from (
       select distinct on (account) account, winner = 'player' as won, points from attempt
       where day = $1 and state = 'finished' order by account, winner = 'player' desc, points desc
     ) b join account on id = account`,
    [busyDay],
  )
  const ranks = new Map(rows.map(({ nickname, rank }) => [nickname, rank]))
  for (const row of leaderboard) expect(row.rank).toBe(ranks.get(row.nickname))
  expect(leaderboard.at(-1)).toMatchObject({ nickname: 'Zoe', mine: true, points: -7 })
  expect(leaderboard.at(-1)?.rank).toBeGreaterThan(1000)
})

test('two attempts of a player that end at the same time both count', async () => {
  const { pool } = server.context
  const [one, two] = [await pool.connect(), await pool.connect()]
  const finish = (number: number, points: number) =>
    `update attempt set state = 'finished', winner = 'player', points = ${points}, turns = 1, ended = now()
     where day = '${quietDay}' and number = ${number} and account = (select account from attempt where day = '${quietDay}' and number = 2 order by account limit 1)`
  await one.query('begin')
  await one.query(finish(1, 90))
  await two.query('begin')
  const waiting = two.query(finish(2, 80))
  await waitUntilBlocked(pool)
  await one.query('commit')
  await waiting
  await two.query('commit')
  one.release()
  two.release()
  const { leaderboard } = await own.call(findChallenge, { params: { day: quietDay } })
  expect(leaderboard[0]).toMatchObject({ rank: 1, points: 90, attempts: 2, abandoned: 0 })
})

test('attempts from before the standings are filled in once, and those that exist stay', async () => {
  const { pool } = server.context
  const all = 'select * from standing where day = $1 order by account'
  const before = await pool.query(all, [quietDay])
  await pool.query("delete from standing where day = $1 and account::text > '8'", [quietDay])
  await pool.query('update server set standings_filled = false')
  await fillStandings(pool)
  expect((await pool.query(all, [quietDay])).rows).toEqual(before.rows)
  expect((await pool.query('select standings_filled from server')).rows).toEqual([{ standings_filled: true }])
})
