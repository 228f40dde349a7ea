import { noComparison } from '@opfor/lab'
import type { Opponent } from '@opfor/variants'
import { useEffect, useRef, useState } from 'react'
import { type Compared, type CompareRun, runComparison } from './compare-run.ts'
import { playerOf } from './comparison.ts'

/** How many seeds are played at most: with the greedy player until it is known, with random answers fewer. */
const most = { greedy: 5000, random: 500, searching: 0 } as const

/** A comparison of a page, finished or not. */
export interface PageComparison extends Compared {
  readonly text: string
  readonly state: 'running' | 'known' | 'finished' | 'stopped' | 'failed'
  /** Why it failed. */
  readonly problem?: string | undefined
  readonly seconds: number
}

/** Compares the house rules of a page with the printed opponent, on request. */
export function useComparison({ game }: Opponent) {
  const [comparison, setComparison] = useState<PageComparison>()
  const running = useRef<CompareRun>(undefined)
  useEffect(() => () => running.current?.stop(), [])
  const wanted = most[playerOf(game).name]
  const start = async (text: string): Promise<void> => {
    running.current?.stop()
    const begun = performance.now()
    const seconds = (): number => (performance.now() - begun) / 1000
    setComparison({ text, totals: noComparison, changes: [], state: 'running', seconds: 0 })
    const run = runComparison(
      { game: game.id, text },
      { most: wanted, counts: game.measures !== undefined },
      (compared) => setComparison({ ...compared, text, state: 'running', seconds: seconds() }),
    )
    running.current = run
    const ended = await run.done
    if (running.current !== run) return
    const [state, problem] = ended instanceof Error ? (['failed', ended.message] as const) : [ended]
    setComparison((before) => before && { ...before, state, problem, seconds: seconds() })
  }
  return { comparison, wanted, start, stop: () => running.current?.stop() }
}
