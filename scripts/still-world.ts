/**
 * A fast test gives the same result on every machine at every moment: it starts no process, opens no port and waits for
 * no time, its clock stands still and its random numbers are always the same. One that needs the real parts is named `*.slow.test.ts`.
 */
import childProcess from 'node:child_process'
import { syncBuiltinESMExports } from 'node:module'
import net from 'node:net'
import timers from 'node:timers/promises'
import workers from 'node:worker_threads'

function refused(what: string): () => never {
  return function refuse() {
    throw new Error(`A fast test ${what}. Name its file *.slow.test.ts, or do without.`)
  }
}

const starts = refused('starts no process')
const opens = refused('opens no port')
const waits = refused('waits for no time')

Object.assign(childProcess, {
  spawn: starts,
  spawnSync: starts,
  fork: starts,
  exec: starts,
  execSync: starts,
  execFile: starts,
  execFileSync: starts,
})
Object.assign(workers, { Worker: starts })
Object.assign(net.Server.prototype, { listen: opens })
Object.assign(net.Socket.prototype, { connect: opens })
Object.assign(timers, { setTimeout: waits, setImmediate: waits })
syncBuiltinESMExports()

Object.assign(globalThis, { setTimeout: waits, setInterval: waits })

const noon = Date.UTC(2026, 0, 1, 12)

globalThis.Date = class extends Date {
  constructor(...given: readonly number[]) {
    super(...((given.length === 0 ? [noon] : given) as [number]))
  }

  static override now(): number {
    return noon
  }
} as DateConstructor
Object.assign(performance, { now: () => 0 })

let drawn = 0
Math.random = () => {
  drawn = (Math.imul(drawn, 1_664_525) + 1_013_904_223) >>> 0
  return drawn / 2 ** 32
}
