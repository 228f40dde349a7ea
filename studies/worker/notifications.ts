import { Client } from 'pg'
import { notificationChannel, type StudyNews } from '../signal.ts'
import type { BackOff } from './back-off.ts'

/** Uses its own connection, and reconnects if it is lost. */
export class Notifications {
  readonly #database: string
  readonly #news: StudyNews
  readonly #backOff: BackOff
  #client: Client | undefined
  #closed = false
  #retry: ReturnType<typeof setTimeout> | undefined

  constructor(database: string, news: StudyNews, backOff: BackOff) {
    this.#database = database
    this.#news = news
    this.#backOff = backOff
    void this.#connect()
  }

  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#retry)
    await this.#client?.end().catch(() => undefined)
  }

  /** A failure is not reported: workers still poll, and their statements fail as well. */
  async #connect(): Promise<void> {
    const client = new Client({
      connectionString: this.#database,
      connectionTimeoutMillis: 5000,
      keepAlive: true,
      application_name: 'opfor-studies',
    })
    client.on('notification', ({ payload }) => {
      if (payload === 'study' || payload === 'chunks') this.#news[payload].give()
    })
    client.on('error', () => undefined)
    client.on('end', () => this.#reconnect())
    this.#client = client
    try {
      await client.connect()
      await client.query(`listen ${notificationChannel}`)
      this.#backOff.reset()
      // Something may have been added while nothing listened.
      for (const signal of Object.values(this.#news)) signal.give()
    } catch {
      await client.end().catch(() => undefined)
      this.#reconnect()
    }
  }

  #reconnect(): void {
    if (this.#closed || this.#retry !== undefined) return
    this.#retry = setTimeout(() => {
      this.#retry = undefined
      void this.#connect()
    }, this.#backOff.next())
  }
}
