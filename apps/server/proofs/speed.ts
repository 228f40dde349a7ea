/** Compares pushes over HTTP with the same statement in pgbench, alternating: `node proofs/speed.ts 5 8`. */
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { startCluster } from '@opfor/studies/testing'
import { makePage } from '@opfor/sync'
import { connect } from '../database/connect.ts'
import { pushStatement } from '../journals/push-statement.ts'
import { maxAccountBytes, maxPagesPerMatch } from '../journals/push-batcher.ts'
import { makeDatabase } from '../testing/database.ts'
import { createPlayers, type PlayerSession } from './support/players.ts'
import { startChildServer } from './support/child-server.ts'
import { HttpConnection } from './support/http-connection.ts'

const clients = 16
const body = (n: number) =>
  ({ entries: [{ q: 'blitzkrieg.space', a: `AME.1.${n}`, by: 'person', seat: 'player' }] }) as const

/** The push statement as a pgbench script with random values. */
function script(accounts: number): string {
  const account = `('00000000-0000-4000-8000-' || lpad((:n)::text, 12, '0'))::uuid`
  const values = [
    `array[${account}]`,
    `array['m' || :k]`,
    `array[encode(sha256(convert_to('m' || :k || :n, 'utf8')), 'hex')]`,
    `array['m' || :k]`,
    `array['${JSON.stringify(body(1))}']`,
    `array[${account}]`,
    `'{}'`,
    `'{}'`,
    String(maxAccountBytes),
    String(maxPagesPerMatch),
  ]
  const statement = pushStatement.replaceAll(/\$(\d+)/g, (_, n: string) => values[Number(n) - 1] ?? '')
  return `\\set n random(1, ${accounts})\n\\set k random(1, 1000000000)\n${statement.replaceAll('\n', ' ')};\n`
}

async function measurePgbench(url: string, file: string, seconds: number): Promise<number> {
  const { stdout } = await promisify(execFile)('pgbench', [
    '-n',
    '-f',
    file,
    '-c',
    String(clients),
    '-j',
    '1',
    '-T',
    String(seconds),
    '-M',
    'prepared',
    url,
  ])
  return Number(/tps = ([\d.]+)/.exec(stdout)?.[1])
}

async function measureHttp(
  players: readonly PlayerSession[],
  port: number,
  seconds: number,
): Promise<number> {
  const end = performance.now() + seconds * 1000
  let count = 0
  const runClient = async (at: number): Promise<void> => {
    const connection = new HttpConnection(port)
    for (let n = at; performance.now() < end; n += clients) {
      const player = players[n % players.length]
      if (player === undefined) return
      const match = `m${Math.floor(Math.random() * 1e9)}`
      const pages = [makePage(match, match, body(1))]
      const { status } = await connection.request(
        'POST',
        '/api/pages',
        player.cookie,
        JSON.stringify({ pages }),
      )
      if (status !== 200) throw new Error(`Unexpected status ${status}.`)
      count += 1
    }
    connection.close()
  }
  await Promise.all(Array.from({ length: clients }, (_, at) => runClient(at)))
  return count / seconds
}

const [rounds = 5, seconds = 8] = process.argv.slice(2).map(Number)
// A separate PostgreSQL, so that everything runs with the same priority.
const cluster = await startCluster()
const database = await makeDatabase(cluster.url)
const connected = connect(database.url, 2)
const players = await createPlayers(connected, 1000)
await connected.pool.query(
  `insert into account (id, nickname, clock, created)
   select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'b' || n, 0, now() from generate_series(1, 1000) n`,
)
const folder = await mkdtemp(path.join(os.tmpdir(), 'opfor-'))
const file = path.join(folder, 'push.sql')
await writeFile(file, script(1000))
const server = await startChildServer(database.url, 0, { OPFOR_CONNECTIONS: String(clients) })
await measureHttp(players, server.port, 2)
const ratios: number[] = []
for (let round = 1; round <= rounds; round += 1) {
  const http = await measureHttp(players, server.port, seconds)
  const bench = await measurePgbench(database.url, file, seconds)
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
await rm(folder, { recursive: true })
