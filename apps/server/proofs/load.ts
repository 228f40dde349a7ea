/** Mixed traffic at a steady rate on two processes: `node proofs/load.ts 1730 300`. */
import { chance } from '@opfor/kernel'
import { makePage, type Page } from '@opfor/sync'
import { connect } from '../database/connect.ts'
import { packText } from '../journals/packing.ts'
import { startCluster } from '@opfor/studies/testing'
import { makeDatabase } from '../testing/database.ts'
import { blitzkriegJournal } from '../testing/journals.ts'
import { makePeople, type Person } from './support/players.ts'
import { startProcess } from './support/server-process.ts'
import { Wire } from './support/http-connection.ts'

const [rate = 1730, seconds = 300] = process.argv.slice(2).map(Number)
const cluster = await startCluster()
const database = await makeDatabase(cluster.url)
const connected = connect(database.url, 2)
const people = await makePeople(connected, 2000)
const slug = 'loadtested'
await connected.db
  .insertInto('link')
  .values({
    slug,
    account: people[0]?.account ?? '',
    what: 'match',
    title: 'One match',
    journal: packText(JSON.stringify(blitzkriegJournal(1))),
    created: new Date(),
  })
  .execute()
const servers = [await startProcess(database.url, 0), await startProcess(database.url, 0)]
const day = new Date().toISOString().slice(0, 10)

/** A player with one device, who plays on. */
interface LoadPlayer extends Person {
  last: Page | undefined
  clock: number
}
const players: readonly LoadPlayer[] = people.map((person) => ({ ...person, last: undefined, clock: 0 }))
const ports = servers.map(({ port }) => port)
const free = ports.flatMap((port) => Array.from({ length: 60 }, () => new Wire(port)))
const times: number[] = []
const statuses = new Map<number, number>()
let [sent, late] = [0, 0]

/** Of a hundred requests: 45 look for news, 35 send a page, 12 open a link, 6 look at the leaderboard, 2 at the account. */
async function one(n: number, due: number, wire: Wire): Promise<void> {
  const player = players[n % players.length]
  if (player === undefined) return
  const what = chance(1, n, 0, 100)
  let status = 0
  if (what < 45) status = (await wire.ask('GET', `/api/pages?since=${player.clock}`, player.cookie)).status
  else if (what < 80) {
    const parent = player.last?.id ?? 'match'
    const page = makePage('match', parent, {
      entries: [{ q: 'blitzkrieg.space', a: n, by: 'person', seat: 'player' }],
    })
    const reply = await wire.ask('POST', '/api/pages', player.cookie, JSON.stringify({ pages: [page] }))
    status = reply.status
    if (status === 200) {
      player.last = page
      player.clock = (JSON.parse(reply.text) as { clock: number }).clock
    }
  } else if (what < 92) status = (await wire.ask('GET', `/api/links/${slug}`, '')).status
  else if (what < 98) status = (await wire.ask('GET', `/api/challenges/${day}`, player.cookie)).status
  else status = (await wire.ask('GET', '/api/account', player.cookie)).status
  times.push(performance.now() - due)
  statuses.set(status, (statuses.get(status) ?? 0) + 1)
  free.push(wire)
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
    // Requests fall due by the clock, whether the server keeps up or not; each one's time counts from then.
    for (const due = ((now - start) / 1000) * rate; sent < due; sent += 1) {
      const wire = free.pop()
      if (wire === undefined) {
        late += 1
        return
      }
      void one(sent, start + (sent / rate) * 1000, wire)
    }
  }, 1)
})
while (free.length < ports.length * 60) await new Promise((resolve) => setTimeout(resolve, 20))
const took = (performance.now() - start) / 1000
times.sort((a, b) => a - b)
const at = (share: number): string => (times[Math.floor(times.length * share)] ?? 0).toFixed(1)
const errors = times.length - (statuses.get(200) ?? 0)
console.log(
  `${times.length} requests in ${took.toFixed(0)} s (${(times.length / took).toFixed(0)}/s wanted ${rate}/s): ` +
    `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, ${errors} errors, ${late} ticks without a free connection.`,
)
console.log([...statuses].map(([status, count]) => `${status}: ${count}`).join(', '))
for (const wire of free) wire.close()
for (const server of servers) await server.kill('SIGTERM')
await connected.db.destroy()
await cluster.stop()
