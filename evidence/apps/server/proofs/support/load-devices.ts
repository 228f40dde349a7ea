import { setTimeout as sleep } from 'node:timers/promises'
import { SyncClient, type SyncResponse } from '@opfor/sync'
import { connectDatabase } from '../../../../../apps/server/database/connect.ts'
import { HttpConnection } from './http-connection.ts'
import type { PlayerSession } from './players.ts'

export const devicesPerPlayer = 2

class LoadDevice {
  readonly acknowledged = new Set<string>()
  readonly player: PlayerSession
  readonly device = new SyncClient()
  readonly #name: string
  readonly #connection: HttpConnection
  #writes = 0

  constructor(player: PlayerSession, name: string, port: number) {
    this.player = player
    this.#name = name
    this.#connection = new HttpConnection(port)
  }

  async run(load: Load): Promise<void> {
    while (load.isRunning) {
      if (load.isWriting) {
        this.#writes += 1
        const entry = { q: 'move', a: this.#writes, by: 'person' } as const
        this.device.write(`${this.#name}-${load.round}`, { entries: [entry] })
      } else this.device.schedulePull()
      await this.#sync(load)
      await sleep(load.isWriting ? load.pauses.write : load.pauses.pull)
    }
    this.#connection.close()
  }

  get pages(): readonly string[] {
    return this.device.chains.flatMap(({ pages }) => pages.map(({ id }) => id))
  }

  get isSent(): boolean {
    return this.device.chains.every(({ unsent }) => unsent.length === 0)
  }

  async #sync(load: Load): Promise<void> {
    for (let { request } = this.device; request !== undefined && load.isRunning; { request } = this.device) {
      const { status, text } =
        'push' in request
          ? await this.#connection.request(
              'POST',
              '/api/pages',
              this.player.cookie,
              JSON.stringify({ pages: request.push }),
            )
          : await this.#connection.request('GET', `/api/pages?since=${request.pull}`, this.player.cookie)
      if (status !== 200 && status !== 409) {
        await sleep(50)
        continue
      }
      if ('push' in request && status === 200) for (const { id } of request.push) this.acknowledged.add(id)
      this.device.handleResponse(request, JSON.parse(text) as SyncResponse)
    }
  }
}

export class Load {
  isRunning = true
  isWriting = false
  round = 0
  /** Milliseconds between writes, and between pulls, of a device. */
  readonly pauses: { readonly write: number; readonly pull: number }
  readonly devices: readonly LoadDevice[]

  constructor(players: readonly PlayerSession[], ports: readonly number[], pauses = { write: 10, pull: 50 }) {
    this.pauses = pauses
    this.devices = players.flatMap((player) =>
      Array.from(
        { length: devicesPerPlayer },
        (_, at) => new LoadDevice(player, `match-${at}`, ports[at % ports.length] ?? 0),
      ),
    )
  }

  async run(): Promise<void> {
    await Promise.all(this.devices.map((device) => device.run(this)))
  }

  /** Entries have the form "account id". */
  get acknowledged(): ReadonlySet<string> {
    return new Set(
      this.devices.flatMap(({ acknowledged, player }) =>
        [...acknowledged].map((id) => `${player.account} ${id}`),
      ),
    )
  }

  async waitUntilAgreed(database: string): Promise<readonly StoredPage[]> {
    const start = performance.now()
    for (;;) {
      const stored = await storedPages(database)
      if (this.agreesWith(stored)) return stored
      if (performance.now() - start > 120_000) throw new Error('The devices do not agree.')
      await sleep(50)
    }
  }

  agreesWith(stored: readonly StoredPage[]): boolean {
    const byAccount = Map.groupBy(stored, ({ account }) => account)
    return this.devices.every((device) => {
      const ids = new Set(byAccount.get(device.player.account)?.map(({ id }) => id))
      const { pages } = device
      return device.isSent && pages.length === ids.size && pages.every((id) => ids.has(id))
    })
  }
}

export interface StoredPage {
  readonly account: string
  readonly id: string
}

const keyOf = ({ account, id }: StoredPage): string => `${account} ${id}`

export function countMissing(acknowledged: ReadonlySet<string>, stored: readonly StoredPage[]): number {
  return acknowledged.difference(new Set(stored.map(keyOf))).size
}

export function countDoubled(stored: readonly StoredPage[]): number {
  return stored.length - new Set(stored.map(keyOf)).size
}

/** Excludes packed pages. */
export async function storedPages(database: string): Promise<readonly StoredPage[]> {
  const { pool, db } = connectDatabase(database, 1)
  try {
    return (await pool.query<StoredPage>('select account, id from page')).rows
  } finally {
    await db.destroy()
  }
}
