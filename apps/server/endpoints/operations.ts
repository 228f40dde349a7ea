import * as calls from '@opfor/sync/api/operations'
import { isMigrated } from '../database/connect.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { HttpError } from '../http/http-error.ts'

/** For those who run the server. */
export const operations = [
  defineEndpoint(calls.health, () => Promise.resolve({ body: { alive: true } })),
  defineEndpoint(calls.ready, async ({ context }) => {
    if (!(await isMigrated(context))) throw new HttpError(503, 'away', 'The tables are of another version.')
    return { body: { ready: true } }
  }),
  defineEndpoint(calls.metrics, async ({ context: { metrics } }) => ({
    body: await metrics.registry.metrics(),
  })),
]
