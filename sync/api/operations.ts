import { anyJson, bool, text } from '@opfor/kernel'
import { call } from './call.ts'
import { recordWithUnknownFields } from './shapes/common.ts'

export const health = call({
  method: 'GET',
  path: '/health',
  summary: 'Liveness probe: the process is running.',
  auth: 'public',
  rateLimit: 'unlimited',
  response: recordWithUnknownFields({ alive: bool }),
})

export const ready = call({
  method: 'GET',
  path: '/ready',
  summary: 'Readiness probe: the database is reachable and its tables are migrated.',
  auth: 'public',
  rateLimit: 'unlimited',
  response: recordWithUnknownFields({ ready: bool }),
})

export const metrics = call({
  method: 'GET',
  path: '/metrics',
  summary: 'Returns the metrics of this process in the Prometheus format.',
  auth: 'public',
  rateLimit: 'unlimited',
  mediaType: 'text/plain; version=0.0.4; charset=utf-8',
  response: text(10_000_000),
})

export const description = call({
  method: 'GET',
  path: '/openapi.json',
  summary: 'Returns this OpenAPI document.',
  auth: 'public',
  rateLimit: 'public',
  response: anyJson,
})
