/** Load test with mixed traffic at a constant rate on two processes: `node proofs/load.ts 1730 300`. */
import { chance } from '@opfor/kernel'
import { makePage, type Page } from '@opfor/sync'
import { connect } from '../database/connect.ts'
import { packText } from '../journals/packing.ts'
import { startCluster } from '@opfor/studies/testing'
import { makeDatabase } from '../testing/database.ts'
import { blitzkriegJournal } from '../testing/journals.ts'
import { createPlayers, type PlayerSession } from './support/players.ts'
import { startChildServer } from './support/child-server.ts'
import { HttpConnection } from './support/http-connection.ts'

const [rate = 1730, seconds = 300] = process.argv.slice(2).map(Number)
const cluster = await startCluster()
const database = await makeDatabase(cluster.url)
const connected = connect(database.url, 2)
const sessions = await createPlayers(connected, 2000)
const slug = 'loadtested'
await connected.db
  .insertInto('link')
  .values({
    slug,
    account: sessions[0]?.account ?? '',
    what: 'match',
    title: 'One match',
    journal: await packText(JSON.stringify(blitzkriegJournal(1))),
    created: new Date(),
  })
  .execute()
const servers = [await startChildServer(database.url, 0), await startChildServer(database.url, 0)]
const day = new Date().toISOString().slice(0, 10)

/** A player with one device and one growing match. */
interface LoadPlayer extends PlayerSession {
  last: Page | undefined
  clock: number
}
const players: readonly LoadPlayer[] = sessions.map((session) => ({ ...session, last: undefined, clock: 0 }))
const ports = servers.map(({ port }) => port)
const idle = ports.flatMap((port) => Array.from({ length: 60 }, () => new HttpConnection(port)))
const latencies: number[] = []
const statuses = new Map<number, number>()
let [sent, starvedTicks] = [0, 0]

/** Sends a random request: 45% pulls, 35% pushes, 12% links, 6% leaderboards, 2% accounts. */
async function sendRequest(n: number, due: number, connection: HttpConnection): Promise<void> {
  const player = players[n % players.length]
  if (player === undefined) return
  const roll = chance(1, n, 0, 100)
  let status = 0
  if (roll < 45)
    status = (await connection.request('GET', `/api/pages?since=${player.clock}`, player.cookie)).status
  else if (roll < 80) {
    const parent = player.last?.id ?? 'match'
    const page = makePage('match', parent, {
      entries: [{ q: 'blitzkrieg.space', a: n, by: 'person', seat: 'player' }],
    })
    const reply = await connection.request(
      'POST',
      '/api/pages',
      player.cookie,
      JSON.stringify({ pages: [page] }),
    )
    status = reply.status
    if (status === 200) {
      player.last = page
      player.clock = (JSON.parse(reply.text) as { clock: number }).clock
    }
  } else if (roll < 92) status = (await connection.request('GET', `/api/links/${slug}`, '')).status
  else if (roll < 98)
    status = (await connection.request('GET', `/api/challenges/${day}`, player.cookie)).status
  else status = (await connection.request('GET', '/api/account', player.cookie)).status
  latencies.push(performance.now() - due)
  statuses.set(status, (statuses.get(status) ?? 0) + 1)
  idle.push(connection)
}

const start = performance.now()
await new Promise<void>((resolve) => {
  const tick = setInterval(() => {
    const now = performance.now()
    if (now - start > seconds * 1000) {
      clearInterval(tick)
      resolve()
      return
    }
    // Open-loop load: requests are due by the clock even if the server is slow, and latency counts from the due time.
    for (const due = ((now - start) / 1000) * rate; sent < due; sent += 1) {
      const connection = idle.pop()
      if (connection === undefined) {
        starvedTicks += 1
        return
      }
      void sendRequest(sent, start + (sent / rate) * 1000, connection)
    }
  }, 1)
})
while (idle.length < ports.length * 60) await new Promise((resolve) => setTimeout(resolve, 20))
const elapsed = (performance.now() - start) / 1000
latencies.sort((a, b) => a - b)
const percentile = (share: number): string =>
  (latencies[Math.floor(latencies.length * share)] ?? 0).toFixed(1)
const errors = latencies.length - (statuses.get(200) ?? 0)
console.log(
  `${latencies.length} requests in ${elapsed.toFixed(0)} s (${(latencies.length / elapsed).toFixed(0)}/s of ${rate}/s): ` +
    `p50 ${percentile(0.5)} ms, p99 ${percentile(0.99)} ms, ${errors} errors, ${starvedTicks} ticks without a free connection.`,
)
console.log([...statuses].map(([status, count]) => `${status}: ${count}`).join(', '))
for (const connection of idle) connection.close()
for (const server of servers) await server.kill('SIGTERM')
await connected.db.destroy()
await cluster.stop()
