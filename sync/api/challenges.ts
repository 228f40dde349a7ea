import { listOf, record, text } from '@opfor/kernel'
import { longestBody } from '../page.ts'
import { call } from './call.ts'
import {
  attempt,
  attemptFields,
  bodies,
  challenge,
  leaderboardRow,
  type MyAttempt,
  openAttemptFields,
  type OpenAttempt,
  points,
} from './shapes/challenge.ts'
import { atLeast, count, day } from './shapes/common.ts'

/** Lists the days. */
export const listChallenges = call({
  method: 'GET',
  path: '/api/challenges',
  says: 'Today, and the days before that had a challenge.',
  who: 'anyone',
  limit: 'open',
  gives: atLeast({ today: challenge, before: listOf(day) }),
})

/** Asks for a day's challenge and leaderboard. */
export const findChallenge = call({
  method: 'GET',
  path: '/api/challenges/:day',
  says: 'A day’s challenge and its leaderboard, with my own row; the secret once the day is over.',
  who: 'anyone',
  limit: 'open',
  params: record({ day }),
  gives: atLeast({ challenge, leaderboard: listOf(leaderboardRow) }),
})

/** Asks for the journal behind a result. */
export const findResult = call({
  method: 'GET',
  path: '/api/challenges/:day/attempts/:attempt',
  says: 'The journal behind a result, once the day is over: for anyone who wants to check.',
  who: 'anyone',
  limit: 'open',
  params: record({ day, attempt }),
  gives: atLeast({ challenge, match: attempt, bodies }),
})

/** Begins an attempt. */
export const startAttempt = call({
  method: 'POST',
  path: '/api/challenges/:day/attempts',
  says: 'Begins an attempt at today’s challenge: it counts from now on.',
  who: 'player',
  limit: 'write',
  params: record({ day }),
  status: 201,
  gives: atLeast({ id: attempt, number: count, bodies }),
})

/** Lists one's attempts. */
export const listAttempts = call({
  method: 'GET',
  path: '/api/attempts',
  says: 'My attempts, the last first.',
  who: 'player',
  limit: 'read',
  gives: atLeast({ attempts: listOf(atLeast<MyAttempt>(attemptFields)) }),
})

/** Asks for an attempt as it stands. */
export const findAttempt = call({
  method: 'GET',
  path: '/api/attempts/:attempt',
  says: 'An attempt of mine as it stands, to go on with on any device.',
  who: 'player',
  limit: 'read',
  params: record({ attempt }),
  gives: atLeast<OpenAttempt>(openAttemptFields),
})

/** Sends the player's answers. */
export const sendTurn = call({
  method: 'POST',
  path: '/api/attempts/:attempt/turns',
  says: 'My answers, as a page on top of the last; gives the chance that the server releases to them.',
  who: 'player',
  limit: 'write',
  params: record({ attempt }),
  body: record({ parent: text(64), body: text(20_000) }),
  gives: atLeast({ head: text(64), bodies }),
})

/** Hands a journal in. */
export const sendResult = call({
  method: 'POST',
  path: '/api/attempts/:attempt/result',
  says: 'The whole journal and what came of it: counts if the server can replay it to that.',
  who: 'player',
  limit: 'write',
  most: 256 * 1024,
  params: record({ attempt }),
  body: record({ bodies: listOf(text(longestBody), 1000), winner: text(40), points }),
  gives: atLeast({ winner: text(40), points, turns: count }),
})

/** Gives an attempt up. */
export const abandonAttempt = call({
  method: 'DELETE',
  path: '/api/attempts/:attempt',
  says: 'Abandons an attempt of mine; it is shown as such.',
  who: 'player',
  limit: 'write',
  params: record({ attempt }),
})
