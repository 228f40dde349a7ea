import type { RateLimit } from '@opfor/sync/api/call'
import type pg from 'pg'

/** How often something may be asked for in a minute; by account where someone is signed in, by address otherwise. */
export const limits: Readonly<Record<RateLimit, number>> = {
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
  readonly over: boolean
}

/**
 * Allowances are counted in the database, for all processes together. A process takes a tenth of what is allowed at a
 * time and spends it by itself, so that few requests cost a query; it never spends what it has not taken.
 */
export class Allowances {
  readonly #pool: pg.Pool
  readonly #factor: number
  readonly #taking = new Map<string, Promise<void>>()
  #leases = new Map<string, Lease>()
  #minute = 0

  constructor(pool: pg.Pool, factor: number) {
    this.#pool = pool
    this.#factor = factor
  }

  /** Spends one of what is allowed; false where nothing is left. */
  async spend(limit: RateLimit, whose: string, now: Date): Promise<boolean> {
    const allowed = limits[limit] * this.#factor
    if (allowed === Number.POSITIVE_INFINITY) return true
    const started = Math.floor(now.getTime() / minute) * minute
    if (started !== this.#minute) {
      this.#leases = new Map()
      this.#minute = started
    }
    const key = `${limit} ${whose}`
    for (;;) {
      const lease = this.#leases.get(key)
      if (lease !== undefined && lease.left > 0) {
        lease.left -= 1
        return true
      }
      if (lease?.over === true) return false
      await this.#renewed(key, started, allowed)
    }
  }

  /** Takes more, once for all who wait for it: a process must not hoard what others could spend. */
  #renewed(key: string, started: number, allowed: number): Promise<void> {
    const under = this.#taking.get(key)
    if (under !== undefined) return under
    const leases = this.#leases
    const taking = this.#take(key, started, allowed)
      .then((taken) => void leases.set(key, { left: taken, over: taken === 0 }))
      .finally(() => this.#taking.delete(key))
    this.#taking.set(key, taking)
    return taking
  }

  async #take(key: string, started: number, allowed: number): Promise<number> {
    const wanted = Math.max(1, Math.floor(allowed / 10))
    const { rows } = await this.#pool.query<{ used: number }>({
      name: 'allowance',
      text: `insert into allowance (key, started, used) values ($1, $2, $3)
             on conflict (key) do update set
               used = least(2000000000, $3 + case when allowance.started >= excluded.started then allowance.used else 0 end),
               started = greatest(allowance.started, excluded.started)
             returning used`,
      values: [key, new Date(started), wanted],
    })
    const before = (rows[0]?.used ?? allowed) - wanted
    return Math.max(0, Math.min(wanted, allowed - before))
  }
}
