import * as calls from '@opfor/sync/api/operations'
import { isMigrated } from '../database/connect.ts'
import { serve } from '../http/endpoint.ts'
import { HttpError } from '../http/http-error.ts'

/** For those who run the server. */
export const operations = [
  serve(calls.health, () => Promise.resolve({ body: { alive: true } })),
  serve(calls.ready, async ({ world }) => {
    if (!(await isMigrated(world))) throw new HttpError(503, 'away', 'The tables are of another version.')
    return { body: { ready: true } }
  }),
  serve(calls.metrics, async ({ world: { metrics } }) => ({ body: await metrics.registry.metrics() })),
]
