import type { MatchState } from '@opfor/kernel'
import { lazy, useMemo } from 'react'
import { hasReasons } from '../../data/store/reasons.ts'
import { recentLog } from '../../data/store/recent-log.ts'
import { usePreferences } from '../../data/device/preferences.ts'
import type { HintName } from './hint-name.ts'

/** The texts of hints are loaded on demand. */
export const Hint = lazy(async () => ({ default: (await import('./hint.tsx')).Hint }))

export function isUnseen(name: HintName): boolean {
  const { hints, learned } = usePreferences.getState()
  return hints && !learned.includes(name)
}

/** At most one hint; hints for the current question come first. */
export function useHint(match: MatchState, onBoard: boolean): HintName | undefined {
  return useMemo(() => hintsFor(match, onBoard).find(isUnseen), [match, onBoard])
}

function hintsFor(match: MatchState, onBoard: boolean): readonly HintName[] {
  const { question } = match
  if (question === undefined) return []
  const { headlines, isPhysical: beside, reasons } = recentLog(match)
  const hasMoved = headlines.some(({ turn }) => turn > 0)
  const ticks: readonly HintName[] = hasMoved && beside ? ['ticks'] : []
  const moved: readonly HintName[] = hasMoved && hasReasons(reasons) ? [...ticks, 'why'] : ticks
  return [
    ...(isJustStarted(match) ? ([`start ${match.game.id}`] as const) : []),
    ...questionHints(question.kind, onBoard),
    ...moved,
    ...(match.steps.length > 0 ? (['undo'] as const) : []),
  ]
}

/** Only for a match on the screen that waits for the user's first answer. */
function isJustStarted({ game: { starts }, journal, steps }: MatchState): boolean {
  const { options } = journal.settings
  return (
    starts?.screen !== undefined &&
    !steps.some((step) => 'by' in step && step.by === 'person') &&
    Object.entries(starts.screen.options).every(([id, value]) => options[id] === value)
  )
}

function questionHints(kind: string, onBoard: boolean): readonly HintName[] {
  if (kind === 'choice') return onBoard ? ['board'] : []
  return kind === 'draw' || kind === 'die' ? [kind] : []
}
