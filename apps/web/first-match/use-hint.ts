import type { Standing } from '@opfor/kernel'
import { lazy, useMemo } from 'react'
import { hasReasons } from '../store/reasons.ts'
import { recentLog } from '../store/recent-log.ts'
import { usePreferences } from '../device/preferences.ts'

/** What can be introduced: a kind of question, or something else on the screen. */
export type HintName =
  | 'board'
  | 'choice'
  | 'draw'
  | 'die'
  | 'which'
  | 'number'
  | 'ticks'
  | 'why'
  | 'undo'
  | 'whyNot'
  | 'history'

/** A hint; its words are loaded when the first one is needed. */
export const Hint = lazy(async () => ({ default: (await import('./hint.tsx')).Hint }))

/** Whether there is something to say about this that has not been said. */
export function isUnseen(name: HintName): boolean {
  const { hints, learned } = usePreferences.getState()
  return hints && !learned.includes(name)
}

/** What to introduce at this moment of a match: at most one thing, the standing question first. */
export function useHint(match: Standing, onBoard: boolean): HintName | undefined {
  return useMemo(() => hintsFor(match, onBoard).find(isUnseen), [match, onBoard])
}

function hintsFor(match: Standing, onBoard: boolean): readonly HintName[] {
  const { question } = match
  if (question === undefined) return []
  const { headlines, usesPhysicalBoard: beside, reasons } = recentLog(match)
  const ticks: readonly HintName[] = headlines.length > 0 && beside ? ['ticks'] : []
  const moved: readonly HintName[] = hasReasons(reasons) ? [...ticks, 'why'] : ticks
  return [
    ...questionHints(question.kind, onBoard),
    ...moved,
    ...(match.steps.length > 0 ? (['undo'] as const) : []),
  ]
}

function questionHints(kind: string, onBoard: boolean): readonly HintName[] {
  if (kind === 'choice') return [onBoard ? 'board' : 'choice']
  return kind === 'draw' || kind === 'die' || kind === 'which' || kind === 'number' ? [kind] : []
}
