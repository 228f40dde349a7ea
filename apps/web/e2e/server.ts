import { execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { built } from './host.ts'

const program = path.join(import.meta.dirname, '../../server/main.ts')
const owner = ['--host=127.0.0.1', '--username=postgres']

/** The server with the built app, over a database of its own. */
export interface Served {
  readonly address: string
  stop(): Promise<void>
}

/** Starts a server for one test; it needs PostgreSQL on this machine. */
export async function startServed(): Promise<Served> {
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
  }
  execFileSync(process.execPath, [program, 'migrate'], { env })
  const child = spawn(process.execPath, [program, 'serve'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  await new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve())
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)))
  })
  return {
    address: `http://localhost:${port}`,
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
