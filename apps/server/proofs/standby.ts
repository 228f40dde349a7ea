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
import { connect } from '../database/connect.ts'
import { makeDatabase } from '../testing/database.ts'
import { type ChildServer, startChildServer } from './support/child-server.ts'
import { countDoubled, countMissing, devicesPerPlayer, Load, storedPages } from './support/load-devices.ts'
import { createPlayers } from './support/players.ts'
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

/** For how long an asynchronous standby is behind when the primary is killed, in milliseconds. */
const lag = 500

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
  const before = await storedPages(`${standby.url}${database}`)
  relay.pointTo(standby.port)
  load.isWriting = false
  const stored = await load.waitUntilAgreed(`${standby.url}${database}`)
  return {
    isSynchronous,
    acknowledged: acknowledged.size,
    missing: countMissing(acknowledged, before),
    lost: countMissing(load.acknowledged, stored),
    doubled: countDoubled(stored),
    promoted,
    agreed: performance.now() - killed,
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
