/**
 * Load test: mixed traffic at a constant rate on filled tables and two server processes, all on one machine. `npm run prove load
 * -- --rate 400 --seconds 60 --accounts 100000 --tls` or `npm run prove load -- --search --rate 400 --step 60 --seconds 600
 * --also 1730 --accounts 1000000 --tls`. `--search` finds the highest rate with p99 of at most 25 ms and confirms it for
 * `--seconds`. `--also` measures another rate for a minute. `--profile <folder>` writes processor profiles of the servers.
 * `--tls` adds nginx, `maintain` packs matches meanwhile.
 */
import { execFile } from 'node:child_process'
import path from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { freePort } from '@opfor/studies/testing'
import { type ChildServer, startChildServer } from './support/child-server.ts'
import { HttpConnection } from './support/http-connection.ts'
import { startProxy } from './support/proxy.ts'
import { benchAccounts, measurePgbench, measurePushes, pushClients } from './support/push-speed.ts'
import { someAccounts, startFilled, tableSizes, walBytes } from './load/filled-database.ts'
import { pagesPerPush } from './load/match.ts'
import { table, summary } from './load/report.ts'
import { isHeld, type Run, runAtRate } from './load/run.ts'
import { findHighestRate } from './load/search.ts'
import { Traffic } from './load/traffic.ts'

const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '400' },
    seconds: { type: 'string', default: '60' },
    accounts: { type: 'string', default: '100000' },
    step: { type: 'string', default: '60' },
    search: { type: 'boolean', default: false },
    also: { type: 'string' },
    tls: { type: 'boolean', default: false },
    profile: { type: 'string' },
  },
})
const [rate, seconds, accounts, step] = [values.rate, values.seconds, values.accounts, values.step].map(
  Number,
) as [number, number, number, number]
/** Assumes 36 requests in a match of half an hour. */
const activePlayers = Math.min(accounts, Math.ceil((rate * 1800) / 36))
const connectionsPerServer = 60
const pushSeconds = 10

const start = performance.now()
const { cluster, url, connected, pid } = await startFilled(accounts)
const { pool } = connected
console.log(`Filled with ${accounts} accounts in ${((performance.now() - start) / 1000).toFixed(0)} s:`)
console.log((await tableSizes(pool)).join('\n'))

const servers: ChildServer[] = []
for (let at = 0; at < 2; at += 1)
  servers.push(
    await startChildServer(url, 0, {
      OPFOR_CONNECTIONS: String(pushClients),
      ...(values.tls ? { OPFOR_ORIGIN: 'https://localhost', OPFOR_BEHIND_PROXY: 'yes' } : {}),
      ...(values.profile === undefined
        ? {}
        : { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${path.resolve(values.profile)}` }),
    }),
  )
const serverPorts = servers.map((server) => server.port)
const proxyPorts = { plain: await freePort(), tls: await freePort() }
const proxy = values.tls ? startProxy(proxyPorts, serverPorts) : undefined
const ports = proxy === undefined ? serverPorts : [proxyPorts.tls, proxyPorts.tls]
const connections = ports.flatMap((port) =>
  Array.from({ length: connectionsPerServer }, () => new HttpConnection(port, values.tls)),
)
const parts = {
  servers: servers.map((server) => server.pid),
  database: [pid],
  ...(proxy === undefined ? {} : { proxy: [proxy.pid] }),
}
const playing = await someAccounts(pool, activePlayers)
const traffic = new Traffic(playing)

async function packMeanwhile(): Promise<string> {
  const begun = performance.now()
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [path.join(import.meta.dirname, '../../../../apps/server/main.ts'), 'maintain'],
    {
      env: {
        PATH: process.env['PATH'],
        OPFOR_DATABASE: url,
        OPFOR_ORIGIN: 'http://localhost:4200',
      },
    },
  )
  return `maintain, meanwhile, in ${((performance.now() - begun) / 1000).toFixed(0)} s: ${stdout.trim()}`
}

async function measure(atRate: number, forSeconds: number): Promise<Run> {
  const before = await walBytes(pool)
  const packing = packMeanwhile()
  const run = await runAtRate(traffic, connections, parts, atRate, forSeconds)
  const bytes = (await walBytes(pool)) - before
  console.log(summary(run))
  console.log(table(run))
  const pushes = run.latencies.get('push')?.length ?? 0
  console.log(
    `  write-ahead log: ${(bytes / run.seconds / 1000).toFixed(0)} kB/s, ${(bytes / pushes).toFixed(0)} bytes for a push of ${pagesPerPush} pages with all else`,
  )
  console.log(`  ${await packing}`)
  return run
}

async function comparePushes(): Promise<void> {
  // As many accounts as pgbench, so that both find the same share of blocks in memory.
  const cookies = playing
    .slice(0, benchAccounts)
    .map((account) => `opfor=${account}; __Host-opfor=${account}`)
  const port = serverPorts[0] ?? 0
  await measurePushes(cookies, port, 2)
  const ratios: number[] = []
  for (let round = 1; round <= 3; round += 1) {
    const before = await walBytes(pool)
    const pushes = await measurePushes(cookies, port, pushSeconds)
    const bytes = ((await walBytes(pool)) - before) / (pushes * pushSeconds)
    const bench = await measurePgbench(url, pushSeconds)
    ratios.push(pushes / bench)
    console.log(
      `  pushes of one page: ${pushes.toFixed(0)}/s over HTTP, ${bench.toFixed(0)}/s by pgbench, ratio ${(pushes / bench).toFixed(2)}; ${bytes.toFixed(0)} bytes of write-ahead log each`,
    )
  }
  console.log(`  median ratio ${(ratios.toSorted((a, b) => a - b)[1] ?? 0).toFixed(2)}`)
}

console.log(`${playing.length} players with two devices each${values.tls ? ', through nginx with TLS' : ''}:`)
// A search begins with warm caches, which decide the first minutes.
await runAtRate(traffic, connections, parts, Math.min(rate, 200), values.search ? step : 5)
if (values.search) {
  const highest = await findHighestRate(
    async (atRate, forSeconds) => isHeld(await measure(atRate, forSeconds)),
    { from: rate, step, confirm: seconds },
  )
  console.log(`Highest rate held for ${seconds} s: ${highest}/s`)
} else await measure(rate, seconds)
if (values.also !== undefined) await measure(Number(values.also), 60)
await comparePushes()
console.log((await tableSizes(pool)).join('\n'))

for (const connection of connections) connection.close()
for (const server of servers) await server.kill('SIGTERM')
await proxy?.stop()
await connected.db.destroy()
await cluster.stop()
