import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/schema.ts'

/** How many players share a result. */
interface ResultCount {
  readonly won: boolean
  readonly points: number
  readonly players: number
}

interface Counted {
  readonly at: number
  readonly counts: Promise<readonly ResultCount[]>
}

const lifetime = 5000
const maxDays = 100

/**
 * Tells the rank of a result that is not among the first hundred. The results of a day are counted at most every five
 * seconds in a process, so that a request costs no more if more players take part.
 */
export class RankCounts {
  readonly #db: Kysely<Database>
  readonly #days = new Map<string, Counted>()

  constructor(db: Kysely<Database>) {
    this.#db = db
  }

  async rankOf(day: string, won: boolean, points: number): Promise<number> {
    const counts = await this.#countsOf(day)
    const isBetter = (other: ResultCount): boolean =>
      other.won === won ? other.points > points : other.won && !won
    return counts.filter(isBetter).reduce((sum, { players }) => sum + players, 1)
  }

  #countsOf(day: string): Promise<readonly ResultCount[]> {
    const now = performance.now()
    const known = this.#days.get(day)
    if (known !== undefined && now - known.at < lifetime) return known.counts
    const counts = this.#count(day)
    this.#days.delete(day)
    this.#days.set(day, { at: now, counts })
    counts.catch(() => this.#days.delete(day))
    const [oldest] = this.#days.keys()
    if (this.#days.size > maxDays && oldest !== undefined) this.#days.delete(oldest)
    return counts
  }

  async #count(day: string): Promise<readonly ResultCount[]> {
    const { rows } = await sql<ResultCount>`
      select won, points, count(*) as players from standing
      where day = ${day} and won is not null group by won, points`.execute(this.#db)
    return rows
  }
}
