import { chance } from '@opfor/kernel'
import { Device } from '../device.ts'
import type { Page } from '../page.ts'
import { Depot } from './in-memory-server.ts'

/** How bad the world is: chances in a thousand, and delays. */
const lost = 150
const doubled = 100
const crashed = 30
const longestDelay = 60
const patience = 100

interface Event {
  readonly at: number
  readonly what: () => void
}

/** A seeded world: a clock, devices that come and go, a network that loses, doubles and reorders, and a server that dies. */
export class World {
  readonly devices: Device[] = []
  /** Every page that a player was told is kept. */
  readonly written = new Map<string, Page>()
  readonly matches: string[] = []
  depot: Depot
  calm = false
  crashes = 0
  restores = 0
  readonly #seed: number
  readonly #waiting: boolean[] = []
  readonly #offlineUntil: number[] = []
  #backup: Depot
  #events: Event[] = []
  #now = 0
  #n = 0

  constructor(seed: number) {
    this.#seed = seed
    this.depot = new Depot('epoch 0', 3 + this.random(20))
    this.#backup = this.depot
    const count = 2 + this.random(3)
    for (let at = 0; at < count; at += 1) this.devices.push(new Device())
  }

  random(below: number): number {
    this.#n += 1
    return chance(this.#seed, this.#n, 0, below)
  }

  maybe(inThousand: number): boolean {
    return this.random(1000) < inThousand
  }

  after(delay: number, what: () => void): void {
    this.#events.push({ at: this.#now + delay, what })
  }

  /** Lets everything happen that was set off; false where it does not come to rest. */
  settle(most = 20_000): boolean {
    for (let count = 0; count < most; count += 1) {
      let first: Event | undefined
      for (const event of this.#events) if (first === undefined || event.at < first.at) first = event
      if (first === undefined) return true
      const next = first
      this.#events = this.#events.filter((event) => event !== next)
      this.#now = next.at
      next.what()
    }
    return false
  }

  /** One thing that a player, a machine or an operator may do. */
  happen(): void {
    const at = this.random(this.devices.length)
    const what = this.random(100)
    if (what < 55) this.#write(at)
    else if (what < 65) this.#choose(at)
    else if (what < 75) this.#offlineUntil[at] = this.#now + this.random(400)
    else if (what < 82) this.#crash(at)
    else if (what < 86) this.#backUp()
    else if (what < 88) this.#restore()
    else if (what < 92) this.depot.compact(this.matches[this.random(this.matches.length + 1)] ?? '')
    else this.devices[at]?.look()
    this.sync(at)
  }

  /** A device asks for what it wants, if it is not waiting for an answer. */
  sync(at: number): void {
    const device = this.devices[at]
    if (device === undefined || this.#waiting[at] === true) return
    if ((this.#offlineUntil[at] ?? 0) > this.#now && !this.calm)
      return this.after(50 + this.random(100), () => this.sync(at))
    const { request } = device
    if (request === undefined) return
    this.#waiting[at] = true
    const done = (): void => {
      if (this.devices[at] !== device) return
      this.#waiting[at] = false
      this.sync(at)
    }
    let answered = false
    this.after(patience, () => {
      if (!answered) done()
    })
    this.#travel(() => {
      if (!this.calm && this.maybe(crashed)) return
      const answer = this.depot.answer(request)
      this.#travel(() => {
        // A device that dies while it reads has read nothing.
        if (!this.calm && this.maybe(crashed)) this.#crash(at)
        if (this.devices[at] !== device) return
        device.answered(request, answer)
        if (answered) return
        answered = true
        done()
      })
    })
  }

  #travel(arrive: () => void): void {
    if (this.calm) return this.after(1, arrive)
    if (!this.maybe(lost)) this.after(1 + this.random(longestDelay), arrive)
    if (this.maybe(doubled)) this.after(1 + this.random(longestDelay * 4), arrive)
  }

  #write(at: number): void {
    const device = this.devices[at]
    if (device === undefined) return
    const known = device.chains.map(({ match }) => match)
    const match = known.length === 0 || this.maybe(60) ? this.#newMatch() : known[this.random(known.length)]
    if (match === undefined) return
    // Few different answers: two devices now and then write the very same page, or the same answers in other pages.
    const move = () => ({ q: 'move', a: this.random(3), by: 'person' }) as const
    const page = device.write(match, { entries: this.maybe(300) ? [move(), move()] : [move()] })
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

  /** What is on the disk is there afterwards; what was under way is not. */
  #crash(at: number): void {
    this.crashes += 1
    this.devices[at] = new Device(this.devices[at]?.saved)
    this.#waiting[at] = false
    this.after(1 + this.random(50), () => this.sync(at))
  }

  #backUp(): void {
    this.#backup = new Depot('', 0, this.depot)
  }

  #restore(): void {
    this.restores += 1
    this.depot = new Depot(`epoch ${this.restores}`, 3 + this.random(20), this.#backup)
  }
}
