import { anything, flag, text } from '@opfor/kernel'
import { call } from './call.ts'
import { looseRecord } from './shapes/common.ts'

/** Whether the process lives. */
export const health = call({
  method: 'GET',
  path: '/health',
  summary: 'The process is alive.',
  auth: 'public',
  rateLimit: 'unlimited',
  response: looseRecord({ alive: flag }),
})

/** Whether requests can be sent to the process. */
export const ready = call({
  method: 'GET',
  path: '/ready',
  summary: 'Requests can be sent here: the database answers and its tables are of this version.',
  auth: 'public',
  rateLimit: 'unlimited',
  response: looseRecord({ ready: flag }),
})

/** What the process has counted. */
export const metrics = call({
  method: 'GET',
  path: '/metrics',
  summary: 'What the process has counted, for Prometheus.',
  auth: 'public',
  rateLimit: 'unlimited',
  mediaType: 'text/plain; version=0.0.4; charset=utf-8',
  response: text(10_000_000),
})

/** The calls, for programs of others. */
export const description = call({
  method: 'GET',
  path: '/openapi.json',
  summary: 'This description.',
  auth: 'public',
  rateLimit: 'public',
  response: anything,
})
