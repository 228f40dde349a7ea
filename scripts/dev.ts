/**
 * Runs the web app with live reload, and the server.
 *
 *     npm run dev
 *
 * The server uses PostgreSQL, the database `opfor_dev` on this machine or OPFOR_DATABASE, and restarts when its code
 * changes. Without PostgreSQL the web app runs alone.
 */
import { spawn, spawnSync } from 'node:child_process'
import path from 'node:path'
import { createServer } from 'vite'

const root = path.dirname(import.meta.dirname)
const database = process.env['OPFOR_DATABASE'] ?? 'postgres://postgres@127.0.0.1:5432/opfor_dev'
const port = process.env['OPFOR_PORT'] ?? '4200'
const server = `http://127.0.0.1:${port}`

function withoutPassword(address: string): string {
  return address.replace(/:[^:@/]*@/, '@')
}

/** Creates the database if needed; returns an error if it is not available. */
function missingDatabase(): string | undefined {
  const program = path.join(root, 'apps/server/testing/dev-database.ts')
  const { status, stderr } = spawnSync(process.execPath, [program, database], { encoding: 'utf8' })
  return status === 0 ? undefined : stderr.trim()
}

const missing = missingDatabase()
const web = await createServer({
  configFile: path.join(root, 'apps/web/vite.config.ts'),
  // Without a proxy `/api/` returns the app's HTML, as on a static host: the app detects that there is no server.
  server: { host: 'localhost', ...(missing === undefined ? { proxy: { '^/api/': server } } : {}) },
})
await web.listen()
const [address = ''] = web.resolvedUrls?.local ?? []
console.log(`\nThe web app: ${address}`)

if (missing === undefined) {
  const program = path.join(root, 'apps/server/main.ts')
  const child = spawn(process.execPath, ['--watch', '--watch-preserve-output', program, 'serve'], {
    env: {
      OPFOR_LOG: 'warn',
      ...process.env,
      OPFOR_DATABASE: database,
      OPFOR_PORT: port,
      OPFOR_ORIGIN: new URL(address).origin,
    },
    stdio: 'inherit',
  })
  process.on('exit', () => child.kill())
  console.log(`The server behind it: ${server}, over ${withoutPassword(database)}`)
} else
  console.log(`PostgreSQL cannot be used at ${withoutPassword(database)}: ${missing}
The web app runs without a server: matches stay on the device, and there are no accounts. Start PostgreSQL, or set
OPFOR_DATABASE, and run npm run dev again.`)
console.log('Ctrl-C ends.\n')
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit())
