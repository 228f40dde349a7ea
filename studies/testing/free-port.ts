import { randomInt } from 'node:crypto'
import net from 'node:net'

/** Ports below the ephemeral range, so that the system does not assign them to other connections. */
const portRange = { from: 20_000, to: 30_000 } as const

const usedPorts = new Set<number>()

/** Test workers draw from ports of their own, so that two of them never take the same one. */
const pool = process.env['VITEST_POOL_ID']
const workers = pool === undefined ? 1 : 8
const worker = Number(pool ?? 0) % workers

/** Returns an unused port, never the same one twice. */
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
