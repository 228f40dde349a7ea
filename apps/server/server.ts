import type { FastifyInstance } from 'fastify'
import { Rooms } from './challenges/ranked-match-cache.ts'
import { connect } from './database/connect.ts'
import { makeSessions } from './accounts/sessions.ts'
import { makePushes } from './journals/push-batcher.ts'
import { makeApp } from './http/app.ts'
import { Allowances } from './http/rate-limiter.ts'
import { makeMetrics } from './operations/metrics.ts'
import type { Settings } from './settings.ts'
import type { World } from './context.ts'

/** A server process: its app, what it uses, and how it ends. */
export interface ServerProcess {
  readonly app: FastifyInstance
  readonly world: World
  /** Answers what has been asked, takes nothing new, and lets go of the database. */
  readonly stop: () => Promise<void>
}

/** Makes a server, ready to listen. */
export async function makeServer(
  settings: Settings,
  clock: () => Date = () => new Date(),
): Promise<ServerProcess> {
  const { pool, db } = connect(settings.database, settings.connections)
  const world: World = {
    pool,
    db,
    settings,
    clock,
    allowances: new Allowances(pool, settings.limitFactor),
    metrics: makeMetrics(pool),
    rooms: new Rooms(),
    pushes: makePushes(pool),
    sessions: makeSessions(pool),
  }
  const app = await makeApp(world)
  const stop = async (): Promise<void> => {
    await app.close()
    await db.destroy()
  }
  return { app, world, stop }
}
