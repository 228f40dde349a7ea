import type pg from 'pg'
import { type Db, type JobInsert, PgBoss } from 'pg-boss'
import type { Queryable } from '../connect.ts'

export interface Chunk {
  readonly study: string
  readonly part: number
  readonly start: number
}

export interface ClaimedChunk {
  readonly id: string
  readonly retryCount: number
  readonly data: Chunk
}

/** A job without a heartbeat for this time is retried by another worker. */
const heartbeatSeconds = 10

/** Afterwards a chunk goes to the dead letter queue, and its study fails. */
const retryLimit = 10

/** One queue per code version: other versions cannot continue a study. Claims by priority, then first in, first out. */
export class Queue {
  readonly #boss: PgBoss
  readonly #name: string
  readonly #deadLetters: string

  private constructor(boss: PgBoss, name: string) {
    this.#boss = boss
    this.#name = name
    this.#deadLetters = `${name}-lost`
  }

  /** Creates the queue if needed. */
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

  async add(client: Queryable, chunks: readonly Chunk[], priority: number): Promise<void> {
    if (chunks.length === 0) return
    const jobs: JobInsert[] = chunks.map((data) => ({ data, priority }))
    await this.#boss.insert(this.#name, jobs, { db: asDb(client) })
  }

  async claim(max: number): Promise<readonly ClaimedChunk[]> {
    return this.#boss.fetch<Chunk>(this.#name, { batchSize: max, includeMetadata: true })
  }

  /** Uses the caller's transaction. */
  async complete(client: Queryable, job: ClaimedChunk): Promise<void> {
    await this.#boss.complete(this.#name, job.id, undefined, { db: asDb(client) })
  }

  async release(job: ClaimedChunk, problem: string): Promise<void> {
    await this.#boss.fail(this.#name, [job], { message: problem })
  }

  async touch(jobs: readonly ClaimedChunk[]): Promise<void> {
    if (jobs.length > 0) await this.#boss.touch(this.#name, [...jobs])
  }

  async claimDeadLetters(): Promise<readonly ClaimedChunk[]> {
    return this.#boss.fetch<Chunk>(this.#deadLetters, { batchSize: 10, includeMetadata: true })
  }

  /** Uses the caller's transaction. */
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
