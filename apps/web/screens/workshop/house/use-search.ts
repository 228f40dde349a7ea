import { errorMessage } from '@opfor/kernel'
import { useEffect, useRef, useState } from 'react'
import { runSearch, type SearchRun } from './search-run.ts'

/** The number of tried matches, or how it ended without a result. */
export type Searched =
  | { readonly state: 'running'; readonly tried: number }
  | { readonly state: 'none' }
  | { readonly state: 'failed'; readonly problem: string }

/** A changed text is searched from the start. */
export function useSearch(game: string, text: string | undefined, found: (seed: number) => void) {
  const [searched, setSearched] = useState<Searched>()
  const running = useRef<SearchRun>(undefined)
  const end = (): void => {
    running.current?.stop()
    running.current = undefined
  }
  const stop = (): void => {
    end()
    setSearched(undefined)
  }
  const start = async (): Promise<void> => {
    if (text === undefined) return
    end()
    setSearched({ state: 'running', tried: 0 })
    const run = runSearch({ game, text }, (tried) => {
      if (running.current === run) setSearched({ state: 'running', tried })
    })
    running.current = run
    try {
      const seed = await run.found
      if (running.current !== run) return
      running.current = undefined
      setSearched(seed === undefined ? { state: 'none' } : undefined)
      if (seed !== undefined) found(seed)
    } catch (error) {
      if (running.current !== run) return
      running.current = undefined
      setSearched({ state: 'failed', problem: errorMessage(error) })
    }
  }
  useEffect(() => {
    if (running.current === undefined) setSearched(undefined)
    else void start()
  }, [text])
  useEffect(() => end, [])
  return { searched, start, stop }
}
