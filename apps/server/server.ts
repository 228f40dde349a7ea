import type { FastifyInstance } from 'fastify'
import { RankedMatchCache } from './challenges/ranked-match-cache.ts'
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
  /** Stops accepting requests, completes those in progress, and closes the database connections. */
  readonly stop: () => Promise<void>
}

/** Creates a server that is ready to listen. */
export async function makeServer(
  settings: Settings,
  clock: () => Date = () => new Date(),
): Promise<ServerProcess> {
  const { pool, db } = connect(settings.database, settings.connections)
  const context: ServerContext = {
    pool,
    db,
    settings,
    clock,
    rateLimiter: new RateLimiter(pool, settings.limitFactor),
    metrics: makeMetrics(pool),
    rankedMatches: new RankedMatchCache(),
    pushBatcher: makePushBatcher(pool),
    sessionLookup: makeSessionLookup(pool),
  }
  const app = await makeApp(context)
  const stop = async (): Promise<void> => {
    await app.close()
    await db.destroy()
  }
  return { app, context, stop }
}
