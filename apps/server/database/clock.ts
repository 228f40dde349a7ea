import type { Pool } from 'pg'

const interval = 10_000
const maxRoundTrip = 1000

/**
 * The database's time, equal for all processes. Between readings it follows the steady clock, so a wrong machine clock has no
 * effect.
 */
export class DatabaseClock {
  readonly #pool: Pool
  /** Database time at steady clock zero; the machine's before the first reading. */
  #offset = performance.timeOrigin
  #timer: NodeJS.Timeout | undefined

  constructor(pool: Pool) {
    this.#pool = pool
  }

  now(): Date {
    return new Date(this.#offset + performance.now())
  }

  /** Reads now and every ten seconds; the clock keeps running if the database is away. */
  async start(): Promise<void> {
    await this.#read(Number.POSITIVE_INFINITY)
    this.#timer = setInterval(() => void this.#read(maxRoundTrip), interval)
    this.#timer.unref()
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  /** A reading that took longer than `maxTime` is too inexact. */
  async #read(maxTime: number): Promise<void> {
    const before = performance.now()
    try {
      const time = await databaseTime(this.#pool)
      const after = performance.now()
      if (after - before <= maxTime) this.#offset = time.getTime() - (before + after) / 2
    } catch {
      // Requests report an unavailable database.
    }
  }
}

export async function databaseTime(pool: Pool): Promise<Date> {
  const { rows } = await pool.query<{ now: Date }>('select clock_timestamp() as now')
  const [row] = rows
  if (row === undefined) throw new Error('The database did not tell the time.')
  return row.now
}
