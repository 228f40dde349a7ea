import { integer, listOf, record, refuse, type Shape, text } from '@opfor/kernel'
import { longestBody } from '@opfor/sync'
import { beginAttempt, openAttempt, takeTurn } from '../challenges/attempts.ts'
import { attemptBodies } from '../challenges/bodies.ts'
import { type Challenge, challengeGame, challengeOf, dayOf } from '../challenges/daily.ts'
import { leaderboard } from '../challenges/leaderboard.ts'
import { countResult } from '../challenges/results.ts'
import { endpoint } from '../http/endpoint.ts'
import { missing, HttpError } from '../http/refused.ts'

const day: Shape<string> = {
  schema: { type: 'string', format: 'date' },
  read: (json, at) =>
    typeof json === 'string' && /^\d{4}-\d\d-\d\d$/.test(json)
      ? json
      : refuse(at, 'a day such as 2026-11-15 is expected'),
}
const attempt = text(36)
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
  endpoint({
    method: 'GET',
    path: '/api/challenges',
    says: 'Today, and the days before that had a challenge.',
    who: 'anyone',
    limit: 'open',
    handle: async ({ world: { db }, now }) => {
      const today = await challengeOf(db, dayOf(now), now)
      const rows = await db
        .selectFrom('challenge')
        .select('day')
        .where('day', '<', today.day)
        .orderBy('day', 'desc')
        .limit(mostHistory)
        .execute()
      return { body: { today: told(today, now), before: rows.map((row) => row.day) } }
    },
  }),
  endpoint({
    method: 'GET',
    path: '/api/challenges/:day',
    says: 'A day’s challenge and its leaderboard, with my own row; the secret once the day is over.',
    who: 'anyone',
    limit: 'open',
    params: record({ day }),
    handle: async ({ world: { db }, params, me, now }) => {
      const challenge = await challengeOf(db, params.day, now)
      const rows = await leaderboard(db, params.day, params.day < dayOf(now), me.account)
      return { body: { challenge: told(challenge, now), leaderboard: rows } }
    },
  }),
  endpoint({
    method: 'GET',
    path: '/api/challenges/:day/attempts/:attempt',
    says: 'The journal behind a result, once the day is over: for anyone who wants to check.',
    who: 'anyone',
    limit: 'open',
    params: record({ day, attempt }),
    handle: async ({ world: { db }, params, now }) => {
      const challenge = await challengeOf(db, params.day, now)
      if (!isOver(params.day, now))
        throw new HttpError(
          409,
          'dayNotOver',
          'Journals can be looked at five minutes after the day is over.',
        )
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
    },
  }),
  endpoint({
    method: 'POST',
    path: '/api/challenges/:day/attempts',
    says: 'Begins an attempt at today’s challenge: it counts from now on.',
    who: 'player',
    limit: 'write',
    params: record({ day }),
    handle: async ({ world, params, me, now }) => ({
      status: 201,
      body: await beginAttempt(world, me.account, params.day, now),
    }),
  }),
  endpoint({
    method: 'GET',
    path: '/api/attempts',
    says: 'My attempts, the last first.',
    who: 'player',
    limit: 'read',
    handle: async ({ world: { db }, me, now }) => {
      const rows = await db
        .selectFrom('attempt')
        .select(['id', 'day', 'number', 'state', 'winner', 'points', 'turns', 'started', 'ended'])
        .where('account', '=', me.account)
        .orderBy('started', 'desc')
        .limit(500)
        .execute()
      const lapsed = (row: { readonly day: string; readonly state: string }) =>
        row.state === 'open' && row.day < dayOf(now)
      return { body: { attempts: rows.map((row) => (lapsed(row) ? { ...row, state: 'abandoned' } : row)) } }
    },
  }),
  endpoint({
    method: 'GET',
    path: '/api/attempts/:attempt',
    says: 'An attempt of mine as it stands, to go on with on any device.',
    who: 'player',
    limit: 'read',
    params: record({ attempt }),
    handle: ({ world, params, me }) =>
      world.db.transaction().execute(async (db) => {
        const { id, day: of, number, state, head, ...row } = await openAttempt(db, me.account, params.attempt)
        return { body: { id, day: of, number, state, head, bodies: await attemptBodies(db, { id, ...row }) } }
      }),
  }),
  endpoint({
    method: 'POST',
    path: '/api/attempts/:attempt/turns',
    says: 'My answers, as a page on top of the last; gives the chance that the server releases to them.',
    who: 'player',
    limit: 'write',
    params: record({ attempt }),
    body: record({ parent: text(64), body: text(20_000) }),
    handle: async ({ world, params, me, body, now }) => ({
      body: await takeTurn(world, me.account, params.attempt, body, now),
    }),
  }),
  endpoint({
    method: 'POST',
    path: '/api/attempts/:attempt/result',
    says: 'The whole journal and what came of it: counts if the server can replay it to that.',
    who: 'player',
    limit: 'write',
    most: 256 * 1024,
    params: record({ attempt }),
    body: record({
      bodies: listOf(text(longestBody), 1000),
      winner: text(40),
      points: integer(-1_000_000, 1_000_000),
    }),
    handle: async ({ world, params, me, body, now }) => ({
      body: await countResult(world, me.account, params.attempt, body, now),
    }),
  }),
  endpoint({
    method: 'DELETE',
    path: '/api/attempts/:attempt',
    says: 'Abandons an attempt of mine; it is shown as such.',
    who: 'player',
    limit: 'write',
    params: record({ attempt }),
    handle: ({ world, params, me, now }) =>
      world.db.transaction().execute(async (db) => {
        const { id, state } = await openAttempt(db, me.account, params.attempt)
        if (state === 'finished')
          throw new HttpError(409, 'counted', 'This attempt has been counted already.')
        await db.updateTable('attempt').set({ state: 'abandoned', ended: now }).where('id', '=', id).execute()
        return {}
      }),
  }),
]
