import type { RateLimit } from '@opfor/sync/api/call'
import type pg from 'pg'

/** Requests per minute: per account if signed in, otherwise per address. */
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
  /** The quota of this minute is used up. */
  readonly isExhausted: boolean
}

/**
 * Counts requests in the database, for all processes together. A process reserves a tenth of the quota at a time, so that
 * most requests need no query.
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

  /** Counts a request; returns false if the quota is used up. */
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

  /** Reserves more of the quota, once for all waiting requests, so that a process does not reserve more than it needs. */
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
