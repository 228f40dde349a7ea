import { execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { built } from './host.ts'

/** Built by the global set-up. */
const program = process.env['TEST_SERVER'] ?? ''
const owner = ['--host=127.0.0.1', '--username=postgres']

export interface TestServer {
  readonly address: string
  sql(statement: string): void
  /** A condition may follow the table's name. */
  count(table: string): number
  stop(): Promise<void>
}

/** Needs PostgreSQL on this machine. */
export async function startServer(): Promise<TestServer> {
  const port = Number(process.env['OPFOR_PORT'] ?? 4173) + 300 + Number(process.env['TEST_WORKER_INDEX'] ?? 0)
  const name = `opfor_e2e_${randomUUID().replaceAll('-', '')}`
  execFileSync('createdb', [...owner, name])
  const env = {
    PATH: process.env['PATH'],
    OPFOR_DATABASE: `postgres://postgres@127.0.0.1:5432/${name}`,
    OPFOR_ORIGIN: `http://localhost:${port}`,
    OPFOR_PORT: String(port),
    OPFOR_HOST: 'localhost',
    OPFOR_WEB: built,
    OPFOR_LOG: 'error',
    // The tests share the machine with the browsers, so the server may be late.
    OPFOR_MAX_DELAY: '0',
  }
  execFileSync(process.execPath, [program, 'migrate'], { env })
  const child = spawn(process.execPath, [program, 'serve'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve())
    child.once('exit', (code) => reject(new Error(`The server exited with code ${code}.`)))
  })
  return {
    address: `http://localhost:${port}`,
    sql(statement) {
      execFileSync('psql', [...owner, '--quiet', '--set=ON_ERROR_STOP=1', '--command', statement, name])
    },
    count(table) {
      const query = ['--tuples-only', '--command', `select count(*) from ${table}`, name]
      return Number(execFileSync('psql', [...owner, ...query], { encoding: 'utf8' }))
    },
    async stop() {
      const ended = new Promise((resolve) => {
        child.once('exit', resolve)
      })
      child.kill('SIGTERM')
      await ended
      execFileSync('dropdb', [...owner, '--force', name])
    },
  }
}
