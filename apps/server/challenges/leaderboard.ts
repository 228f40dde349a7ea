import type { LeaderboardRow } from '@opfor/sync/api/shapes/challenge'
import { type RawBuilder, sql } from 'kysely'
import type { ServerContext } from '../context.ts'

interface Standing {
  readonly rank: number | null
  readonly nickname: string
  readonly won: boolean | null
  readonly points: number | null
  readonly turns: number | null
  readonly attempts: number
  readonly finished: number
  readonly abandoned: number
  readonly attempt: string | null
  readonly account: string
}

const maxRows = 100

/** Selects the first hundred of a day from the index; of equal results at the end, those that were reached first. */
export function firstStandings(day: string): RawBuilder<Standing> {
  return sql<Standing>`
    select case when s.won is not null then rank() over (order by s.won desc nulls last, s.points desc nulls last) end as rank,
      a.nickname, s.won, s.points, s.turns, s.attempts, s.finished, s.abandoned, s.attempt, s.account
    from (
      select * from standing where day = ${day}
      order by won desc nulls last, points desc nulls last, reached limit ${maxRows}
    ) s join account a on a.id = s.account
    order by rank nulls last, lower(a.nickname)`
}

/** Selects the standing of one player by its key. */
export function ownStanding(day: string, account: string): RawBuilder<Standing> {
  return sql<Standing>`
    select null as rank, a.nickname, s.won, s.points, s.turns, s.attempts, s.finished, s.abandoned, s.attempt, s.account
    from standing s join account a on a.id = s.account where s.day = ${day} and s.account = ${account}::uuid`
}

/** Returns the leaderboard of a day, by win and lead; equal results share a rank. The row of `account` is always included. */
export async function leaderboard(
  context: Pick<ServerContext, 'db' | 'rankCounts'>,
  day: string,
  dayIsOver: boolean,
  account: string,
): Promise<readonly LeaderboardRow[]> {
  const { rows } = await firstStandings(day).execute(context.db)
  const isListed = account === '' || rows.some((row) => row.account === account)
  const own = isListed ? undefined : await rankedOwn(context, day, account)
  return [...rows, ...(own === undefined ? [] : [own])].map((row) => ({
    rank: row.rank ?? undefined,
    nickname: row.nickname,
    won: row.won ?? undefined,
    points: row.points ?? undefined,
    turns: row.turns ?? undefined,
    attempts: row.attempts,
    abandoned: dayIsOver ? row.attempts - row.finished : row.abandoned,
    attempt: row.attempt ?? undefined,
    mine: row.account === account,
  }))
}

async function rankedOwn(
  { db, rankCounts }: Pick<ServerContext, 'db' | 'rankCounts'>,
  day: string,
  account: string,
): Promise<Standing | undefined> {
  const { rows } = await ownStanding(day, account).execute(db)
  const [own] = rows
  if (own === undefined || own.won === null || own.points === null) return own
  return { ...own, rank: await rankCounts.rankOf(day, own.won, own.points) }
}
