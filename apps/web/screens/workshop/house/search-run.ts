import { address } from 'virtual:compare-worker'
import { trustedScript } from '../../../data/device/trusted-script.ts'
import { newSeed } from '../../../data/store/match-store.ts'
import { ask } from './compare-run.ts'
import type { SearchTask } from './search.ts'

/** How many matches are searched at most. */
export const mostSearched = 50

/** A search for a match with a turn that goes otherwise: its seed, or undefined if there was none. */
export interface SearchRun {
  readonly found: Promise<number | undefined>
  readonly stop: () => void
}

/** Plays matches in a worker until a turn of one goes otherwise by house rules; tells how many were `tried`. */
export function runSearch(page: Omit<SearchTask, 'search'>, tried: (count: number) => void): SearchRun {
  const worker = new Worker(trustedScript(address), { type: 'module' })
  const search = async (): Promise<number | undefined> => {
    try {
      for (let count = 0; count < mostSearched; count += 1) {
        const seed = newSeed()
        if (await ask<boolean>(worker, { ...page, search: seed } satisfies SearchTask)) return seed
        tried(count + 1)
      }
      return undefined
    } finally {
      worker.terminate()
    }
  }
  return { found: search(), stop: () => worker.terminate() }
}
