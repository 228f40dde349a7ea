import * as calls from '@opfor/sync/api/operations'
import { isMigrated } from '../database/connect.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { HttpError } from '../responses/problem.ts'

export const operations = [
  defineEndpoint(calls.health, () => Promise.resolve({ body: { alive: true } })),
  defineEndpoint(calls.ready, async ({ context }) => {
    if (context.lifecycle.isStopping) throw new HttpError(503, 'away', 'This process is about to stop.')
    if (!(await isMigrated(context))) throw new HttpError(503, 'away', 'The database is not migrated.')
    return { body: { ready: true } }
  }),
  defineEndpoint(calls.metrics, async ({ context: { metrics } }) => ({
    body: await metrics.registry.metrics(),
  })),
]
