/**
 * Runs a second migration on a million accounts during pushes; reports its time and the longest wait of a push: `npm run prove
 * migrations 1000000`.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { startCluster } from '@opfor/studies/testing'
import type { Pool } from 'pg'
import { connectDatabase, migrate } from '../../../../apps/server/database/connect.ts'
import { migrations } from '../../../../apps/server/database/migrations.ts'
import { makeDatabase } from '../../../../apps/server/testing/database.ts'
import { filledMatch } from './load/match.ts'
import { fillTables } from './support/fill-tables.ts'
import { checkSecond, secondMigration } from './support/second-migration.ts'

interface MigrationCost {
  readonly milliseconds: number
  readonly pushes: number
  readonly slowestPush: number
}

const push = `with counted as (update account set clock = clock + 1 where id = $1 returning id, clock)
  insert into page (account, seq, match, id, parent, body, received)
  select id, clock, 'pushed', $2, 'pushed', '{}', now() from counted`

class Pushers {
  readonly #pool: Pool
  #isRunning = true
  #running: readonly Promise<void>[] = []
  #times: number[] = []
  readonly #begun = new Map<string, number>()

  constructor(pool: Pool) {
    this.#pool = pool
  }

  async start(count: number): Promise<void> {
    const { rows } = await this.#pool.query<{ id: string }>('select id from account limit $1', [count])
    this.#running = rows.map(({ id }) => this.#run(id))
  }

  async during(work: () => Promise<unknown>): Promise<MigrationCost> {
    this.#times = []
    const start = performance.now()
    await work()
    const milliseconds = performance.now() - start
    const held = [...this.#begun.values()].map((begun) => performance.now() - begun)
    return {
      milliseconds,
      pushes: this.#times.length,
      slowestPush: Math.max(0, ...this.#times, ...held),
    }
  }

  async stop(): Promise<void> {
    this.#isRunning = false
    await Promise.all(this.#running)
  }

  async #run(account: string): Promise<void> {
    while (this.#isRunning) {
      const begun = performance.now()
      this.#begun.set(account, begun)
      await this.#pool.query(push, [account, randomUUID()])
      this.#begun.delete(account)
      this.#times.push(performance.now() - begun)
      await sleep(5)
    }
  }
}

async function measureMigration(accounts: number): Promise<MigrationCost> {
  const cluster = await startCluster()
  const database = await makeDatabase(cluster.url)
  const connected = connectDatabase(database.url, 2)
  // Pushes have no timeout, so that the full wait is measured.
  const players = connectDatabase(`${database.url}?options=-c%20statement_timeout%3D0`, 8)
  const pushers = new Pushers(players.pool)
  await fillTables(connected.pool, accounts, await filledMatch())
  await pushers.start(4)
  const known = { ...migrations, '0002-second': secondMigration(1000) }
  const cost = await pushers.during(() => migrate(connected, known))
  await pushers.stop()
  const check = await checkSecond(connected.pool)
  if (check?.missing !== 0 || !check.isIndexed) throw new Error('The migration is not complete.')
  await connected.db.destroy()
  await players.db.destroy()
  await cluster.stop()
  return cost
}

const accounts = Number(process.argv[2] ?? 1_000_000)
const { milliseconds, pushes, slowestPush } = await measureMigration(accounts)
console.log(
  `A column and an index for ${accounts} accounts: ${milliseconds.toFixed(0)} ms; ${pushes} pushes meanwhile, the slowest ${slowestPush.toFixed(0)} ms`,
)
