import type { Queryable } from './connect.ts'

/** The channel for notifications of new studies and chunks. */
export const notificationChannel = 'opfor_studies'

export type StudyNews = Readonly<Record<'study' | 'chunks', WorkerSignal>>

/** Takes effect when the caller's transaction commits. */
export async function notifyWorkers(client: Queryable, about: keyof StudyNews): Promise<void> {
  await client.query('select pg_notify($1, $2)', [notificationChannel, about])
}

/** Wakes all waiting callers. Counts its calls, so a call between looking and waiting is not missed. */
export class WorkerSignal {
  readonly #waiting = new Set<() => void>()
  #count = 0

  /** Must be read before looking for work. */
  get count(): number {
    return this.#count
  }

  /** Until the signal was given more than `count` times, at most this long. */
  async wait(count: number, milliseconds: number): Promise<void> {
    if (this.#count !== count) return
    await new Promise<void>((resolve) => {
      const done = (): void => {
        clearTimeout(timer)
        this.#waiting.delete(done)
        resolve()
      }
      const timer = setTimeout(done, milliseconds)
      this.#waiting.add(done)
    })
  }

  give(): void {
    this.#count += 1
    for (const done of this.#waiting) done()
  }
}
