/**
 * Makes unit tests deterministic: no processes, no ports, no timers, a fixed clock and seeded random numbers. Tests that need the
 * real ones are named `*.soak.test.ts`.
 */
import childProcess from 'node:child_process'
import { syncBuiltinESMExports } from 'node:module'
import net from 'node:net'
import timers from 'node:timers/promises'
import workers from 'node:worker_threads'

function forbid(what: string): () => never {
  return function refuse() {
    throw new Error(`A unit test must not ${what}. Rename its file to *.soak.test.ts if it has to.`)
  }
}

const noProcess = forbid('start a process')
const noPort = forbid('open a port')
const noWaiting = forbid('wait')

Object.assign(childProcess, {
  spawn: noProcess,
  spawnSync: noProcess,
  fork: noProcess,
  exec: noProcess,
  execSync: noProcess,
  execFile: noProcess,
  execFileSync: noProcess,
})
Object.assign(workers, { Worker: noProcess })
Object.assign(net.Server.prototype, { listen: noPort })
Object.assign(net.Socket.prototype, { connect: noPort })
Object.assign(timers, { setTimeout: noWaiting, setImmediate: noWaiting })
syncBuiltinESMExports()

Object.assign(globalThis, { setTimeout: noWaiting, setInterval: noWaiting })

const noon = Date.UTC(2026, 0, 1, 12)

globalThis.Date = class extends Date {
  constructor(...args: readonly number[]) {
    super(...((args.length === 0 ? [noon] : args) as [number]))
  }

  static override now(): number {
    return noon
  }
} as DateConstructor
Object.assign(performance, { now: () => 0 })

let state = 0
Math.random = () => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
  return state / 2 ** 32
}
