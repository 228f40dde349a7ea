import type { RateLimit } from '@opfor/sync/api/call'
import type pg from 'pg'
import { Batcher } from '../database/batcher.ts'

/** Per minute; each call declares its kind. */
export const requestsPerMinute: Readonly<Record<RateLimit, number>> = {
  signIn: 30,
  write: 600,
  read: 1200,
  public: 600,
  unlimited: Number.POSITIVE_INFINITY,
}

/** Per address. */
export const registrationsPerDay = 20

const minute = 60_000
const day = 24 * 60 * minute
const maxLeases = 100_000

interface Lease {
  left: number
  /** Nothing more can be reserved in this minute. */
  readonly isExhausted: boolean
}

interface Reservation {
  readonly key: string
  readonly windowStart: number
  readonly wanted: number
}

/** Returns the used amount including the reservation. */
function makeReservations(pool: pg.Pool, length: number): Batcher<Reservation, number> {
  return new Batcher({
    run: async (reservations) => {
      // In key order, so that processes do not block each other. A count from a future window is a wrong clock's.
      const { rows } = await pool.query<{ key: string; used: number }>({
        name: 'allowance',
        text: `insert into allowance (key, started, used)
               select key, started, wanted
               from unnest($1::text[], $2::timestamptz[], $3::integer[]) as r(key, started, wanted) order by key
               on conflict (key) do update set
                 used = least(2000000000, excluded.used + case when allowance.started between excluded.started
                   and excluded.started + $4 * interval '1 millisecond' then allowance.used else 0 end),
                 started = case when allowance.started between excluded.started
                   and excluded.started + $4 * interval '1 millisecond' then allowance.started else excluded.started end
               returning key, used`,
        values: [
          reservations.map(({ key }) => key),
          reservations.map(({ windowStart }) => new Date(windowStart)),
          reservations.map(({ wanted }) => wanted),
          length,
        ],
      })
      const used = new Map(rows.map((row) => [row.key, row.used]))
      return reservations.map(({ key }) => used.get(key) ?? Number.POSITIVE_INFINITY)
    },
    key: ({ key }) => key,
    maxBatchSize: 100,
    maxConcurrent: 2,
  })
}

/**
 * Counts requests for all processes in the database. Reserves a tenth of the quota at a time to save queries. Simultaneous
 * reservations share a statement, because most players need one per request.
 */
export class RateLimiter {
  readonly #minutes: Batcher<Reservation, number>
  readonly #days: Batcher<Reservation, number>
  readonly #factor: number
  readonly #renewals = new Map<string, Promise<void>>()
  #leases = new Map<string, Lease>()
  #window = 0

  constructor(pool: pg.Pool, factor: number) {
    this.#minutes = makeReservations(pool, minute)
    this.#days = makeReservations(pool, day)
    this.#factor = factor
  }

  /** Returns false if the quota does not suffice. */
  async consume(limit: RateLimit, clientKey: string, now: Date, cost = 1): Promise<boolean> {
    const quota = requestsPerMinute[limit] * this.#factor
    if (quota === Number.POSITIVE_INFINITY) return true
    const windowStart = startOf(now, minute)
    if (windowStart !== this.#window || this.#leases.size > maxLeases) {
      this.#leases = new Map()
      this.#window = windowStart
    }
    const key = `${limit} ${clientKey}`
    for (;;) {
      const lease = this.#leases.get(key)
      if (lease !== undefined && lease.left >= cost) {
        lease.left -= cost
        return true
      }
      if (lease?.isExhausted === true) return false
      await this.#renew(key, windowStart, quota, cost)
    }
  }

  /** Returns false if the address has too many on this day. */
  async consumeJoin(address: string, now: Date): Promise<boolean> {
    const quota = registrationsPerDay * this.#factor
    return (await reserve(this.#days, `join ${address}`, startOf(now, day), 1, quota)) === 1
  }

  /** Reserves once for all waiting requests, so that a process takes no more than needed. */
  #renew(key: string, windowStart: number, quota: number, cost: number): Promise<void> {
    const pending = this.#renewals.get(key)
    if (pending !== undefined) return pending
    const leases = this.#leases
    const wanted = Math.max(1, Math.floor(quota / 10), cost)
    const reserveMore = async (): Promise<void> => {
      const reserved = await reserve(this.#minutes, key, windowStart, wanted, quota)
      const left = (leases.get(key)?.left ?? 0) + reserved
      leases.set(key, { left, isExhausted: reserved < wanted })
    }
    const renewal = reserveMore().finally(() => this.#renewals.delete(key))
    this.#renewals.set(key, renewal)
    return renewal
  }
}

/** Returns how much of the wanted amount was left. */
async function reserve(
  reservations: Batcher<Reservation, number>,
  key: string,
  windowStart: number,
  wanted: number,
  quota: number,
): Promise<number> {
  const usedBefore = (await reservations.add({ key, windowStart, wanted })) - wanted
  return Math.max(0, Math.min(wanted, quota - usedBefore))
}

function startOf(now: Date, length: number): number {
  return Math.floor(now.getTime() / length) * length
}
