import type { Pool } from 'pg'

const interval = 10_000
const maxRoundTrip = 1000

/**
 * The time of the database, for all processes the same. Between two readings it follows this process's steady clock, so
 * that a wrong or changed clock of the machine has no effect.
 */
export class DatabaseClock {
  readonly #pool: Pool
  /** The database's time when the steady clock was zero; until the first reading the machine's. */
  #offset = performance.timeOrigin
  #timer: NodeJS.Timeout | undefined

  constructor(pool: Pool) {
    this.#pool = pool
  }

  now(): Date {
    return new Date(this.#offset + performance.now())
  }

  /** Reads the database's time now and every ten seconds; while the database is away, the clock just goes on. */
  async start(): Promise<void> {
    await this.#read(Number.POSITIVE_INFINITY)
    this.#timer = setInterval(() => void this.#read(maxRoundTrip), interval)
    this.#timer.unref()
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  /** A reading that took longer than `maxTime` is too inexact to be used. */
  async #read(maxTime: number): Promise<void> {
    const before = performance.now()
    try {
      const time = await databaseTime(this.#pool)
      const after = performance.now()
      if (after - before <= maxTime) this.#offset = time.getTime() - (before + after) / 2
    } catch {
      // The database is away: requests report that.
    }
  }
}

/** The time of the database. */
export async function databaseTime(pool: Pool): Promise<Date> {
  const { rows } = await pool.query<{ now: Date }>('select clock_timestamp() as now')
  const [row] = rows
  if (row === undefined) throw new Error('The database did not tell the time.')
  return row.now
}
