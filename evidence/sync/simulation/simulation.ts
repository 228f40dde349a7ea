import { seededNumber } from '@opfor/kernel'
import { SyncClient } from '../../../sync/sync-client.ts'
import type { Commit } from '../../../sync/commit.ts'
import { InMemoryServer } from './in-memory-server.ts'

/** Fault rates in permille, and delays. */
const lossPermille = 150
const duplicatePermille = 100
const crashPermille = 30
const maxDelay = 60
const timeout = 100

interface Event {
  readonly at: number
  readonly run: () => void
}

/** Devices crash, the network loses, duplicates and reorders, the server is restored. */
export class Simulation {
  readonly devices: SyncClient[] = []
  readonly written = new Map<string, Commit>()
  readonly matches: string[] = []
  server: InMemoryServer
  faultless = false
  crashes = 0
  restores = 0
  readonly #seed: number
  readonly #isWaiting: boolean[] = []
  readonly #offlineUntil: number[] = []
  #backup: InMemoryServer
  #events: Event[] = []
  #now = 0
  #draws = 0

  constructor(seed: number) {
    this.#seed = seed
    this.server = new InMemoryServer('epoch 0', 3 + this.random(20))
    this.#backup = this.server
    const count = 2 + this.random(3)
    for (let at = 0; at < count; at += 1) this.devices.push(new SyncClient())
  }

  random(below: number): number {
    this.#draws += 1
    return seededNumber(this.#seed, this.#draws, 0, below)
  }

  happens(permille: number): boolean {
    return this.random(1000) < permille
  }

  after(delay: number, run: () => void): void {
    this.#events.push({ at: this.#now + delay, run })
  }

  /** Returns false if there are more than `maxEvents`. */
  runUntilIdle(maxEvents = 20_000): boolean {
    for (let count = 0; count < maxEvents; count += 1) {
      let first: Event | undefined
      for (const event of this.#events) if (first === undefined || event.at < first.at) first = event
      if (first === undefined) return true
      const next = first
      this.#events = this.#events.filter((event) => event !== next)
      this.#now = next.at
      next.run()
    }
    return false
  }

  /** The actor is a player, a device or an operator. */
  randomAction(): void {
    const at = this.random(this.devices.length)
    const roll = this.random(100)
    if (roll < 55) this.#write(at)
    else if (roll < 65) this.#choose(at)
    else if (roll < 75) this.#offlineUntil[at] = this.#now + this.random(400)
    else if (roll < 82) this.#crash(at)
    else if (roll < 86) this.#takeBackup()
    else if (roll < 88) this.#restore()
    else if (roll < 92) this.server.compact(this.matches[this.random(this.matches.length + 1)] ?? '')
    else this.devices[at]?.schedulePull()
    this.sync(at)
  }

  /** Does nothing while the device waits for a response. */
  sync(at: number): void {
    const device = this.devices[at]
    if (device === undefined || this.#isWaiting[at] === true) return
    if ((this.#offlineUntil[at] ?? 0) > this.#now && !this.faultless)
      return this.after(50 + this.random(100), () => this.sync(at))
    const { request } = device
    if (request === undefined) return
    this.#isWaiting[at] = true
    const done = (): void => {
      if (this.devices[at] !== device) return
      this.#isWaiting[at] = false
      this.sync(at)
    }
    let hasAnswered = false
    this.after(timeout, () => {
      if (!hasAnswered) done()
    })
    this.#deliver(() => {
      if (!this.faultless && this.happens(crashPermille)) return
      const response = this.server.handle(request)
      this.#deliver(() => {
        // A device that crashes before it saves has not received the response.
        if (!this.faultless && this.happens(crashPermille)) this.#crash(at)
        if (this.devices[at] !== device) return
        device.handleResponse(request, response)
        if (hasAnswered) return
        hasAnswered = true
        done()
      })
    })
  }

  #deliver(arrive: () => void): void {
    if (this.faultless) return this.after(1, arrive)
    if (!this.happens(lossPermille)) this.after(1 + this.random(maxDelay), arrive)
    if (this.happens(duplicatePermille)) this.after(1 + this.random(maxDelay * 4), arrive)
  }

  #write(at: number): void {
    const device = this.devices[at]
    if (device === undefined) return
    const matches = device.chains.map(({ match }) => match)
    const match =
      matches.length === 0 || this.happens(60) ? this.#newMatch() : matches[this.random(matches.length)]
    if (match === undefined) return
    // Few different answers, so that devices sometimes write identical pages, or split the same answers differently.
    const move = () => ({ q: 'move', a: this.random(3), by: 'person' }) as const
    const page = device.write(match, { entries: this.happens(300) ? [move(), move()] : [move()] })
    this.written.set(page.id, page)
  }

  #newMatch(): string {
    const match = `match ${this.#seed} ${this.matches.length}`
    this.matches.push(match)
    return match
  }

  #choose(at: number): void {
    for (const chain of this.devices[at]?.chains ?? []) {
      const { branches } = chain
      const page = chain.choose(branches[this.random(branches.length)] ?? '')
      if (page !== undefined) this.written.set(page.id, page)
    }
  }

  /** Restarts from the saved state; requests in progress are lost. */
  #crash(at: number): void {
    this.crashes += 1
    this.devices[at] = new SyncClient(this.devices[at]?.saved)
    this.#isWaiting[at] = false
    this.after(1 + this.random(50), () => this.sync(at))
  }

  #takeBackup(): void {
    this.#backup = new InMemoryServer('', 0, this.server)
  }

  #restore(): void {
    this.restores += 1
    this.server = new InMemoryServer(`epoch ${this.restores}`, 3 + this.random(20), this.#backup)
  }
}
