import { emptyComparison } from '@opfor/lab'
import type { ModdableGame } from '@opfor/variants'
import { useEffect, useRef, useState } from 'react'
import { type Compared, type CompareRun, runComparison } from './compare-run.ts'
import { playerOf } from './comparison.ts'

/** Greedy ends when the result is known; random answers play fewer. */
const most = { greedy: 5000, random: 500, searching: 0 } as const

export interface PageComparison extends Compared {
  readonly text: string
  readonly state: 'running' | 'known' | 'finished' | 'stopped' | 'failed'
  readonly problem?: string | undefined
  readonly seconds: number
}

export function useComparison({ game }: ModdableGame) {
  const [comparison, setComparison] = useState<PageComparison>()
  const running = useRef<CompareRun>(undefined)
  useEffect(() => () => running.current?.stop(), [])
  const wanted = most[playerOf(game).name]
  const start = async (text: string): Promise<void> => {
    running.current?.stop()
    const begun = performance.now()
    const seconds = (): number => (performance.now() - begun) / 1000
    setComparison({ text, totals: emptyComparison, changes: [], state: 'running', seconds: 0 })
    const run = runComparison(
      { game: game.id, text },
      { most: wanted, counts: game.heuristics !== undefined },
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
