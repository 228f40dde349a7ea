import type { FastifyInstance } from 'fastify'
import { DatabaseClock } from './database/clock.ts'
import { connectDatabase } from './database/connect.ts'
import { makeSessionLookup } from './accounts/sessions.ts'
import { makePushBatcher } from './journals/push-batcher.ts'
import { endpoints } from './endpoints/index.ts'
import { makeApp } from './http/app.ts'
import { RateLimiter } from './http/rate-limiter.ts'
import { makeMetrics } from './telemetry/metrics.ts'
import type { ServerSettings } from './settings.ts'
import type { ServerContext } from './http/context.ts'

export interface ServerProcess {
  readonly app: FastifyInstance
  readonly context: ServerContext
  /** Makes `/ready` answer 503, so that no new requests arrive. */
  readonly announceStop: () => void
  /** Completes requests in progress, then closes the database connections. */
  readonly stop: () => Promise<void>
}

/** Uses the database's time, unless a test passes a clock. */
export async function makeServer(settings: ServerSettings, testClock?: () => Date): Promise<ServerProcess> {
  const { pool, db } = connectDatabase(settings.database, settings.connections)
  const databaseClock = new DatabaseClock(pool)
  if (testClock === undefined) await databaseClock.start()
  const lifecycle = { isStopping: false }
  const context: ServerContext = {
    pool,
    db,
    settings,
    clock: testClock ?? (() => databaseClock.now()),
    lifecycle,
    rateLimiter: new RateLimiter(pool, settings.limitFactor),
    metrics: makeMetrics(pool),
    pushBatcher: makePushBatcher(pool),
    sessionLookup: makeSessionLookup(pool),
  }
  const app = await makeApp(context, endpoints)
  const stop = async (): Promise<void> => {
    databaseClock.stop()
    await app.close()
    await db.destroy()
  }
  const announceStop = (): void => {
    lifecycle.isStopping = true
  }
  return { app, context, announceStop, stop }
}
