import { listOf, record, text } from '@opfor/kernel'
import { maxBodyLength } from '../page.ts'
import { call } from './call.ts'
import {
  attemptId,
  attemptFields,
  bodies,
  challenge,
  leaderboardRow,
  type MyAttempt,
  openAttemptFields,
  type OpenAttempt,
  points,
} from './shapes/challenge.ts'
import { looseRecord, count, day } from './shapes/common.ts'

/** Lists the days. */
export const listChallenges = call({
  method: 'GET',
  path: '/api/challenges',
  summary: 'Today, and the days before that had a challenge.',
  auth: 'public',
  rateLimit: 'public',
  response: looseRecord({ today: challenge, before: listOf(day) }),
})

/** Asks for a day's challenge and leaderboard. */
export const findChallenge = call({
  method: 'GET',
  path: '/api/challenges/:day',
  summary: 'A day’s challenge and its leaderboard, with my own row; the secret once the day is over.',
  auth: 'public',
  rateLimit: 'public',
  params: record({ day }),
  response: looseRecord({ challenge, leaderboard: listOf(leaderboardRow) }),
})

/** Asks for the journal behind a result. */
export const findResult = call({
  method: 'GET',
  path: '/api/challenges/:day/attempts/:attempt',
  summary: 'The journal behind a result, once the day is over: for anyone who wants to check.',
  auth: 'public',
  rateLimit: 'public',
  params: record({ day, attempt: attemptId }),
  response: looseRecord({ challenge, match: attemptId, bodies }),
})

/** Begins an attempt. */
export const startAttempt = call({
  method: 'POST',
  path: '/api/challenges/:day/attempts',
  summary: 'Begins an attempt at today’s challenge: it counts from now on.',
  auth: 'player',
  rateLimit: 'write',
  params: record({ day }),
  status: 201,
  response: looseRecord({ id: attemptId, number: count, bodies }),
})

/** Lists one's attempts. */
export const listAttempts = call({
  method: 'GET',
  path: '/api/attempts',
  summary: 'My attempts, the last first.',
  auth: 'player',
  rateLimit: 'read',
  response: looseRecord({ attempts: listOf(looseRecord<MyAttempt>(attemptFields)) }),
})

/** Asks for an attempt as it stands. */
export const findAttempt = call({
  method: 'GET',
  path: '/api/attempts/:attempt',
  summary: 'An attempt of mine as it stands, to go on with on any device.',
  auth: 'player',
  rateLimit: 'read',
  params: record({ attempt: attemptId }),
  response: looseRecord<OpenAttempt>(openAttemptFields),
})

/** Sends the player's answers. */
export const sendTurn = call({
  method: 'POST',
  path: '/api/attempts/:attempt/turns',
  summary: 'My answers, as a page on top of the last; gives the chance that the server releases to them.',
  auth: 'player',
  rateLimit: 'write',
  params: record({ attempt: attemptId }),
  body: record({ parent: text(64), body: text(20_000) }),
  response: looseRecord({ head: text(64), bodies }),
})

/** Hands a journal in. */
export const sendResult = call({
  method: 'POST',
  path: '/api/attempts/:attempt/result',
  summary: 'The whole journal and what came of it: counts if the server can replay it to that.',
  auth: 'player',
  rateLimit: 'write',
  maxBodyBytes: 256 * 1024,
  params: record({ attempt: attemptId }),
  body: record({ bodies: listOf(text(maxBodyLength), 1000), winner: text(40), points }),
  response: looseRecord({ winner: text(40), points, turns: count }),
})

/** Gives an attempt up. */
export const abandonAttempt = call({
  method: 'DELETE',
  path: '/api/attempts/:attempt',
  summary: 'Abandons an attempt of mine; it is shown as such.',
  auth: 'player',
  rateLimit: 'write',
  params: record({ attempt: attemptId }),
})
