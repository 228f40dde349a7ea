import type { RateLimit } from '@opfor/sync/api/call'
import type pg from 'pg'

/** How often something may be asked for in a minute; by account where someone is signed in, by address otherwise. */
export const requestsPerMinute: Readonly<Record<RateLimit, number>> = {
  signIn: 30,
  write: 600,
  read: 1200,
  public: 600,
  unlimited: Number.POSITIVE_INFINITY,
}

const minute = 60_000

interface Lease {
  left: number
  /** Nothing is left in this minute. */
  readonly isExhausted: boolean
}

/**
 * Allowances are counted in the database, for all processes together. A process takes a tenth of what is allowed at a
 * time and spends it by itself, so that few requests cost a query; it never spends what it has not taken.
 */
export class RateLimiter {
  readonly #pool: pg.Pool
  readonly #factor: number
  readonly #renewals = new Map<string, Promise<void>>()
  #leases = new Map<string, Lease>()
  #window = 0

  constructor(pool: pg.Pool, factor: number) {
    this.#pool = pool
    this.#factor = factor
  }

  /** Spends one of what is quota; false where nothing is left. */
  async consume(limit: RateLimit, clientKey: string, now: Date): Promise<boolean> {
    const quota = requestsPerMinute[limit] * this.#factor
    if (quota === Number.POSITIVE_INFINITY) return true
    const windowStart = Math.floor(now.getTime() / minute) * minute
    if (windowStart !== this.#window) {
      this.#leases = new Map()
      this.#window = windowStart
    }
    const key = `${limit} ${clientKey}`
    for (;;) {
      const lease = this.#leases.get(key)
      if (lease !== undefined && lease.left > 0) {
        lease.left -= 1
        return true
      }
      if (lease?.isExhausted === true) return false
      await this.#renew(key, windowStart, quota)
    }
  }

  /** Takes more, once for all who wait for it: a process must not hoard what others could spend. */
  #renew(key: string, windowStart: number, quota: number): Promise<void> {
    const pending = this.#renewals.get(key)
    if (pending !== undefined) return pending
    const leases = this.#leases
    const renewal = this.#reserve(key, windowStart, quota)
      .then((reserved) => void leases.set(key, { left: reserved, isExhausted: reserved === 0 }))
      .finally(() => this.#renewals.delete(key))
    this.#renewals.set(key, renewal)
    return renewal
  }

  async #reserve(key: string, windowStart: number, quota: number): Promise<number> {
    const chunkSize = Math.max(1, Math.floor(quota / 10))
    const { rows } = await this.#pool.query<{ used: number }>({
      name: 'allowance',
      text: `insert into allowance (key, started, used) values ($1, $2, $3)
             on conflict (key) do update set
               used = least(2000000000, $3 + case when allowance.started >= excluded.started then allowance.used else 0 end),
               started = greatest(allowance.started, excluded.started)
             returning used`,
      values: [key, new Date(windowStart), chunkSize],
    })
    const usedBefore = (rows[0]?.used ?? quota) - chunkSize
    return Math.max(0, Math.min(chunkSize, quota - usedBefore))
  }
}
