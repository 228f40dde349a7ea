/**
 * Runs every migration, one after another, on tables with a million accounts, while players push pages. Reports the time of each
 * and how long a push waited for it.
 *
 *     npm run prove migrations 1000000
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { emptyDatabase, startCluster } from '@opfor/studies/testing'
import type { Pool } from 'pg'
import { connect, migrate } from '../database/connect.ts'
import { migrations } from '../database/migrations.ts'
import { fillFormerTables } from './support/fill-tables.ts'

/** What a migration cost. */
export interface MigrationCost {
  readonly name: string
  readonly milliseconds: number
  readonly pushes: number
  /** The longest time of a push that ran during the migration, in milliseconds. */
  readonly slowestPush: number
}

/** The tables are filled when this one has run: it makes the last table that later migrations change. */
const filledAfter = '0005-studies'
const completion = 'indexes and standings'

/** A push as every version has done it: the account's clock and a page, in one statement. */
const push = `with counted as (update account set clock = clock + 1 where id = $1 returning id, clock)
  insert into page (account, seq, match, id, parent, body) select id, clock, 'pushed', $2, 'pushed', '{}' from counted`

/** Players who push all the time. */
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

  /** How many pushes ran during some work, and how long the slowest took; also of those that it has held up. */
  async during(work: () => Promise<unknown>): Promise<Omit<MigrationCost, 'name'>> {
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

/** Migrates tables of this many accounts. */
export async function measureMigrations(accounts: number): Promise<readonly MigrationCost[]> {
  const cluster = await startCluster()
  const database = await emptyDatabase(cluster.url)
  const connected = connect(database.url, 2)
  // Pushes wait as long as they must, so that the time is seen.
  const players = connect(`${database.url}?options=-c%20statement_timeout%3D0`, 8)
  const pushers = new Pushers(players.pool)
  const costs: MigrationCost[] = []
  const names = Object.keys(migrations)
  let isFilled = false
  for (const [at, name] of names.entries()) {
    const known = Object.fromEntries(Object.entries(migrations).slice(0, at + 1))
    costs.push({ name, ...(await pushers.during(() => migrate(connected, undefined, known))) })
    if (name !== filledAfter) continue
    await fillFormerTables(connected.pool, accounts)
    await pushers.start(4)
    isFilled = true
  }
  if (!isFilled) throw new Error(`There is no migration ${filledAfter}.`)
  costs.push({ name: completion, ...(await pushers.during(() => migrate(connected))) })
  await pushers.stop()
  await connected.db.destroy()
  await players.db.destroy()
  await cluster.stop()
  return costs
}

if (import.meta.main) {
  const accounts = Number(process.argv[2] ?? 1_000_000)
  for (const { name, milliseconds, pushes, slowestPush } of await measureMigrations(accounts))
    console.log(
      `${name}: ${milliseconds.toFixed(0)} ms; ${pushes} pushes meanwhile, the slowest ${slowestPush.toFixed(0)} ms`,
    )
}
