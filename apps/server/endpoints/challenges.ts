import * as calls from '@opfor/sync/api/challenges'
import { attemptResponse } from '../responses/attempt.ts'
import { startAttempt, lockAttempt, applyTurn } from '../challenges/attempts.ts'
import { type Attempt, loadBodies } from '../challenges/attempt-pages.ts'
import { type Challenge, challengeGame, getOrCreateChallenge, dayOf } from '../challenges/daily-challenge.ts'
import { leaderboard } from '../challenges/leaderboard.ts'
import { submitResult } from '../challenges/submit-result.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { notFound, HttpError } from '../http/http-error.ts'

const maxHistory = 60

/** The tolerated clock difference between processes, in which another one may still accept turns. */
const clockTolerance = 5 * 60 * 1000

/** Whether a day is over for every process. */
function isOver(day: string, now: Date): boolean {
  return day < dayOf(new Date(now.getTime() - clockTolerance))
}

/** Converts a challenge to its response; the secret is included after the day, so that journals can be verified. */
function challengeResponse({ day, wishes, version, commitment, secret }: Challenge, now: Date) {
  const over = isOver(day, now)
  return { day, game: challengeGame().id, version, wishes, commitment, ...(over ? { secret } : {}) }
}

/** The daily challenge: the same settings for all players, server-side randomness, replayed results. */
export const challenges = [
  defineEndpoint(calls.listChallenges, async ({ context: { db }, now }) => {
    const today = await getOrCreateChallenge(db, dayOf(now), now)
    const rows = await db
      .selectFrom('challenge')
      .select('day')
      .where('day', '<', today.day)
      .orderBy('day', 'desc')
      .limit(maxHistory)
      .execute()
    return { body: { today: challengeResponse(today, now), before: rows.map((row) => row.day) } }
  }),
  defineEndpoint(calls.findChallenge, async ({ context, params, caller, now }) => {
    const challenge = await getOrCreateChallenge(context.db, params.day, now)
    const rows = await leaderboard(context, params.day, params.day < dayOf(now), caller.account)
    return { body: { challenge: challengeResponse(challenge, now), leaderboard: rows } }
  }),
  defineEndpoint(calls.findResult, async ({ context: { db }, params, now }) => {
    const challenge = await getOrCreateChallenge(db, params.day, now)
    if (!isOver(params.day, now))
      throw new HttpError(409, 'dayNotOver', 'Journals are available five minutes after the day is over.')
    const row = await db
      .selectFrom('attempt')
      .selectAll()
      .where((where) => where(where.cast<string>('id', 'text'), '=', params.attempt))
      .where('day', '=', params.day)
      .where('state', '=', 'finished')
      .executeTakeFirst()
    if (row === undefined) throw notFound('attempt')
    return {
      body: {
        challenge: challengeResponse(challenge, now),
        match: row.id,
        bodies: await loadBodies(db, row),
      },
    }
  }),
  defineEndpoint(calls.startAttempt, async ({ context, params, caller, now }) => ({
    body: await startAttempt(context, caller.account, params.day, now),
  })),
  defineEndpoint(calls.listAttempts, async ({ context: { db }, caller, now }) => {
    const rows = await db
      .selectFrom('attempt')
      .select(['id', 'day', 'number', 'state', 'winner', 'points', 'turns', 'started', 'ended'])
      .where('account', '=', caller.account)
      .orderBy('started', 'desc')
      .limit(500)
      .execute()
    const isLapsed = ({ day, state }: Pick<Attempt, 'day' | 'state'>) => state === 'open' && day < dayOf(now)
    const attempts = rows.map((row) => ({
      ...attemptResponse(row),
      turns: row.turns ?? undefined,
      state: isLapsed(row) ? ('abandoned' as const) : row.state,
    }))
    return { body: { attempts } }
  }),
  defineEndpoint(calls.findAttempt, ({ context, params, caller }) =>
    context.db.transaction().execute(async (db) => {
      const { id, day, number, state, head, ...row } = await lockAttempt(db, caller.account, params.attempt)
      return { body: { id, day, number, state, head, bodies: await loadBodies(db, { id, ...row }) } }
    }),
  ),
  defineEndpoint(calls.sendTurn, async ({ context, params, caller, body, now }) => ({
    body: await applyTurn(context, caller.account, params.attempt, body, now),
  })),
  defineEndpoint(calls.sendResult, async ({ context, params, caller, body, now }) => ({
    body: await submitResult(context, caller.account, params.attempt, body, now),
  })),
  defineEndpoint(calls.abandonAttempt, ({ context, params, caller, now }) =>
    context.db.transaction().execute(async (db) => {
      const { id, state } = await lockAttempt(db, caller.account, params.attempt)
      if (state === 'finished')
        throw new HttpError(409, 'counted', 'The result of this attempt was already saved.')
      await db.updateTable('attempt').set({ state: 'abandoned', ended: now }).where('id', '=', id).execute()
      return {}
    }),
  ),
]
