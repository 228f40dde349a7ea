import { fileURLToPath } from 'node:url'
import type { Json } from '@opfor/kernel'
import { Piscina } from 'piscina'
import { HttpError } from '../http/http-error.ts'

/** The worker's file is next to this one in the source, and next to the program in the built package. */
const worker = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? './replay-worker.ts' : './replay-worker.mjs', import.meta.url),
)

const maxQueue = 50
const maxMegabytes = 256

/**
 * Replays journals that players send, in a thread of its own: a long one does not delay other requests. What takes longer
 * than the limit, or needs too much memory, ends with its thread.
 */
export class Replayer {
  readonly #maxSeconds: number
  #pool: Piscina<Json, string> | undefined
  #warmUp: Promise<unknown> | undefined

  constructor(maxSeconds = 5) {
    this.#maxSeconds = maxSeconds
  }

  /** Throws if the journal does not replay, so that links cannot be used to store other data. */
  async requireReplayable(journal: Json): Promise<void> {
    const problem = await this.#problemOf(journal)
    if (problem !== '') throw new HttpError(422, 'noJournal', problem)
  }

  async stop(): Promise<void> {
    await this.#pool?.destroy()
  }

  async #problemOf(journal: Json): Promise<string> {
    this.#pool ??= new Piscina<Json, string>({
      filename: worker,
      name: 'replay',
      minThreads: 1,
      maxThreads: 1,
      maxQueue,
      resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
    })
    if (this.#pool.queueSize >= maxQueue)
      throw new HttpError(503, 'busy', 'Too many matches are being checked. Try again.')
    // Loading the games takes longer than a replay, and does not count.
    this.#warmUp ??= this.#pool.run({})
    await this.#warmUp
    const started = new AbortController()
    // The time counts from the start of the replay, not while it waits for others.
    const timer = setTimeout(
      () => {
        started.abort()
      },
      this.#maxSeconds * 1000 * (1 + this.#pool.queueSize),
    )
    try {
      return await this.#pool.run(journal, { signal: started.signal })
    } catch {
      // The thread was ended; the next one has to load the games again.
      this.#warmUp = undefined
      return 'The match takes too long to replay.'
    } finally {
      clearTimeout(timer)
    }
  }
}
