import type { Standing } from '@opfor/kernel'
import { lazy, useMemo } from 'react'
import { hasReasons } from '../store/reasons.ts'
import { recentLog } from '../store/recent-log.ts'
import { usePreferences } from '../device/preferences.ts'

/** The names of all hints: kinds of questions, and other parts of the screen. */
export type HintName = 'board' | 'draw' | 'die' | 'ticks' | 'why' | 'undo' | 'whyNot' | 'history'

/** A hint; its texts are loaded on demand. */
export const Hint = lazy(async () => ({ default: (await import('./hint.tsx')).Hint }))

/** Whether a hint is enabled and has not been dismissed. */
export function isUnseen(name: HintName): boolean {
  const { hints, learned } = usePreferences.getState()
  return hints && !learned.includes(name)
}

/** The hint to show now, at most one; hints for the current question come first. */
export function useHint(match: Standing, onBoard: boolean): HintName | undefined {
  return useMemo(() => hintsFor(match, onBoard).find(isUnseen), [match, onBoard])
}

function hintsFor(match: Standing, onBoard: boolean): readonly HintName[] {
  const { question } = match
  if (question === undefined) return []
  const { headlines, isPhysical: beside, reasons } = recentLog(match)
  const ticks: readonly HintName[] = headlines.length > 0 && beside ? ['ticks'] : []
  const moved: readonly HintName[] = hasReasons(reasons) ? [...ticks, 'why'] : ticks
  return [
    ...questionHints(question.kind, onBoard),
    ...moved,
    ...(match.steps.length > 0 ? (['undo'] as const) : []),
  ]
}

function questionHints(kind: string, onBoard: boolean): readonly HintName[] {
  if (kind === 'choice') return onBoard ? ['board'] : []
  return kind === 'draw' || kind === 'die' ? [kind] : []
}
