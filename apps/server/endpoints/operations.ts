import { isMigrated } from '../database/connect.ts'
import { endpoint } from '../http/endpoint.ts'
import { HttpError } from '../http/refused.ts'

/** For those who run the server. */
export const operations = [
  endpoint({
    method: 'GET',
    path: '/health',
    says: 'The process is alive.',
    who: 'anyone',
    limit: 'never',
    handle: () => Promise.resolve({ body: { alive: true } }),
  }),
  endpoint({
    method: 'GET',
    path: '/ready',
    says: 'Requests can be sent here: the database answers and its tables are of this version.',
    who: 'anyone',
    limit: 'never',
    handle: async ({ world }) => {
      if (!(await isMigrated(world))) throw new HttpError(503, 'away', 'The tables are of another version.')
      return { body: { ready: true } }
    },
  }),
  endpoint({
    method: 'GET',
    path: '/metrics',
    says: 'What the process has counted, for Prometheus.',
    who: 'anyone',
    limit: 'never',
    handle: async ({ world: { metrics } }) => ({
      body: await metrics.registry.metrics(),
      type: metrics.registry.contentType,
    }),
  }),
]
