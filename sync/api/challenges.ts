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

/** Lists the days that have a challenge. */
export const listChallenges = call({
  method: 'GET',
  path: '/api/challenges',
  summary: 'Returns the challenge of today and the earlier days that had one.',
  auth: 'public',
  rateLimit: 'public',
  response: looseRecord({ today: challenge, before: listOf(day) }),
})

/** Returns the challenge and the leaderboard of a day. */
export const findChallenge = call({
  method: 'GET',
  path: '/api/challenges/:day',
  summary:
    'Returns the challenge of a day and its leaderboard, including my row; the secret only after the day is over.',
  auth: 'public',
  rateLimit: 'public',
  cost: 5,
  params: record({ day }),
  response: looseRecord({ challenge, leaderboard: listOf(leaderboardRow) }),
})

/** Returns the journal of a result. */
export const findResult = call({
  method: 'GET',
  path: '/api/challenges/:day/attempts/:attempt',
  summary: 'Returns the journal of a result for verification, after the day is over.',
  auth: 'public',
  rateLimit: 'public',
  params: record({ day, attempt: attemptId }),
  response: looseRecord({ challenge, match: attemptId, bodies }),
})

/** Starts an attempt. */
export const startAttempt = call({
  method: 'POST',
  path: '/api/challenges/:day/attempts',
  summary: 'Starts an attempt at the challenge of today; it is counted immediately.',
  auth: 'player',
  rateLimit: 'write',
  params: record({ day }),
  status: 201,
  response: looseRecord({ id: attemptId, number: count, bodies }),
})

/** Lists the attempts of the caller. */
export const listAttempts = call({
  method: 'GET',
  path: '/api/attempts',
  summary: 'Lists my attempts, newest first.',
  auth: 'player',
  rateLimit: 'read',
  response: looseRecord({ attempts: listOf(looseRecord<MyAttempt>(attemptFields)) }),
})

/** Returns the current state of an attempt. */
export const findAttempt = call({
  method: 'GET',
  path: '/api/attempts/:attempt',
  summary: 'Returns one of my attempts with its pages, to be continued on any device.',
  auth: 'player',
  rateLimit: 'read',
  params: record({ attempt: attemptId }),
  response: looseRecord<OpenAttempt>(openAttemptFields),
})

/** Sends answers of the player. */
export const sendTurn = call({
  method: 'POST',
  path: '/api/attempts/:attempt/turns',
  summary: 'Appends my answers as a page and returns the random results that the server generates for them.',
  auth: 'player',
  rateLimit: 'write',
  params: record({ attempt: attemptId }),
  body: record({ parent: text(64), body: text(20_000) }),
  response: looseRecord({ head: text(64), bodies }),
})

/** Submits the journal of a finished attempt. */
export const sendResult = call({
  method: 'POST',
  path: '/api/attempts/:attempt/result',
  summary:
    'Submits the journal and the result of an attempt; it is counted if the server can replay it to the same result.',
  auth: 'player',
  rateLimit: 'write',
  cost: 5,
  maxBodyBytes: 256 * 1024,
  params: record({ attempt: attemptId }),
  body: record({ bodies: listOf(text(maxBodyLength), 1000), winner: text(40), points }),
  response: looseRecord({ winner: text(40), points, turns: count }),
})

/** Abandons an attempt. */
export const abandonAttempt = call({
  method: 'DELETE',
  path: '/api/attempts/:attempt',
  summary: 'Abandons one of my attempts; the leaderboard shows it as abandoned.',
  auth: 'player',
  rateLimit: 'write',
  params: record({ attempt: attemptId }),
})
