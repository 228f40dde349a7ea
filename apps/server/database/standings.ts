import type { Pool } from 'pg'

/**
 * The standing of a player on a day: the number of attempts, and the best result. The database keeps it whenever the state or
 * the result of an attempt changes, so that the leaderboard reads its first rows from an index, and old processes that run
 * during an update keep it too.
 */
export const standings = {
  up: [
    'alter table server add column standings_filled boolean not null default false',
    `create table standing (
       day text not null,
       account uuid not null references account on delete cascade,
       attempts integer not null default 0,
       finished integer not null default 0,
       abandoned integer not null default 0,
       attempt uuid,
       won boolean,
       points integer,
       turns integer,
       reached timestamptz,
       primary key (day, account)
     )`,
    'create index standing_account on standing (account)',
    'create index standing_rank on standing (day, won desc nulls last, points desc nulls last, reached)',
    // The lock is a statement of its own, so that the counts see what the transaction before has committed.
    `create function keep_standing(its_day text, its_account uuid) returns void language sql as $$
       insert into standing (day, account) values (its_day, its_account) on conflict do nothing;
       select from standing where day = its_day and account = its_account for update;
       with tries as (
         select * from attempt where day = its_day and account = its_account
       ), best as (
         select * from tries where state = 'finished' order by winner = 'player' desc, points desc, number limit 1
       )
       update standing set
         attempts = (select count(*) from tries),
         finished = (select count(*) from tries where state = 'finished'),
         abandoned = (select count(*) from tries where state = 'abandoned'),
         attempt = (select id from best),
         won = (select winner = 'player' from best),
         points = (select b.points from best b),
         turns = (select b.turns from best b),
         reached = (select ended from best)
       where day = its_day and account = its_account;
     $$`,
    `create function keep_standing_of_attempt() returns trigger language plpgsql as $$
     begin
       perform keep_standing(new.day, new.account);
       return null;
     end $$`,
    `create trigger attempt_standing after insert or update of state, winner, points, turns on attempt
       for each row execute function keep_standing_of_attempt()`,
  ],
  down: [
    'drop trigger attempt_standing on attempt',
    'drop function keep_standing_of_attempt()',
    'drop function keep_standing(text, uuid)',
    'drop table standing',
    'alter table server drop column standings_filled',
  ],
} as const

/** Fills in the standings of attempts that were made before there were any, a day at a time; can be repeated. */
export async function fillStandings(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ day: string }>(
    'select day from challenge where not (select standings_filled from server) order by day desc',
  )
  for (const { day } of rows) await fillDayStandings(pool, day)
  await pool.query('update server set standings_filled = true where not standings_filled')
}

/** Fills in the standings of a day that are missing; returns their number. */
export async function fillDayStandings(pool: Pool, day: string): Promise<number> {
  const { rowCount } = await pool.query(
    `insert into standing (day, account, attempts, finished, abandoned, attempt, won, points, turns, reached)
     select t.day, t.account, t.attempts, t.finished, t.abandoned, b.id, b.winner = 'player', b.points, b.turns, b.ended
     from (
       select day, account, count(*) as attempts, count(*) filter (where state = 'finished') as finished,
         count(*) filter (where state = 'abandoned') as abandoned
       from attempt where day = $1 group by day, account
     ) t left join (
       select distinct on (account) * from attempt where day = $1 and state = 'finished'
       order by account, winner = 'player' desc, points desc, number
     ) b on b.account = t.account
     on conflict do nothing`,
    [day],
  )
  return rowCount ?? 0
}
