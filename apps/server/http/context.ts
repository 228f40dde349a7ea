import type { Metrics } from '../telemetry/metrics.ts'
import type { DatabaseConnection } from '../database/connect.ts'
import type { RateLimiter } from './rate-limiter.ts'
import type { SessionLookup } from '../accounts/sessions.ts'
import type { PushBatcher } from '../journals/push-batcher.ts'
import type { ServerSettings } from '../settings.ts'

/** State in the process is only a cache: any process can handle any request. */
export interface ServerContext extends DatabaseConnection {
  readonly settings: ServerSettings
  readonly clock: () => Date
  readonly lifecycle: { readonly isStopping: boolean }
  readonly rateLimiter: RateLimiter
  readonly metrics: Metrics
  readonly pushBatcher: PushBatcher
  readonly sessionLookup: SessionLookup
}
