import { randomInt } from 'node:crypto'
import net from 'node:net'

/** Below the ephemeral range, so the system does not assign these ports to other connections. */
const portRange = { from: 20_000, to: 30_000 } as const

const usedPorts = new Set<number>()

/** Each test worker has its own ports, so no two use the same one. */
const pool = process.env['VITEST_POOL_ID']
const workers = pool === undefined ? 1 : 8
const worker = Number(pool ?? 0) % workers

/** Never returns the same port twice. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(portRange.from / workers, portRange.to / workers) * workers + worker
    if (usedPorts.has(port)) continue
    usedPorts.add(port)
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = net.createServer()
    server.on('error', () => {
      resolve(false)
    })
    server.listen(port, '127.0.0.1', () => {
      server.close(() => {
        resolve(true)
      })
    })
  })
}
