import { address } from 'virtual:compare-worker'
import { trustedScript } from '../../../data/device/trusted-script.ts'
import { newSeed } from '../../../data/store/new-match.ts'
import { ask } from './compare-run.ts'
import type { SearchTask } from './search.ts'

export const maxSearched = 50

/** The seed of a match with a changed turn; undefined if there is none. */
export interface SearchRun {
  readonly found: Promise<number | undefined>
  readonly stop: () => void
}

/** In a worker; `tried` receives the number of matches. */
export function runSearch(page: Omit<SearchTask, 'search'>, tried: (count: number) => void): SearchRun {
  const worker = new Worker(trustedScript(address), { type: 'module' })
  const search = async (): Promise<number | undefined> => {
    try {
      for (let count = 0; count < maxSearched; count += 1) {
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
