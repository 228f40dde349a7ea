import type { FastifyInstance } from 'fastify'
import { DatabaseClock } from './database/clock.ts'
import { connect } from './database/connect.ts'
import { makeSessionLookup } from './accounts/sessions.ts'
import { makePushBatcher } from './journals/push-batcher.ts'
import { makeApp } from './http/app.ts'
import { RateLimiter } from './http/rate-limiter.ts'
import { makeMetrics } from './operations/metrics.ts'
import type { Settings } from './settings.ts'
import type { ServerContext } from './context.ts'

/** A running server. */
export interface ServerProcess {
  readonly app: FastifyInstance
  readonly context: ServerContext
  /** Makes `/ready` answer 503, so that no new requests are sent here. */
  readonly announceStop: () => void
  /** Stops accepting requests, completes those in progress, and closes the database connections. */
  readonly stop: () => Promise<void>
}

/** Creates a server that is ready to listen. Its time is the database's, unless a test brings its own. */
export async function makeServer(settings: Settings, testClock?: () => Date): Promise<ServerProcess> {
  const { pool, db } = connect(settings.database, settings.connections)
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
  const app = await makeApp(context)
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
