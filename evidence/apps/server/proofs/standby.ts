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
import { connectDatabase } from '../../../../apps/server/database/connect.ts'
import { makeDatabase } from '../../../../apps/server/testing/database.ts'
import { type ChildServer, startChildServer } from './support/child-server.ts'
import { countDoubled, countMissing, devicesPerPlayer, Load, storedPages } from './support/load-devices.ts'
import { type Counts, type Kind, kinds, Newcomers } from './support/newcomers.ts'
import { createPlayers } from './support/players.ts'
import { TcpRelay } from './support/tcp-relay.ts'

export interface Promotion {
  readonly isSynchronous: boolean
  readonly acknowledged: number
  /** Acknowledged pages that the promoted standby lacks. */
  readonly missing: number
  /** Acknowledged pages still missing after all devices have synced again. */
  readonly lost: number
  readonly doubled: number
  /** Records that devices do not send again: acknowledged ones, and those the promoted standby lacks. */
  readonly once: { readonly acknowledged: Counts; readonly lost: Counts }
  /** Milliseconds from the kill to the promotion, and until all devices and the server agree. */
  readonly promoted: number
  readonly agreed: number
}

/** Milliseconds that an asynchronous standby is behind when the primary is killed. */
const lag = 500

/** Kills the primary with -9 under load and promotes its standby; every second standby is asynchronous and behind. */
export async function runStandbyTest(promotions: number, playerCount: number): Promise<readonly Promotion[]> {
  let primary = await startPrimary()
  const { url } = await makeDatabase(primary.url)
  const database = new URL(url).pathname
  const relay = new TcpRelay(await freePort(), primary.port)
  const relayed = `postgres://postgres@127.0.0.1:${relay.port}${database}`
  const setUp = connectDatabase(url, 2)
  const players = await createPlayers(setUp, playerCount)
  await setUp.db.destroy()
  const servers: ChildServer[] = []
  for (let at = 0; at < 2; at += 1) servers.push(await startChildServer(relayed, await freePort()))
  const ports = servers.map(({ port }) => port)
  const load = new Load(players, ports)
  const newcomers = new Newcomers(ports, Math.ceil(playerCount / 2))
  const running = [load.run(), newcomers.run()]
  const results: Promotion[] = []
  for (let at = 0; at < promotions; at += 1) {
    const standby = await startStandby(primary)
    await waitForStreaming(primary)
    load.round = at
    results.push(await failOver(primary, standby, { relay, database, load, newcomers }, at % 2 === 0))
    await primary.remove()
    primary = standby
  }
  load.isRunning = false
  newcomers.isRunning = false
  await Promise.all(running)
  for (const server of servers) await server.kill('SIGTERM')
  relay.close()
  await primary.remove()
  return results
}

interface Around {
  readonly relay: TcpRelay
  readonly database: string
  readonly load: Load
  readonly newcomers: Newcomers
}

async function failOver(
  primary: Node,
  standby: Node,
  { relay, database, load, newcomers }: Around,
  isSynchronous: boolean,
): Promise<Promotion> {
  await setSynchronous(primary, isSynchronous)
  load.isWriting = true
  newcomers.isWriting = true
  const { counts: earlier } = newcomers
  await sleep(2000)
  // On a slow machine nothing may be acknowledged yet.
  await waitForMore(newcomers, earlier, kinds)
  if (!isSynchronous) {
    await stopStreaming(standby)
    const { size } = load.acknowledged
    const { counts } = newcomers
    await sleep(lag)
    while (load.acknowledged.size === size) await sleep(50)
    await waitForMore(newcomers, counts, ['accounts'])
  }
  const killed = performance.now()
  await primary.kill()
  const { acknowledged } = load
  newcomers.isWriting = false
  const { counts: acknowledgedOnce } = newcomers
  await standby.promote()
  // A primary without a standby must not wait for one.
  await setSynchronous(standby, false)
  const promoted = performance.now() - killed
  const before = await storedPages(`${standby.url}${database}`)
  const lostOnce = await newcomers.takeMissing(`${standby.url}${database}`)
  relay.pointTo(standby.port)
  load.isWriting = false
  const stored = await load.waitUntilAgreed(`${standby.url}${database}`)
  return {
    isSynchronous,
    acknowledged: acknowledged.size,
    missing: countMissing(acknowledged, before),
    lost: countMissing(load.acknowledged, stored),
    doubled: countDoubled(stored),
    once: { acknowledged: acknowledgedOnce, lost: lostOnce },
    promoted,
    agreed: performance.now() - killed,
  }
}

async function waitForMore(newcomers: Newcomers, before: Counts, of: readonly Kind[]): Promise<void> {
  const start = performance.now()
  while (of.some((kind) => newcomers.acknowledged[kind].size <= before[kind])) {
    if (performance.now() - start > 120_000) throw new Error(`No more ${of.join(', ')} are acknowledged.`)
    await sleep(50)
  }
}

if (import.meta.main) {
  const [promotions, players] = [Number(process.argv[2] ?? 4), Number(process.argv[3] ?? 8)]
  const results = await runStandbyTest(promotions, players)
  for (const each of results)
    console.log(
      `${each.isSynchronous ? 'synchronous' : `asynchronous, ${lag} ms behind`}: ${each.acknowledged} pages acknowledged, ` +
        `${each.missing} missing on the promoted standby, ${each.lost} lost and ${each.doubled} doubled after the devices synced; ` +
        `not sent again by devices: ${kinds.map((kind) => `${each.once.lost[kind]} of ${each.once.acknowledged[kind]} ${kind}`).join(', ')} lost; ` +
        `promoted after ${each.promoted.toFixed(0)} ms, all ${players * devicesPerPlayer} devices agreed after ${each.agreed.toFixed(0)} ms.`,
    )
  const isWrong = ({ isSynchronous, missing, lost, doubled, once }: Promotion): boolean =>
    lost + doubled > 0 ||
    (isSynchronous && missing + kinds.reduce((sum, kind) => sum + once.lost[kind], 0) > 0)
  process.exitCode = results.some(isWrong) ? 1 : 0
}
