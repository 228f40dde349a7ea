import { anything, flag, text } from '@opfor/kernel'
import { call } from './call.ts'
import { atLeast } from './shapes/common.ts'

/** Whether the process lives. */
export const health = call({
  method: 'GET',
  path: '/health',
  says: 'The process is alive.',
  who: 'anyone',
  limit: 'never',
  gives: atLeast({ alive: flag }),
})

/** Whether requests can be sent to the process. */
export const ready = call({
  method: 'GET',
  path: '/ready',
  says: 'Requests can be sent here: the database answers and its tables are of this version.',
  who: 'anyone',
  limit: 'never',
  gives: atLeast({ ready: flag }),
})

/** What the process has counted. */
export const metrics = call({
  method: 'GET',
  path: '/metrics',
  says: 'What the process has counted, for Prometheus.',
  who: 'anyone',
  limit: 'never',
  type: 'text/plain; version=0.0.4; charset=utf-8',
  gives: text(10_000_000),
})

/** The calls, for programs of others. */
export const description = call({
  method: 'GET',
  path: '/openapi.json',
  says: 'This description.',
  who: 'anyone',
  limit: 'open',
  gives: anything,
})
