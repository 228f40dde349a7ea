import { setTimeout as sleep } from 'node:timers/promises'
import { asAdmin, waitForPostgres, freePort, startCluster } from '@opfor/studies/testing'
import { makeCommit, type Commit, type PullResponse } from '@opfor/sync'
import { connectDatabase } from '../../../../apps/server/database/connect.ts'
import { makeDatabase } from '../../../../apps/server/testing/database.ts'
import { createPlayers, type PlayerSession } from './support/players.ts'
import { type ChildServer, startChildServer } from './support/child-server.ts'
import { HttpConnection } from './support/http-connection.ts'

export interface CrashTestResult {
  readonly serversKilled: number
  readonly backendsKilled: number
  readonly acknowledged: number
  /** Milliseconds until the slowest push is acknowledged, including retries. */
  readonly slowest: number
  /** Milliseconds until each player's second device has all pages of the first. */
  readonly agreedAfter: number
  readonly lost: number
  readonly duplicated: number
  readonly gaps: number
  readonly unexpected: number
}

const pushesPerMatch = 2000
/** A long run reports after this number of kills, in case it does not finish. */
const reportInterval = 50

/** Players who push continuously and retry each push until it is acknowledged. */
class Load {
  readonly acknowledged = new Map<string, readonly Commit[]>()
  count = 0
  slowest = 0
  running = true

  readonly #players: readonly PlayerSession[]
  readonly #ports: readonly number[]

  constructor(players: readonly PlayerSession[], ports: readonly number[]) {
    this.#players = players
    this.#ports = ports
  }

  async run(): Promise<void> {
    await Promise.all(this.#players.map((player, at) => this.#pushPages(player, at)))
  }

  get snapshot(): Load['acknowledged'] {
    return new Map([...this.acknowledged].map(([account, pages]) => [account, [...pages]]))
  }

  stop(): void {
    this.running = false
  }

  async #pushPages({ account, cookie }: PlayerSession, at: number): Promise<void> {
    const connections = this.#ports.map((port) => new HttpConnection(port))
    const acknowledged: Commit[] = []
    this.acknowledged.set(account, acknowledged)
    for (let n = 0; this.running; n += 1) {
      // The number of pages per match is limited.
      const match = `match-${Math.floor(n / pushesPerMatch)}`
      const parent = n % pushesPerMatch === 0 ? match : (acknowledged.at(-1)?.id ?? match)
      const first = makeCommit(match, parent, { entries: [{ q: 'move', a: n, by: 'person' }] })
      const second = makeCommit(match, first.id, { entries: [{ q: 'reply', a: n, by: 'seed' }] })
      const pages = n % 3 === 0 ? [first, second] : [first]
      const begun = performance.now()
      for (let tries = at; this.running; tries += 1) {
        const reply = await connections[tries % connections.length]?.request(
          'POST',
          '/api/pages',
          cookie,
          JSON.stringify({ pages }),
        )
        if (reply?.status === 200) {
          acknowledged.push(...pages)
          this.count += pages.length
          this.slowest = Math.max(this.slowest, performance.now() - begun)
          break
        }
        if (reply !== undefined && reply.status >= 400 && reply.status < 500)
          throw new Error(`A push was refused: ${reply.status} ${reply.text}`)
        await sleep(20)
      }
    }
    for (const connection of connections) connection.close()
  }
}

export async function runCrashTest(kills: number, playerCount: number): Promise<CrashTestResult> {
  const serverPorts = [await freePort(), await freePort()]
  const cluster = await startCluster()
  const { url } = await makeDatabase(cluster.url)
  const connected = connectDatabase(url, 2)
  const players = await createPlayers(connected, playerCount)
  const servers: ChildServer[] = []
  for (const port of serverPorts) servers.push(await startChildServer(url, port))
  const load = new Load(players, serverPorts)
  const running = load.run()
  let [serversKilled, backendsKilled] = [0, 0]
  for (let kill = 0; kill < kills; kill += 1) {
    await waitForProgress(load)
    if (kill > 0 && kill % reportInterval === 0) await report(kill, connected, load.snapshot)
    if (kill % 2 === 0) {
      const at = serversKilled % servers.length
      await servers[at]?.kill('SIGKILL')
      servers[at] = await startChildServer(url, serverPorts[at] ?? 0)
      serversKilled += 1
    } else {
      await killBackend(cluster.url)
      backendsKilled += 1
      await sleep(50)
      await waitForPostgres(cluster.url)
    }
  }
  await waitForProgress(load)
  load.stop()
  await running
  const agreedAfter = await timeUntilAgreed(players, serverPorts, load.acknowledged)
  const differences = await compare(connected, load.acknowledged)
  for (const server of servers) await server.kill('SIGTERM')
  await connected.db.destroy()
  await cluster.stop()
  return {
    serversKilled,
    backendsKilled,
    acknowledged: load.count,
    slowest: load.slowest,
    agreedAfter,
    ...differences,
  }
}

async function waitForProgress(load: Load): Promise<void> {
  const { count } = load
  for (let waited = 0; load.count < count + 40; waited += 1) {
    if (waited > 2400) throw new Error('Timed out waiting for acknowledged pages.')
    await sleep(50)
  }
}

/** A backend that ended by itself in the meantime does not count. */
async function killBackend(cluster: string): Promise<void> {
  for (;;) {
    const pid = await findBackend(cluster)
    try {
      process.kill(pid, 'SIGKILL')
      return
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
}

async function timeUntilAgreed(
  players: readonly PlayerSession[],
  ports: readonly number[],
  acknowledged: Load['acknowledged'],
): Promise<number> {
  const start = performance.now()
  await Promise.all(
    players.map(async ({ account, cookie }, at) => {
      const connection = new HttpConnection(ports[at % ports.length] ?? 0)
      const missing = new Set(acknowledged.get(account)?.map(({ id }) => id))
      for (let since = 0; missing.size > 0; ) {
        const { status, text } = await connection.request('GET', `/api/pages?since=${since}`, cookie)
        // Busy: a device asks again, and the time until all agree has a limit.
        if (status === 503) {
          await sleep(200)
          continue
        }
        if (status !== 200) throw new Error(`A pull was refused: ${status} ${text}`)
        const { pages, upTo, more } = JSON.parse(text) as PullResponse
        for (const { id } of pages) missing.delete(id)
        since = upTo
        if (!more) break
      }
      connection.close()
    }),
  )
  return performance.now() - start
}

async function findBackend(cluster: string): Promise<number> {
  for (;;) {
    const { rows } = await asAdmin(cluster, (client) =>
      client.query<{ pid: number }>(
        `select pid from pg_stat_activity where application_name = 'opfor' order by state = 'active' desc, random() limit 1`,
      ),
    )
    if (rows[0] !== undefined) return rows[0].pid
    await sleep(50)
  }
}

async function compare({ pool }: ReturnType<typeof connectDatabase>, acknowledged: Load['acknowledged']) {
  let [lost, duplicated, gaps, unexpected] = [0, 0, 0, 0]
  for (const [account, pages] of acknowledged) {
    const { rows } = await pool.query<{ seq: number; id: string }>(
      'select seq, id from page where account = $1 order by seq',
      [account],
    )
    const ids = rows.map(({ id }) => id)
    const known = new Set(ids)
    lost += pages.filter(({ id }) => !known.has(id)).length
    duplicated += ids.length - known.size
    gaps += rows.filter(({ seq }, at) => seq !== at + 1).length
    // The last push of each player may be stored without a response.
    unexpected += Math.max(0, ids.length - pages.length - 2)
  }
  return { lost, duplicated, gaps, unexpected }
}

async function report(
  kills: number,
  connected: ReturnType<typeof connectDatabase>,
  acknowledged: Load['acknowledged'],
): Promise<void> {
  const { lost, duplicated, gaps } = await compare(connected, acknowledged)
  const pages = [...acknowledged.values()].reduce((sum, { length }) => sum + length, 0)
  console.log(
    `${kills} kills: ${pages} pages acknowledged, ${lost} lost, ${duplicated} duplicated, ${gaps} gaps.`,
  )
}

if (import.meta.main) {
  const kills = Number(process.argv[2] ?? 100)
  const start = performance.now()
  const {
    serversKilled,
    backendsKilled,
    acknowledged,
    slowest,
    agreedAfter,
    lost,
    duplicated,
    gaps,
    unexpected,
  } = await runCrashTest(kills, 16)
  console.log(
    `${serversKilled} server processes and ${backendsKilled} database backends killed with -9 in ` +
      `${((performance.now() - start) / 1000).toFixed(0)} s under load of 16 players on 2 processes: ` +
      `${acknowledged} pages acknowledged, the slowest push after ${slowest.toFixed(0)} ms, ` +
      `a second device of each player has everything after ${agreedAfter.toFixed(0)} ms, ${lost} lost, ${duplicated} duplicated, ${gaps} gaps, ${unexpected} unexpected.`,
  )
  process.exitCode = lost + duplicated + gaps + unexpected === 0 ? 0 : 1
}
