import { setTimeout as sleep } from 'node:timers/promises'
import {
  freePort,
  type Node,
  setSynchronous,
  startPrimary,
  startStandby,
  stopStreaming,
  waitForStreaming,
} from '@opfor/studies/testing'
import { Device, type SyncResponse } from '@opfor/sync'
import { connect } from '../database/connect.ts'
import { makeDatabase } from '../testing/database.ts'
import { type ChildServer, startChildServer } from './support/child-server.ts'
import { HttpConnection } from './support/http-connection.ts'
import { createPlayers, type PlayerSession } from './support/players.ts'
import { TcpRelay } from './support/tcp-relay.ts'

/** What happened when the primary was killed and its standby promoted. */
export interface Promotion {
  readonly isSynchronous: boolean
  /** Pages that were acknowledged until then. */
  readonly acknowledged: number
  /** Of them, those that the promoted standby did not have. */
  readonly missing: number
  /** Of them, those that it did not have after all devices had synced again. */
  readonly lost: number
  /** Pages that were stored twice. */
  readonly doubled: number
  /** Milliseconds from the kill until the standby was promoted, and until all devices and the server had the same. */
  readonly promoted: number
  readonly agreed: number
}

const devicesPerPlayer = 2
/** For how long an asynchronous standby is behind when the primary is killed, in milliseconds. */
const lag = 500

/** A device of a player that writes pages and syncs, on and on. */
class LoadDevice {
  readonly acknowledged = new Set<string>()
  readonly player: PlayerSession
  readonly device = new Device()
  readonly #name: string
  readonly #connection: HttpConnection
  #writes = 0

  constructor(player: PlayerSession, name: string, port: number) {
    this.player = player
    this.#name = name
    this.#connection = new HttpConnection(port)
  }

  async run(load: Load): Promise<void> {
    while (load.isRunning) {
      if (load.isWriting) {
        this.#writes += 1
        const entry = { q: 'move', a: this.#writes, by: 'person' } as const
        this.device.write(`${this.#name}-${load.round}`, { entries: [entry] })
      } else this.device.schedulePull()
      await this.#sync(load)
      await sleep(load.isWriting ? 10 : 50)
    }
    this.#connection.close()
  }

  /** The ids of all pages that this device has, and whether all are sent. */
  get pages(): readonly string[] {
    return this.device.chains.flatMap(({ pages }) => pages.map(({ id }) => id))
  }

  get isSent(): boolean {
    return this.device.chains.every(({ unsent }) => unsent.length === 0)
  }

  async #sync(load: Load): Promise<void> {
    for (let { request } = this.device; request !== undefined && load.isRunning; { request } = this.device) {
      const { status, text } =
        'push' in request
          ? await this.#connection.request(
              'POST',
              '/api/pages',
              this.player.cookie,
              JSON.stringify({ pages: request.push }),
            )
          : await this.#connection.request('GET', `/api/pages?since=${request.pull}`, this.player.cookie)
      if (status !== 200 && status !== 409) {
        await sleep(50)
        continue
      }
      if ('push' in request && status === 200) for (const { id } of request.push) this.acknowledged.add(id)
      this.device.handleResponse(request, JSON.parse(text) as SyncResponse)
    }
  }
}

/** The devices of all players. */
class Load {
  isRunning = true
  isWriting = false
  round = 0
  readonly devices: readonly LoadDevice[]

  constructor(players: readonly PlayerSession[], ports: readonly number[]) {
    this.devices = players.flatMap((player) =>
      Array.from(
        { length: devicesPerPlayer },
        (_, at) => new LoadDevice(player, `match-${at}`, ports[at % ports.length] ?? 0),
      ),
    )
  }

  async run(): Promise<void> {
    await Promise.all(this.devices.map((device) => device.run(this)))
  }

  /** The acknowledged pages, as "account id". */
  get acknowledged(): ReadonlySet<string> {
    return new Set(
      this.devices.flatMap(({ acknowledged, player }) =>
        [...acknowledged].map((id) => `${player.account} ${id}`),
      ),
    )
  }

  /** Whether every device has sent everything and has exactly these pages of its account. */
  agreesWith(stored: readonly StoredPage[]): boolean {
    const byAccount = Map.groupBy(stored, ({ account }) => account)
    return this.devices.every((device) => {
      const ids = new Set(byAccount.get(device.player.account)?.map(({ id }) => id))
      const { pages } = device
      return device.isSent && pages.length === ids.size && pages.every((id) => ids.has(id))
    })
  }
}

interface StoredPage {
  readonly account: string
  readonly id: string
}

/**
 * Kills the primary with -9 under load and promotes its standby, several times; every second standby is asynchronous and
 * behind. Returns what each promotion has cost.
 */
export async function runStandbyTest(promotions: number, playerCount: number): Promise<readonly Promotion[]> {
  let primary = await startPrimary()
  const { url } = await makeDatabase(primary.url)
  const database = new URL(url).pathname
  const relay = new TcpRelay(await freePort(), primary.port)
  const relayed = `postgres://postgres@127.0.0.1:${relay.port}${database}`
  const setUp = connect(url, 2)
  const players = await createPlayers(setUp, playerCount)
  await setUp.db.destroy()
  const servers: ChildServer[] = []
  for (let at = 0; at < 2; at += 1) servers.push(await startChildServer(relayed, await freePort()))
  const load = new Load(
    players,
    servers.map(({ port }) => port),
  )
  const running = load.run()
  const results: Promotion[] = []
  for (let at = 0; at < promotions; at += 1) {
    const standby = await startStandby(primary)
    await waitForStreaming(primary)
    load.round = at
    results.push(await failOver(primary, standby, { relay, database, load }, at % 2 === 0))
    await primary.remove()
    primary = standby
  }
  load.isRunning = false
  await running
  for (const server of servers) await server.kill('SIGTERM')
  relay.close()
  await primary.remove()
  return results
}

interface Around {
  readonly relay: TcpRelay
  readonly database: string
  readonly load: Load
}

async function failOver(
  primary: Node,
  standby: Node,
  { relay, database, load }: Around,
  isSynchronous: boolean,
): Promise<Promotion> {
  await setSynchronous(primary, isSynchronous)
  load.isWriting = true
  await sleep(2000)
  if (!isSynchronous) {
    await stopStreaming(standby)
    const { size } = load.acknowledged
    await sleep(lag)
    // On a slow machine nothing may have been acknowledged yet.
    while (load.acknowledged.size === size) await sleep(50)
  }
  const killed = performance.now()
  await primary.kill()
  const { acknowledged } = load
  await standby.promote()
  // A primary without a standby must not wait for one.
  await setSynchronous(standby, false)
  const promoted = performance.now() - killed
  const before = await storedPages(standby, database)
  relay.pointTo(standby.port)
  load.isWriting = false
  for (;;) {
    const stored = await storedPages(standby, database)
    if (load.agreesWith(stored))
      return {
        isSynchronous,
        acknowledged: acknowledged.size,
        missing: countMissing(acknowledged, before),
        lost: countMissing(load.acknowledged, stored),
        doubled: stored.length - new Set(stored.map(keyOf)).size,
        promoted,
        agreed: performance.now() - killed,
      }
    if (performance.now() - killed > 120_000) throw new Error('The devices do not agree.')
    await sleep(50)
  }
}

const keyOf = ({ account, id }: StoredPage): string => `${account} ${id}`

function countMissing(acknowledged: ReadonlySet<string>, stored: readonly StoredPage[]): number {
  return acknowledged.difference(new Set(stored.map(keyOf))).size
}

async function storedPages(node: Node, database: string): Promise<readonly StoredPage[]> {
  const { pool, db } = connect(`${node.url}${database}`, 1)
  try {
    return (await pool.query<StoredPage>('select account, id from page')).rows
  } finally {
    await db.destroy()
  }
}

if (import.meta.main) {
  const [promotions, players] = [Number(process.argv[2] ?? 4), Number(process.argv[3] ?? 8)]
  const results = await runStandbyTest(promotions, players)
  for (const each of results)
    console.log(
      `${each.isSynchronous ? 'synchronous' : `asynchronous, ${lag} ms behind`}: ${each.acknowledged} pages acknowledged, ` +
        `${each.missing} missing on the promoted standby, ${each.lost} lost and ${each.doubled} doubled after the devices synced; ` +
        `promoted after ${each.promoted.toFixed(0)} ms, all ${players * devicesPerPlayer} devices agreed after ${each.agreed.toFixed(0)} ms.`,
    )
  const isWrong = ({ isSynchronous, missing, lost, doubled }: Promotion): boolean =>
    lost + doubled > 0 || (isSynchronous && missing > 0)
  process.exitCode = results.some(isWrong) ? 1 : 0
}
