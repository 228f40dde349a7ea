import type { DatabaseConnection } from '../../database/connect.ts'
import { fillDayStandings } from '../../database/standings.ts'

/** Fills a day of the daily challenge with finished attempts of a number of players, directly in the database. */
export async function fillDay(
  { pool }: Pick<DatabaseConnection, 'pool'>,
  day: string,
  players: number,
  attempts: number,
): Promise<void> {
  await pool.query(
    `insert into challenge (day, game, version, wishes, secret, commitment)
     values ($1, 'blitzkrieg', 1, '{}', '', '') on conflict do nothing`,
    [day],
  )
  await pool.query(
    `insert into account (id, nickname, clock, created)
     select gen_random_uuid(), $1 || ' ' || n, 0, now() from generate_series(1, $2::int) n`,
    [day, players],
  )
  await pool.query('analyze account')
  // The standings are filled in afterwards, which is faster than one by one.
  await pool.query('alter table attempt disable trigger attempt_standing')
  const batchSize = 10_000
  for (let from = 0; from < attempts; from += batchSize)
    await pool.query(
      `insert into attempt (id, day, account, number, state, head, height, winner, points, turns, started, ended)
       select gen_random_uuid(), $1, a.id, 1 + n / $2, 'finished', '', 0,
         case when n % 3 = 0 then 'player' else 'bot' end, (n * 7919) % 61 - 30, 9, now(), now()
       from generate_series($3::int, $4::int - 1) n
       join account a on a.nickname = $1 || ' ' || (n % $2::int + 1)`,
      [day, players, from, Math.min(attempts, from + batchSize)],
    )
  await pool.query('alter table attempt enable trigger attempt_standing')
  await pool.query('analyze attempt')
  await fillDayStandings(pool, day)
}
