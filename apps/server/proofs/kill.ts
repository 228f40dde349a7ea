import { setTimeout as sleep } from 'node:timers/promises'
import { asOwner, comesUp, freePort, startCluster } from '@opfor/studies/testing'
import { makePage, type Page } from '@opfor/sync'
import { connect } from '../database/connect.ts'
import { makeDatabase } from '../testing/database.ts'
import { makePeople, type Person } from './support/players.ts'
import { type Process, startProcess } from './support/server-process.ts'
import { Wire } from './support/http-connection.ts'

/** What came of the killing. */
export interface KillProof {
  readonly serversKilled: number
  readonly backendsKilled: number
  readonly acknowledged: number
  readonly lost: number
  readonly doubled: number
  readonly gaps: number
  readonly unasked: number
}

/** Players who push pages without end: each one again and again until it is acknowledged. */
class Load {
  readonly acknowledged = new Map<string, readonly Page[]>()
  count = 0
  running = true

  readonly #people: readonly Person[]
  readonly #ports: readonly number[]

  constructor(people: readonly Person[], ports: readonly number[]) {
    this.#people = people
    this.#ports = ports
  }

  async run(): Promise<void> {
    await Promise.all(this.#people.map((person, at) => this.#play(person, at)))
  }

  stop(): void {
    this.running = false
  }

  async #play({ account, cookie }: Person, at: number): Promise<void> {
    const wires = this.#ports.map((port) => new Wire(port))
    const kept: Page[] = []
    this.acknowledged.set(account, kept)
    for (let n = 0; this.running; n += 1) {
      const parent = kept.at(-1)?.id ?? 'match'
      const first = makePage('match', parent, { entries: [{ q: 'move', a: n, by: 'person' }] })
      const second = makePage('match', first.id, { entries: [{ q: 'reply', a: n, by: 'seed' }] })
      const pages = n % 3 === 0 ? [first, second] : [first]
      for (let tries = at; this.running; tries += 1) {
        const reply = await wires[tries % wires.length]?.ask(
          'POST',
          '/api/pages',
          cookie,
          JSON.stringify({ pages }),
        )
        if (reply?.status === 200) {
          kept.push(...pages)
          this.count += pages.length
          break
        }
        await sleep(20)
      }
    }
    for (const wire of wires) wire.close()
  }
}

/** Kills server processes and the database's backends in turn with -9, under load, and counts what is left. */
export async function killThem(kills: number, players: number): Promise<KillProof> {
  const serverPorts = [await freePort(), await freePort()]
  const cluster = await startCluster()
  const { url } = await makeDatabase(cluster.url)
  const connected = connect(url, 2)
  const people = await makePeople(connected, players)
  const servers: Process[] = []
  for (const port of serverPorts) servers.push(await startProcess(url, port))
  const load = new Load(people, serverPorts)
  const running = load.run()
  let [serversKilled, backendsKilled] = [0, 0]
  for (let kill = 0; kill < kills; kill += 1) {
    await goesOn(load)
    if (kill % 2 === 0) {
      const at = serversKilled % servers.length
      await servers[at]?.kill('SIGKILL')
      servers[at] = await startProcess(url, serverPorts[at] ?? 0)
      serversKilled += 1
    } else {
      process.kill(await aBackend(cluster.url), 'SIGKILL')
      backendsKilled += 1
      await sleep(50)
      await comesUp(cluster.url)
    }
  }
  await goesOn(load)
  load.stop()
  await running
  const found = await compare(connected, load.acknowledged)
  for (const server of servers) await server.kill('SIGTERM')
  await connected.db.destroy()
  await cluster.stop()
  return { serversKilled, backendsKilled, acknowledged: load.count, ...found }
}

/** Waits until pages are acknowledged again. */
async function goesOn(load: Load): Promise<void> {
  const { count } = load
  for (let waited = 0; load.count < count + 40; waited += 1) {
    if (waited > 2400) throw new Error('Nothing is acknowledged any more.')
    await sleep(50)
  }
}

async function aBackend(cluster: string): Promise<number> {
  for (;;) {
    const { rows } = await asOwner(cluster, (client) =>
      client.query<{ pid: number }>(
        `select pid from pg_stat_activity where application_name = 'opfor' order by state = 'active' desc, random() limit 1`,
      ),
    )
    if (rows[0] !== undefined) return rows[0].pid
    await sleep(50)
  }
}

async function compare({ pool }: ReturnType<typeof connect>, acknowledged: Load['acknowledged']) {
  let [lost, doubled, gaps, unasked] = [0, 0, 0, 0]
  for (const [account, pages] of acknowledged) {
    const { rows } = await pool.query<{ seq: number; id: string }>(
      'select seq, id from page where account = $1 order by seq',
      [account],
    )
    const ids = rows.map(({ id }) => id)
    const known = new Set(ids)
    lost += pages.filter(({ id }) => !known.has(id)).length
    doubled += ids.length - known.size
    gaps += rows.filter(({ seq }, at) => seq !== at + 1).length
    // The last push of each player may have arrived without an answer; nothing else may be there.
    unasked += Math.max(0, ids.length - pages.length - 2)
  }
  return { lost, doubled, gaps, unasked }
}

if (import.meta.main) {
  const kills = Number(process.argv[2] ?? 100)
  const start = performance.now()
  const { serversKilled, backendsKilled, acknowledged, lost, doubled, gaps, unasked } = await killThem(
    kills,
    16,
  )
  console.log(
    `${serversKilled} server processes and ${backendsKilled} database backends killed with -9 in ` +
      `${((performance.now() - start) / 1000).toFixed(0)} s under load of 16 players on 2 processes: ` +
      `${acknowledged} pages acknowledged, ${lost} lost, ${doubled} doubled, ${gaps} gaps, ${unasked} that nobody sent.`,
  )
  process.exitCode = lost + doubled + gaps + unasked === 0 ? 0 : 1
}
