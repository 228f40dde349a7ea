import type pg from 'pg'
import { type Db, type JobInsert, PgBoss } from 'pg-boss'
import type { Queryable } from '../connect.ts'

/** What a job of the queue says: one chunk of one study. */
export interface Chunk {
  readonly study: string
  readonly part: number
  readonly start: number
}

/** A chunk that this worker has claimed. */
export interface ClaimedChunk {
  readonly id: string
  readonly retryCount: number
  readonly data: Chunk
}

/** A worker that is not heard of for so long has lost its claims. */
const heartbeatSeconds = 10

/** A chunk that was claimed so often without a result is given up, and its study with it. */
const retryLimit = 10

/**
 * The queue of chunks. There is one for each version of the code: what one version has begun, no other goes on with.
 * Chunks are claimed by priority, and among equals in the order in which they came.
 */
export class Queue {
  readonly #boss: PgBoss
  readonly #name: string
  readonly #deadLetters: string

  private constructor(boss: PgBoss, name: string) {
    this.#boss = boss
    this.#name = name
    this.#deadLetters = `${name}-lost`
  }

  /** Opens the queue; makes it where it is missing. */
  static async open(pool: pg.Pool, code: string, onError: (error: Error) => void): Promise<Queue> {
    const boss = new PgBoss({
      db: asDb(pool),
      schedule: false,
      superviseIntervalSeconds: 1,
      monitorIntervalSeconds: 1,
    })
    boss.on('error', onError)
    await boss.start()
    const queue = new Queue(boss, `studies-${code}`)
    await boss.createQueue(queue.#deadLetters, { retryLimit, heartbeatSeconds })
    await boss.createQueue(queue.#name, {
      retryLimit,
      heartbeatSeconds,
      deadLetter: queue.#deadLetters,
      deleteAfterSeconds: 3600,
    })
    return queue
  }

  /** Adds chunks, in the transaction of whoever cut them. */
  async add(client: Queryable, chunks: readonly Chunk[], priority: number): Promise<void> {
    if (chunks.length === 0) return
    const jobs: JobInsert[] = chunks.map((data) => ({ data, priority }))
    await this.#boss.insert(this.#name, jobs, { db: asDb(client) })
  }

  /** Claims up to `max` chunks. */
  async claim(max: number): Promise<readonly ClaimedChunk[]> {
    return this.#boss.fetch<Chunk>(this.#name, { batchSize: max, includeMetadata: true })
  }

  /** A claimed chunk is over, in the transaction that keeps its result. */
  async complete(client: Queryable, job: ClaimedChunk): Promise<void> {
    await this.#boss.complete(this.#name, job.id, undefined, { db: asDb(client) })
  }

  /** Gives a claimed chunk back, for another try. */
  async release(job: ClaimedChunk, problem: string): Promise<void> {
    await this.#boss.fail(this.#name, [job], { message: problem })
  }

  /** Says that these are still being worked on. */
  async touch(jobs: readonly ClaimedChunk[]): Promise<void> {
    if (jobs.length > 0) await this.#boss.touch(this.#name, [...jobs])
  }

  /** The chunks that were given up. */
  async claimDeadLetters(): Promise<readonly ClaimedChunk[]> {
    return this.#boss.fetch<Chunk>(this.#deadLetters, { batchSize: 10, includeMetadata: true })
  }

  /** A chunk that was given up has been dealt with. */
  async completeDeadLetter(client: Queryable, job: ClaimedChunk): Promise<void> {
    await this.#boss.complete(this.#deadLetters, job.id, undefined, { db: asDb(client) })
  }

  async close(): Promise<void> {
    await this.#boss.stop({ graceful: false, close: false })
  }
}

function asDb(queryable: Queryable): Db {
  return {
    executeSql: async (text, values) => {
      const result: unknown = await queryable.query(text, values)
      return Array.isArray(result) ? (result.at(-1) as pg.QueryResult) : (result as pg.QueryResult)
    },
  }
}
