import type { Metrics } from './operations/metrics.ts'
import type { DatabaseConnection } from './database/connect.ts'
import type { Allowances } from './http/rate-limiter.ts'
import type { Sessions } from './accounts/sessions.ts'
import type { Pushes } from './journals/push-batcher.ts'
import type { Rooms } from './challenges/ranked-match-cache.ts'
import type { Settings } from './settings.ts'

/** Everything that an endpoint may use. What lives in the process is a cache: any process can answer any request. */
export interface World extends DatabaseConnection {
  readonly settings: Settings
  readonly clock: () => Date
  readonly allowances: Allowances
  readonly metrics: Metrics
  readonly rooms: Rooms
  readonly pushes: Pushes
  readonly sessions: Sessions
}
