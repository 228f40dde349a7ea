import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'

export interface ChildServer {
  readonly port: number
  readonly pid: number
  readonly kill: (signal: 'SIGKILL' | 'SIGTERM') => Promise<void>
}

/** The server built for the tests, otherwise its source. */
const program =
  process.env['TEST_SERVER'] ?? path.join(import.meta.dirname, '../../../../../apps/server/main.ts')

/** Returns when the server listens. */
export function startChildServer(
  database: string,
  port: number,
  environment: Readonly<Record<string, string>> = {},
): Promise<ChildServer> {
  const child: ChildProcess = spawn(process.execPath, [program, 'serve'], {
    env: {
      PATH: process.env['PATH'],
      OPFOR_DATABASE: database,
      OPFOR_ORIGIN: 'http://localhost:4200',
      OPFOR_PORT: String(port),
      OPFOR_LIMIT_FACTOR: '1000000',
      OPFOR_LOG: 'error',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => {
    child.on('exit', () => {
      resolve()
    })
  })
  const kill = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    child.kill(signal)
    await ended
  }
  return new Promise((resolve, reject) => {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      const listening = /Listening on .*:(\d+)/.exec(text)
      if (listening !== null) resolve({ port: Number(listening[1]), pid: child.pid ?? 0, kill })
    })
    child.on('exit', (code) => {
      reject(new Error(`The server exited with code ${code}.`))
    })
  })
}
