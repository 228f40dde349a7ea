import { seededNumber } from '@opfor/kernel'
import type { HttpConnection } from '../support/http-connection.ts'
import { nextPages } from './match.ts'

/** The kind of a request, determined by its response. */
export type Kind = 'push' | 'pack' | 'pull, no news' | 'pull, new pages' | 'pull, everything' | 'account'

export interface Answered {
  readonly kind: Kind
  readonly status: number
}

/** A player with two devices: the first plays, the second only pulls. */
interface Player {
  readonly cookie: string
  isBusy: boolean
  matches: number
  pushed: number
  last: string
  first: number
  second: number
}

type Send = (player: Player, connection: HttpConnection) => Promise<Answered>

const filledClock = 4

/** Shares per thousand. A match is 14 pushes and one pack request; devices pull meanwhile. */
const shares = {
  play: 436,
  pollFirst: 447,
  pollSecond: 96,
  newDevice: 11,
  account: 10,
} as const

export class Traffic {
  readonly #players: readonly Player[]
  readonly #run = Date.now().toString(36)
  readonly #sends: readonly (readonly [number, Send])[]

  /** The session tokens are the account ids. */
  constructor(accounts: readonly string[]) {
    this.#players = accounts.map((account) => ({
      cookie: `opfor=${account}; __Host-opfor=${account}`,
      isBusy: false,
      matches: 0,
      pushed: 0,
      last: '',
      first: filledClock,
      second: filledClock,
    }))
    this.#sends = [
      [shares.play, (player, connection) => this.#play(player, connection)],
      [shares.pollFirst, (player, connection) => this.#poll('first', player, connection)],
      [shares.pollSecond, (player, connection) => this.#poll('second', player, connection)],
      [shares.newDevice, (player, connection) => this.#pullEverything(player, connection)],
      [shares.account, (player, connection) => this.#openAccount(player, connection)],
    ]
  }

  async send(n: number, connection: HttpConnection): Promise<Answered> {
    const player = this.#pick(n)
    let roll = seededNumber(2, n, 0, 1000)
    for (const [share, send] of this.#sends) {
      roll -= share
      if (roll >= 0) continue
      player.isBusy = true
      const answered = await send(player, connection)
      player.isBusy = false
      return answered
    }
    throw new Error('The shares of requests are less than a thousand.')
  }

  #pick(n: number): Player {
    const from = seededNumber(1, n, 0, this.#players.length)
    for (let at = from; ; at += 1) {
      const player = this.#players[at % this.#players.length]
      if (player !== undefined && !player.isBusy) return player
      if (at > from + this.#players.length) throw new Error('There are too few players for this rate.')
    }
  }

  async #play(player: Player, connection: HttpConnection): Promise<Answered> {
    const match = `${this.#run}-${player.matches}`
    const pages = nextPages(match, player.pushed, player.pushed === 0 ? match : player.last)
    if (pages.length === 0) {
      const { status } = await connection.request('POST', `/api/matches/${match}/compact`, player.cookie)
      player.matches += 1
      player.pushed = 0
      return { kind: 'pack', status }
    }
    const { status, text } = await connection.request(
      'POST',
      '/api/pages',
      player.cookie,
      JSON.stringify({ pages }),
    )
    if (status === 200) {
      const { from, clock } = JSON.parse(text) as { readonly from: number; readonly clock: number }
      if (from === player.first) player.first = clock
      player.pushed += pages.length
      player.last = pages.at(-1)?.id ?? ''
    }
    return { kind: 'push', status }
  }

  async #poll(device: 'first' | 'second', player: Player, connection: HttpConnection): Promise<Answered> {
    const { status, text } = await connection.request(
      'GET',
      `/api/pages?since=${player[device]}`,
      player.cookie,
    )
    player[device] = Number(/"upTo":(\d+)/.exec(text.slice(-60))?.[1] ?? player[device])
    return { kind: text.includes('"pages":[{') ? 'pull, new pages' : 'pull, no news', status }
  }

  async #pullEverything(player: Player, connection: HttpConnection): Promise<Answered> {
    const { status } = await connection.request('GET', '/api/pages?since=0', player.cookie)
    return { kind: 'pull, everything', status }
  }

  async #openAccount({ cookie }: Player, connection: HttpConnection): Promise<Answered> {
    const { status } = await connection.request('GET', '/api/account', cookie)
    return { kind: 'account', status }
  }
}
