import { randomUUID } from 'node:crypto'
import os from 'node:os'
import type { ComparisonTotals, LabTask, Totals } from '@opfor/lab'
import { taskOf } from '@opfor/lab/study'
import type pg from 'pg'
import { makePool, inTransaction } from '../connect.ts'
import { isFatal } from '../database-error.ts'
import { createTables } from '../tables.ts'
import { BackOff } from './back-off.ts'
import type { OpenStudy } from './chunking.ts'
import { type ChunkResult, finishChunk } from './finish-chunk.ts'
import { Notifications } from './notifications.ts'
import { type ClaimedChunk, Queue } from './queue.ts'
import { WorkerSignal } from '../signal.ts'
import {
  startWaitingStudies,
  unregister,
  sendHeartbeat,
  enqueueAll,
  failStudy,
  openStudy,
  type WorkerStatus,
  chooseQueueWindow,
} from './maintenance.ts'

export interface WorkerSettings {
  readonly database: string
  readonly code: string
  readonly threads: number
  /** In milliseconds. Workers poll in case a notification of new chunks is lost. */
  readonly pollInterval?: number
  play(task: LabTask): Promise<Totals | ComparisonTotals>
  onChunkDone(games: number, milliseconds: number): void
  /** Called on errors; the operation is retried, unless that cannot help. */
  onError(problem: string): void
}

interface ChunkRequest {
  readonly job: ClaimedChunk
  readonly open: OpenStudy
  readonly finish: number
}

const maintenanceInterval = 1000
const heartbeatInterval = 3000

const defaultPollInterval = 1000

/** The maximum number of unsaved results per thread; above it the thread pauses. */
const maxPendingPerThread = 2

export class Worker {
  readonly #settings: WorkerSettings
  readonly #pool: pg.Pool
  readonly #status: WorkerStatus
  readonly #claimed = new Set<ClaimedChunk>()
  readonly #ready: ChunkRequest[] = []
  readonly #openStudies = new Map<string, OpenStudy>()
  readonly #saving = new Set<Promise<void>>()
  readonly #backOff = new BackOff()
  readonly #pollInterval: number
  readonly #news = { study: new WorkerSignal(), chunks: new WorkerSignal() }
  readonly #chunkReady = new WorkerSignal()
  readonly #chunkTaken = new WorkerSignal()
  readonly #stopped = new WorkerSignal()
  #window = 0
  #stopping = false
  #fatal: Error | undefined

  constructor(settings: WorkerSettings) {
    const { database, code, threads } = settings
    this.#settings = settings
    this.#pollInterval = settings.pollInterval ?? defaultPollInterval
    this.#pool = makePool(database, threads + 3)
    this.#status = { id: randomUUID(), name: `${os.hostname()} ${process.pid}`, code, threads }
  }

  /** Finishes current chunks after `stop` and releases others. Throws errors that no retry can fix. */
  async work(): Promise<void> {
    const queue = await this.#openQueue()
    if (queue === undefined) {
      await this.#pool.end()
      if (this.#fatal !== undefined) throw this.#fatal
      return
    }
    const notifications = new Notifications(this.#settings.database, this.#news, new BackOff())
    const heartbeat = setInterval(
      () => void this.#attempt(() => queue.touch([...this.#claimed])),
      heartbeatInterval,
    )
    const players = Array.from({ length: this.#settings.threads }, () => this.#play(queue))
    await Promise.all([...players, this.#claim(queue), this.#maintain(queue)])
    clearInterval(heartbeat)
    for (const { job } of this.#ready) await this.#attempt(() => queue.release(job, 'The worker stopped.'))
    await this.#attempt(() => unregister(this.#pool, this.#status))
    await notifications.close()
    await queue.close()
    await this.#pool.end()
    if (this.#fatal !== undefined) throw this.#fatal
  }

  stop(): void {
    this.#stopping = true
    const { study, chunks } = this.#news
    for (const signal of [study, chunks, this.#chunkReady, this.#chunkTaken, this.#stopped]) signal.give()
  }

  async #openQueue(): Promise<Queue | undefined> {
    while (!this.#stopping) {
      const queue = await this.#attempt(async () => {
        await createTables(this.#pool)
        return Queue.open(this.#pool, this.#settings.code, (error) => this.#settings.onError(error.message))
      })
      if (queue !== undefined) return queue
    }
    return undefined
  }

  async #maintain(queue: Queue): Promise<void> {
    const { code } = this.#settings
    while (!this.#stopping) {
      const { count } = this.#news.study
      await this.#attempt(async () => {
        await sendHeartbeat(this.#pool, this.#status)
        this.#window = await chooseQueueWindow(this.#pool, code)
        await startWaitingStudies(this.#pool, code)
        await enqueueAll(this.#pool, queue, code, this.#window)
        await this.#failDeadLetters(queue)
      })
      await this.#news.study.wait(count, maintenanceInterval)
    }
  }

  /** Fails the studies of dead letters: totals with a missing chunk would be wrong. */
  async #failDeadLetters(queue: Queue): Promise<void> {
    for (const job of await queue.claimDeadLetters())
      await inTransaction(this.#pool, async (client) => {
        const { study, part, start } = job.data
        await failStudy(client, study, `Player ${part + 1}, from seed ${start}: failed after all retries.`)
        await queue.completeDeadLetter(client, job)
      })
  }

  /** Prefetches one chunk per thread. */
  async #claim(queue: Queue): Promise<void> {
    while (!this.#stopping) {
      const [queued, taken] = [this.#news.chunks.count, this.#chunkTaken.count]
      const room = this.#settings.threads - this.#ready.length
      const claimed = room > 0 ? ((await this.#attempt(() => queue.claim(room))) ?? []) : []
      for (const job of claimed) this.#claimed.add(job)
      for (const job of claimed) await this.#prepare(queue, job)
      if (claimed.length > 0) continue
      if (room > 0) await this.#news.chunks.wait(queued, this.#pollInterval)
      else await this.#chunkTaken.wait(taken, this.#pollInterval)
    }
  }

  /** Drops the chunk if its study has ended or stops before it. */
  async #prepare(queue: Queue, job: ClaimedChunk): Promise<void> {
    for (;;) {
      const prepared = await this.#attempt(async () => {
        const { study, part, start } = job.data
        const { rows } = await this.#pool.query<{ finish: number; wanted: boolean }>(
          `select c.finish, c.done is null and s.state = 'running' and c.start < p.finish as wanted
           from study_chunk c join study s on s.id = c.study join study_part p using (study, part)
           where c.study = $1 and c.part = $2 and c.start = $3`,
          [study, part, start],
        )
        const [row] = rows
        const open = row?.wanted === true ? await this.#studyOf(study) : undefined
        if (row !== undefined && open !== undefined) {
          this.#ready.push({ job, open, finish: row.finish })
          this.#chunkReady.give()
        } else {
          await queue.complete(this.#pool, job)
          this.#claimed.delete(job)
        }
        return true
      })
      if (prepared === true || this.#fatal !== undefined) return
    }
  }

  /** Cached, because a study's definition never changes. */
  async #studyOf(id: string): Promise<OpenStudy | undefined> {
    const open = this.#openStudies.get(id) ?? (await openStudy(this.#pool, id))
    if (open !== undefined) this.#openStudies.set(id, open)
    return open
  }

  async #play(queue: Queue): Promise<void> {
    while (!this.#stopping) {
      const { count } = this.#chunkReady
      const next = this.#ready.shift()
      if (next === undefined) await this.#chunkReady.wait(count, this.#pollInterval)
      else {
        this.#chunkTaken.give()
        await this.#playOne(queue, next)
      }
    }
    await Promise.all(this.#saving)
  }

  /** The thread continues with the next chunk while the result is saved. */
  async #playOne(queue: Queue, { job, open, finish }: ChunkRequest): Promise<void> {
    const { part, start } = job.data
    const policy = open.study.policies[part]
    const started = performance.now()
    try {
      if (policy === undefined) throw new Error(`Unknown player ${part + 1}.`)
      const totals = await this.#settings.play(taskOf(open.study, policy, { from: start, to: finish }))
      const milliseconds = performance.now() - started
      const saving = this.#save(queue, job, open, { worker: this.#status.id, totals, milliseconds }).then(
        () => this.#settings.onChunkDone(finish - start, milliseconds),
      )
      this.#saving.add(saving)
      void saving.finally(() => this.#saving.delete(saving))
      if (this.#saving.size > maxPendingPerThread * this.#settings.threads) await saving
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error)
      const message = `Seeds ${start} to ${finish - 1}: ${problem}`
      this.#settings.onError(message)
      // Matches are deterministic, so a second failure is final.
      if (job.retryCount > 0) await this.#attempt(() => failStudy(this.#pool, open.id, message))
      await this.#attempt(() => queue.release(job, problem))
      this.#claimed.delete(job)
    }
  }

  /** Retries until the result is saved, even if the database is unavailable for long. */
  async #save(queue: Queue, job: ClaimedChunk, open: OpenStudy, result: ChunkResult): Promise<void> {
    while (this.#fatal === undefined && !(await this.#trySave(queue, job, open, result)));
    this.#claimed.delete(job)
  }

  async #trySave(queue: Queue, job: ClaimedChunk, open: OpenStudy, result: ChunkResult): Promise<boolean> {
    const saved = await this.#attempt(() =>
      inTransaction(this.#pool, async (client) => {
        await finishChunk(client, queue, job, open, result, this.#window)
        return true
      }),
    )
    return saved === true
  }

  /** If the operation fails, reports the error, waits longer each time, and returns undefined. */
  async #attempt<T>(operation: () => Promise<T>): Promise<T | undefined> {
    const { count } = this.#stopped
    try {
      const done = await operation()
      this.#backOff.reset()
      return done
    } catch (error) {
      this.#settings.onError(error instanceof Error ? error.message : String(error))
      if (isFatal(error)) {
        this.#fatal ??= error
        this.stop()
      } else await this.#stopped.wait(count, this.#backOff.next())
      return undefined
    }
  }
}
