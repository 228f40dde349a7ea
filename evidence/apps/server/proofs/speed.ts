/** Compares pushes over HTTP with the same statement in pgbench, alternating: `node proofs/speed.ts 5 8`. */
import { startCluster } from '@opfor/studies/testing'
import { connectDatabase } from '../../../../apps/server/database/connect.ts'
import { makeDatabase } from '../../../../apps/server/testing/database.ts'
import { startChildServer } from './support/child-server.ts'
import { createPlayers } from './support/players.ts'
import { measurePgbench, measurePushes, prepareBench, pushClients } from './support/push-speed.ts'

const [rounds = 5, seconds = 8] = process.argv.slice(2).map(Number)
// A separate PostgreSQL, so that everything runs with the same priority.
const cluster = await startCluster()
const database = await makeDatabase(cluster.url)
const connected = connectDatabase(database.url, 2)
const cookies = (await createPlayers(connected, 1000)).map(({ cookie }) => cookie)
await prepareBench(connected.pool)
const server = await startChildServer(database.url, 0, { OPFOR_CONNECTIONS: String(pushClients) })
await measurePushes(cookies, server.port, 2)
const ratios: number[] = []
for (let round = 1; round <= rounds; round += 1) {
  const http = await measurePushes(cookies, server.port, seconds)
  const bench = await measurePgbench(database.url, seconds)
  ratios.push(http / bench)
  console.log(
    `round ${round}: ${http.toFixed(0)} pages/s over HTTP, ${bench.toFixed(0)} by pgbench, ratio ${(http / bench).toFixed(2)}`,
  )
}
const sorted = ratios.toSorted((a, b) => a - b)
console.log(`median ratio ${(sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(2)}`)
await server.kill('SIGTERM')
await connected.db.destroy()
await cluster.stop()
