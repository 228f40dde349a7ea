import * as calls from '@opfor/sync/api/challenges'
import { toldAttempt } from '../responses/attempt.ts'
import { beginAttempt, openAttempt, takeTurn } from '../challenges/attempts.ts'
import { type Attempt, attemptBodies } from '../challenges/attempt-pages.ts'
import { type Challenge, challengeGame, challengeOf, dayOf } from '../challenges/daily-challenge.ts'
import { leaderboard } from '../challenges/leaderboard.ts'
import { countResult } from '../challenges/submit-result.ts'
import { serve } from '../http/endpoint.ts'
import { missing, HttpError } from '../http/http-error.ts'

const mostHistory = 60

/** The clocks of processes may differ by so much: nothing is told while one of them may still take a turn. */
const untilTold = 5 * 60 * 1000

/** Whether a day is over for every process. */
function isOver(of: string, now: Date): boolean {
  return of < dayOf(new Date(now.getTime() - untilTold))
}

/** The secret is told when the day is over: then anyone can check every journal of it. */
function told({ day: of, wishes, version, commitment, secret }: Challenge, now: Date) {
  const over = isOver(of, now)
  return { day: of, game: challengeGame().id, version, wishes, commitment, ...(over ? { secret } : {}) }
}

/** The daily challenge: the same options for all, chance from the server, results by replay. */
export const challenges = [
  serve(calls.listChallenges, async ({ world: { db }, now }) => {
    const today = await challengeOf(db, dayOf(now), now)
    const rows = await db
      .selectFrom('challenge')
      .select('day')
      .where('day', '<', today.day)
      .orderBy('day', 'desc')
      .limit(mostHistory)
      .execute()
    return { body: { today: told(today, now), before: rows.map((row) => row.day) } }
  }),
  serve(calls.findChallenge, async ({ world: { db }, params, me, now }) => {
    const challenge = await challengeOf(db, params.day, now)
    const rows = await leaderboard(db, params.day, params.day < dayOf(now), me.account)
    return { body: { challenge: told(challenge, now), leaderboard: rows } }
  }),
  serve(calls.findResult, async ({ world: { db }, params, now }) => {
    const challenge = await challengeOf(db, params.day, now)
    if (!isOver(params.day, now))
      throw new HttpError(409, 'dayNotOver', 'Journals can be looked at five minutes after the day is over.')
    const row = await db
      .selectFrom('attempt')
      .selectAll()
      .where((where) => where(where.cast<string>('id', 'text'), '=', params.attempt))
      .where('day', '=', params.day)
      .where('state', '=', 'finished')
      .executeTakeFirst()
    if (row === undefined) throw missing('attempt')
    return {
      body: { challenge: told(challenge, now), match: row.id, bodies: await attemptBodies(db, row) },
    }
  }),
  serve(calls.startAttempt, async ({ world, params, me, now }) => ({
    body: await beginAttempt(world, me.account, params.day, now),
  })),
  serve(calls.listAttempts, async ({ world: { db }, me, now }) => {
    const rows = await db
      .selectFrom('attempt')
      .select(['id', 'day', 'number', 'state', 'winner', 'points', 'turns', 'started', 'ended'])
      .where('account', '=', me.account)
      .orderBy('started', 'desc')
      .limit(500)
      .execute()
    const isLapsed = ({ day, state }: Pick<Attempt, 'day' | 'state'>) => state === 'open' && day < dayOf(now)
    const attempts = rows.map((row) => ({
      ...toldAttempt(row),
      turns: row.turns ?? undefined,
      state: isLapsed(row) ? ('abandoned' as const) : row.state,
    }))
    return { body: { attempts } }
  }),
  serve(calls.findAttempt, ({ world, params, me }) =>
    world.db.transaction().execute(async (db) => {
      const { id, day: of, number, state, head, ...row } = await openAttempt(db, me.account, params.attempt)
      return { body: { id, day: of, number, state, head, bodies: await attemptBodies(db, { id, ...row }) } }
    }),
  ),
  serve(calls.sendTurn, async ({ world, params, me, body, now }) => ({
    body: await takeTurn(world, me.account, params.attempt, body, now),
  })),
  serve(calls.sendResult, async ({ world, params, me, body, now }) => ({
    body: await countResult(world, me.account, params.attempt, body, now),
  })),
  serve(calls.abandonAttempt, ({ world, params, me, now }) =>
    world.db.transaction().execute(async (db) => {
      const { id, state } = await openAttempt(db, me.account, params.attempt)
      if (state === 'finished') throw new HttpError(409, 'counted', 'This attempt has been counted already.')
      await db.updateTable('attempt').set({ state: 'abandoned', ended: now }).where('id', '=', id).execute()
      return {}
    }),
  ),
]
