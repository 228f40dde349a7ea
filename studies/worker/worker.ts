import { randomUUID } from 'node:crypto'
import os from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ComparisonTotals, Task, Totals } from '@opfor/lab'
import { taskOf } from '@opfor/lab/study'
import type pg from 'pg'
import { connect, inTransaction } from '../connect.ts'
import { prepare } from '../tables.ts'
import type { OpenStudy } from './cutting.ts'
import { finishChunk } from './finishing.ts'
import { type ClaimedChunk, Queue } from './queue.ts'
import {
  beginWaiting,
  beGone,
  beSeen,
  cutAll,
  failStudy,
  openStudy,
  type WorkerStatus,
  windowFor,
} from './tending.ts'

/** What a worker needs, and who hears of it. */
export interface WorkerSettings {
  readonly database: string
  readonly code: string
  readonly threads: number
  /** Plays a piece of work in a thread. */
  play(task: Task): Promise<Totals | ComparisonTotals>
  /** A chunk is done. */
  done(games: number, milliseconds: number): void
  /** Something went wrong; it is tried again. */
  trouble(problem: string): void
}

interface ChunkRequest {
  readonly job: ClaimedChunk
  readonly open: OpenStudy
  readonly finish: number
}

const tendEvery = 1000
const holdEvery = 3000
const idle = 300
const shortWait = 50

/** How many results of each thread may be waiting for the database; then it pauses. */
const mostKeeping = 2

/** Takes chunks off the queue, plays them and brings the results back, until it is told to leave. */
export class Worker {
  readonly #working: WorkerSettings
  readonly #pool: pg.Pool
  readonly #present: WorkerStatus
  readonly #inHand = new Set<ClaimedChunk>()
  readonly #ready: ChunkRequest[] = []
  readonly #known = new Map<string, OpenStudy>()
  readonly #keeping = new Set<Promise<void>>()
  #window = 0
  #leaving = false

  constructor(working: WorkerSettings) {
    const { database, code, threads } = working
    this.#working = working
    this.#pool = connect(database, threads + 3)
    this.#present = { id: randomUUID(), name: `${os.hostname()} ${process.pid}`, code, threads }
  }

  /** Works until it is told to leave; then finishes what is being played and gives the rest back. */
  async work(): Promise<void> {
    const queue = await this.#opened()
    const holding = setInterval(() => void this.#tried(() => queue.hold([...this.#inHand])), holdEvery)
    const players = Array.from({ length: this.#working.threads }, () => this.#play(queue))
    await Promise.all([...players, this.#claim(queue), this.#tend(queue)])
    clearInterval(holding)
    for (const { job } of this.#ready) await this.#tried(() => queue.giveBack(job, 'The worker left.'))
    await this.#tried(() => beGone(this.#pool, this.#present))
    await queue.close()
    await this.#pool.end()
  }

  /** Nothing more is begun. */
  leave(): void {
    this.#leaving = true
  }

  async #opened(): Promise<Queue> {
    for (;;) {
      const queue = await this.#tried(async () => {
        await prepare(this.#pool)
        return Queue.open(this.#pool, this.#working.code, (error) => this.#working.trouble(error.message))
      })
      if (queue !== undefined) return queue
      await sleep(1000)
    }
  }

  async #tend(queue: Queue): Promise<void> {
    const { code } = this.#working
    for (let at = 0; !this.#leaving; at += 1) {
      if (at % (tendEvery / shortWait) === 0)
        await this.#tried(async () => {
          await beSeen(this.#pool, this.#present)
          this.#window = await windowFor(this.#pool, code)
          await beginWaiting(this.#pool, code)
          await cutAll(this.#pool, queue, code, this.#window)
          await this.#bury(queue)
        })
      await sleep(shortWait)
    }
  }

  /** A chunk that nobody could play ends its study: totals with a hole in them would be wrong. */
  async #bury(queue: Queue): Promise<void> {
    for (const job of await queue.claimLost())
      await inTransaction(this.#pool, async (client) => {
        const { study, part, start } = job.data
        await failStudy(
          client,
          study,
          `Player ${part + 1}, from seed ${start}: tried again and again, never done.`,
        )
        await queue.buried(client, job)
      })
  }

  /** Keeps one chunk ready for each thread. */
  async #claim(queue: Queue): Promise<void> {
    while (!this.#leaving) {
      const room = this.#working.threads - this.#ready.length
      const claimed = room > 0 ? ((await this.#tried(() => queue.claim(room))) ?? []) : []
      for (const job of claimed) this.#inHand.add(job)
      for (const job of claimed) await this.#sorted(queue, job)
      if (claimed.length === 0) await sleep(room > 0 ? idle : 20)
    }
  }

  /** A chunk of a study that is over, or that lies beyond its end, is dropped. */
  async #sorted(queue: Queue, job: ClaimedChunk): Promise<void> {
    for (;;) {
      const sorted = await this.#tried(async () => {
        const { study, part, start } = job.data
        const { rows } = await this.#pool.query<{ finish: number; wanted: boolean }>(
          `select c.finish, c.done is null and s.state = 'running' and c.start < p.finish as wanted
           from study_chunk c join study s on s.id = c.study join study_part p using (study, part)
           where c.study = $1 and c.part = $2 and c.start = $3`,
          [study, part, start],
        )
        const [row] = rows
        const open = row?.wanted === true ? await this.#open(study) : undefined
        if (row !== undefined && open !== undefined) this.#ready.push({ job, open, finish: row.finish })
        else {
          await queue.complete(this.#pool, job)
          this.#inHand.delete(job)
        }
        return true
      })
      if (sorted === true) return
      await sleep(idle)
    }
  }

  /** What is to be played of a study never changes. */
  async #open(id: string): Promise<OpenStudy | undefined> {
    const open = this.#known.get(id) ?? (await openStudy(this.#pool, id))
    if (open !== undefined) this.#known.set(id, open)
    return open
  }

  async #play(queue: Queue): Promise<void> {
    while (!this.#leaving) {
      const next = this.#ready.shift()
      if (next === undefined) await sleep(5)
      else await this.#playOne(queue, next)
    }
    await Promise.all(this.#keeping)
  }

  /** Plays a chunk. While its result is brought to the database, the thread plays the next one. */
  async #playOne(queue: Queue, { job, open, finish }: ChunkRequest): Promise<void> {
    const { part, start } = job.data
    const policy = open.study.policies[part]
    const started = performance.now()
    try {
      if (policy === undefined) throw new Error('There is no such player.')
      const totals = await this.#working.play(taskOf(open.study, policy, { from: start, to: finish }))
      const milliseconds = performance.now() - started
      const keeping = this.#keep(queue, job, open, { worker: this.#present.id, totals, milliseconds }).then(
        () => this.#working.done(finish - start, milliseconds),
      )
      this.#keeping.add(keeping)
      void keeping.finally(() => this.#keeping.delete(keeping))
      if (this.#keeping.size > mostKeeping * this.#working.threads) await keeping
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error)
      const told = `Seeds ${start} to ${finish - 1}: ${problem}`
      this.#working.trouble(told)
      // The same code plays the same seeds the same way: a second failure is no accident.
      if (job.retryCount > 0) await this.#tried(() => failStudy(this.#pool, open.id, told))
      await this.#tried(() => queue.giveBack(job, problem))
      this.#inHand.delete(job)
    }
  }

  /** A result is kept in hand until the database has it, however long that is away. */
  async #keep(
    queue: Queue,
    job: ClaimedChunk,
    open: OpenStudy,
    brought: Parameters<typeof finishChunk>[4],
  ): Promise<void> {
    while (!(await this.#kept(queue, job, open, brought))) await sleep(idle)
    this.#inHand.delete(job)
  }

  async #kept(
    queue: Queue,
    job: ClaimedChunk,
    open: OpenStudy,
    brought: Parameters<typeof finishChunk>[4],
  ): Promise<boolean> {
    const done = await this.#tried(() =>
      inTransaction(this.#pool, async (client) => {
        await finishChunk(client, queue, job, open, brought, this.#window)
        return true
      }),
    )
    return done === true
  }

  /** Does something with the database; where that is away, says so. */
  async #tried<T>(what: () => Promise<T>): Promise<T | undefined> {
    try {
      return await what()
    } catch (error) {
      this.#working.trouble(error instanceof Error ? error.message : String(error))
      return undefined
    }
  }
}
