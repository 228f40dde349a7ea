import type { LeaderboardRow } from '@opfor/sync/api/shapes/challenge'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/schema.ts'

interface QueryRow {
  readonly rank: number | null
  readonly nickname: string
  readonly won: boolean | null
  readonly points: number | null
  readonly turns: number | null
  readonly attempts: number
  readonly abandoned: number
  readonly attempt: string | null
  readonly account: string
}

const maxRows = 100

/** Returns the leaderboard of a day, by win and lead; equal results share a rank. The row of `account` is always included. */
export async function leaderboard(
  db: Kysely<Database>,
  day: string,
  dayIsOver: boolean,
  account: string,
): Promise<readonly LeaderboardRow[]> {
  const { rows } = await sql<QueryRow>`
    with tries as (
      select account, count(*) as attempts,
        count(*) filter (where state = 'abandoned' or (state = 'open' and ${dayIsOver})) as abandoned
      from attempt where day = ${day} group by account
    ), best as (
      select distinct on (account) account, id, winner = 'player' as won, points, turns
      from attempt where day = ${day} and state = 'finished'
      order by account, winner = 'player' desc, points desc, number
    ), ranked as (
      select b.*, rank() over (order by b.won desc, b.points desc) as rank from best b
    )
    select r.rank, a.nickname, r.won, r.points, r.turns, t.attempts, t.abandoned, r.id as attempt, a.id as account
    from tries t join account a on a.id = t.account left join ranked r on r.account = t.account
    order by a.id::text <> ${account}, r.rank nulls last, lower(a.nickname)
    limit ${maxRows + 1}`.execute(db)
  return rows
    .map(({ account: owner, ...row }) => ({
      rank: row.rank ?? undefined,
      nickname: row.nickname,
      won: row.won ?? undefined,
      points: row.points ?? undefined,
      turns: row.turns ?? undefined,
      attempts: row.attempts,
      abandoned: row.abandoned,
      attempt: row.attempt ?? undefined,
      mine: owner === account,
    }))
    .toSorted((a, b) => (a.rank ?? Infinity) - (b.rank ?? Infinity) || 0)
}
