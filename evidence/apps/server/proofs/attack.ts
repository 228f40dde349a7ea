/**
 * Measures an ordinary player's latencies, quiet and during attacks by one visitor or account: `node proofs/attack.ts 10`
 * (seconds each; optionally part of an attack's name).
 */
import { startCluster } from '@opfor/studies/testing'
import { makeCommit, type Commit } from '@opfor/sync'
import { connectDatabase } from '../../../../apps/server/database/connect.ts'
import { makeDatabase } from '../../../../apps/server/testing/database.ts'
import { startChildServer } from './support/child-server.ts'
import { HttpConnection } from './support/http-connection.ts'
import { createPlayers, type PlayerSession } from './support/players.ts'
import { attacks } from './support/attacks.ts'

const [, , given = '10', only = ''] = process.argv
const seconds = Number(given)
const cluster = await startCluster()
const database = await makeDatabase(cluster.url)
const connected = connectDatabase(database.url, 2)
const [ordinary, attacker] = await createPlayers(connected, 2)
if (ordinary === undefined || attacker === undefined) throw new Error('There are no players.')

/** A request every 200 ms. After a refusal the same page is pushed again. */
class Ordinary {
  readonly pushes: number[] = []
  readonly checks: number[] = []
  refused = 0
  readonly #player: PlayerSession
  readonly #pushing: HttpConnection
  readonly #checking: HttpConnection
  #last: Commit | undefined

  constructor(player: PlayerSession, port: number) {
    this.#player = player
    this.#pushing = new HttpConnection(port)
    this.#checking = new HttpConnection(port)
  }

  async run(until: number): Promise<void> {
    await Promise.all([
      this.#repeat(until, this.pushes, () => this.#push()),
      this.#repeat(until, this.checks, () => this.#checking.request('GET', '/health', '')),
    ])
    this.#pushing.close()
    this.#checking.close()
  }

  async #push(): Promise<void> {
    const page = makeCommit(this.#player.account, this.#last?.id ?? this.#player.account, {
      entries: [{ q: 'move', a: this.pushes.length, by: 'person' }],
    })
    const body = JSON.stringify({ pages: [page] })
    const { status } = await this.#pushing.request('POST', '/api/pages', this.#player.cookie, body)
    if (status === 200) this.#last = page
    else this.refused += 1
  }

  async #repeat(until: number, times: number[], request: () => Promise<unknown>): Promise<void> {
    for (let due = performance.now(); due < until; due += 200) {
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())))
      // A timer may fire a little early.
      const begun = Math.min(due, performance.now())
      await request()
      times.push(performance.now() - begun)
    }
  }
}

function percentiles(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number): string =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0)
  return `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`
}

const setting = { attacker, pool: connected.pool }
for (const { name, prepare, send, callers } of [
  { name: 'quiet', prepare: async () => {}, send: undefined, callers: 0 },
  ...attacks.filter(({ name }) => name.includes(only)),
]) {
  await prepare(setting)
  // Each attack has a separate process and separate limits: the default ones, because they are tested.
  await connected.pool.query('truncate allowance')
  const server = await startChildServer(database.url, 0, { OPFOR_LIMIT_FACTOR: '1' })
  await new HttpConnection(server.port).request('GET', '/ready', '')
  const until = performance.now() + seconds * 1000
  const player = new Ordinary(ordinary, server.port)
  const statuses = new Map<number, number>()
  const attack = async (at: number): Promise<void> => {
    if (send === undefined) return
    const connection = new HttpConnection(server.port)
    for (let n = at; performance.now() < until; n += callers) {
      const status = await send(connection, setting, n)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    connection.close()
  }
  await Promise.all([player.run(until), ...Array.from({ length: callers }, (_, at) => attack(at))])
  const told = [...statuses].map(([status, count]) => `${count} x ${status}`).join(', ')
  console.log(
    `${name}: pushes ${percentiles(player.pushes)}, ${player.refused} of ${player.pushes.length} refused; ` +
      `/health ${percentiles(player.checks)}${told === '' ? '' : `; attack: ${told}`}`,
  )
  await server.kill('SIGTERM')
}
await connected.db.destroy()
await cluster.stop()
