import { diffLayouts, type Game, type Layout, type Message, manualEdits, type MatchStep } from '@opfor/kernel'
import type { MatchRecord } from '../storage/saved-match.ts'

export type NavigatedBy = 'undo' | 'redo' | 'overrule'

/** Updates the physical table: `before` is its old layout, `byHand` the steps that no layout shows. */
export interface Checklist {
  readonly before: Layout
  readonly byHand: readonly Message[]
  readonly done: boolean
  /** Some lines are checked. */
  readonly begun: boolean
  /** While the user repeats this navigation, nothing has been moved on the table yet. */
  readonly by: NavigatedBy
}

export interface SavedChecklist {
  readonly id: string
  readonly entries: number
  readonly ticks?: Checklist | undefined
}

export const checklistKey = 'opfor.ticks'

/** Undefined if the match has changed since. */
export function loadChecklist({ id, entries }: MatchRecord): Checklist | undefined {
  const last = JSON.parse(sessionStorage.getItem(checklistKey) ?? '{}') as Partial<SavedChecklist>
  return last.id === id && last.entries === entries ? last.ticks : undefined
}

/** True if the checklist was started, or the kind of navigation has changed. */
export function mustConfirm(open: Checklist | undefined, now: Layout, by: NavigatedBy): boolean {
  if (open?.done !== false || (!open.begun && open.by === by)) return false
  return open.byHand.length > 0 || differs(open.before, now)
}

interface Navigated {
  readonly game: Game
  readonly from: { readonly situation: unknown; readonly steps: readonly MatchStep[] }
  readonly to: {
    readonly situation: unknown
    readonly steps: readonly MatchStep[]
    readonly byHand: readonly Message[]
  }
}

/** Extends an unfinished checklist; 'same' if nothing was moved on the table. */
export function checklistAfter(
  { game, from, to }: Navigated,
  open: Checklist | undefined,
  by: NavigatedBy,
): Checklist | undefined | 'same' {
  // Corrections follow the table, so their undo or redo moves nothing on it.
  const moved = [...from.steps.slice(to.steps.length), ...to.steps.slice(from.steps.length)]
  if (moved.length > 0 && moved.every((step) => 'correct' in step)) return 'same'
  const unfinished = open?.done === false ? open : undefined
  const before = unfinished?.before ?? game.layout(from.situation)
  const byHand = [...(unfinished?.byHand ?? []), ...to.byHand]
  // Nothing moves on the table, so the opponent's last move still has to be carried out.
  if (byHand.length === 0 && !differs(before, game.layout(to.situation))) return undefined
  return { before, byHand, done: false, begun: false, by }
}

function differs(before: Layout, now: Layout): boolean {
  return manualEdits(diffLayouts(before, now), before, now).length > 0
}
