import {
  anytimeChange,
  type ComparisonTotals,
  type Conclusion,
  concludeChange,
  mergeTotals,
  emptyComparison,
} from '@opfor/lab'
import { address } from 'virtual:compare-worker'
import { trustedScript } from '../../../data/device/trusted-script.ts'
import type { ComparePart, CompareTask, ChangedDecisionText } from './comparison.ts'
import type { SearchTask } from './search.ts'

const mostTold = 10
/** Target milliseconds per part. */
const partTime = 500
/** A win rate changed by at most this counts as unchanged. */
export const margin = 0.02
/** The probability that an interval ever misses the true change. */
const error = 0.05

export interface Compared {
  readonly totals: ComparisonTotals
  readonly changes: readonly ChangedDecisionText[]
}

export interface CompareRun {
  /** An Error is a program that failed. */
  readonly done: Promise<'known' | 'finished' | 'stopped' | Error>
  readonly stop: () => void
}

/** The interval holds at any time. */
export function winChange({ games, won }: ComparisonTotals) {
  return anytimeChange({ games, ...won }, error)
}

/** Undefined if nothing is known yet. */
export function whatIsKnown(totals: ComparisonTotals): Conclusion | undefined {
  return concludeChange(winChange(totals), margin)
}

/** Ends when the win rate's change is known, if it `counts`, or when all seeds are played. */
export function runComparison(
  { game, text }: Pick<CompareTask, 'game' | 'text'>,
  { most, counts }: { readonly most: number; readonly counts: boolean },
  onProgress: (compared: Compared) => void,
): CompareRun {
  const workers: Worker[] = []
  let next = 0
  const state = { isStopped: false, isKnown: false }
  let totals = emptyComparison
  let changes: readonly ChangedDecisionText[] = []
  const take = ({ totals: more, changes: told }: ComparePart): void => {
    totals = mergeTotals(totals, more)
    changes = [...changes, ...told]
      .toSorted((one, other) => one.seed - other.seed || one.turn - other.turn)
      .slice(0, mostTold)
    state.isKnown = counts && whatIsKnown(totals) !== undefined
    onProgress({ totals, changes })
  }
  const work = async (worker: Worker): Promise<void> => {
    let size = 1
    while (!state.isStopped && !state.isKnown && next < most) {
      const seeds = { from: next, to: Math.min(most, next + size) }
      next = seeds.to
      const begun = performance.now()
      const tell = mostTold - changes.length
      const part = await ask<ComparePart>(worker, { game, text, seeds, tell })
      if (state.isStopped) return
      take(part)
      const scale = partTime / Math.max(1, performance.now() - begun)
      size = Math.max(1, Math.min(100, Math.round(size * Math.min(4, scale))))
    }
  }
  const all = async () => {
    try {
      const count = Math.max(1, Math.min(navigator.hardwareConcurrency, 4))
      while (workers.length < count) workers.push(new Worker(trustedScript(address), { type: 'module' }))
      await Promise.all(workers.map(work))
      return state.isKnown ? 'known' : state.isStopped ? 'stopped' : 'finished'
    } catch (error) {
      return state.isStopped ? 'stopped' : error instanceof Error ? error : new Error(String(error))
    } finally {
      end()
    }
  }
  const end = (): void => {
    for (const worker of workers) worker.terminate()
  }
  const stopped = Promise.withResolvers<'stopped'>()
  return {
    done: Promise.race([all(), stopped.promise]),
    stop: () => {
      state.isStopped = true
      end()
      stopped.resolve('stopped')
    },
  }
}

export function ask<T>(worker: Worker, task: CompareTask | SearchTask): Promise<T> {
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<T>) => resolve(data), { once: true })
    worker.addEventListener('error', ({ message }) => reject(new Error(message)), { once: true })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
    worker.postMessage(task)
  })
}
