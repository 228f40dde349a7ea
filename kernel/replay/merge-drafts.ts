import type { StepDraft, TurnCardSpec } from '../match/turn-card-spec.ts'
import { countPieces, type Edit, type Layout } from '../pieces/layout.ts'

/**
 * The same number set twice is one step at the place of the last; a single piece goes directly to its last place. Steps of
 * different actors stay separate: the person may have done the earlier ones.
 */
export function mergeDrafts<S>(
  drafts: readonly StepDraft<S>[],
  spec: Pick<TurnCardSpec<S>, 'isPooled'>,
): readonly StepDraft<S>[] {
  const merged: StepDraft<S>[] = []
  let from = 0
  for (const draft of drafts) {
    if (merged.at(-1)?.by !== draft.by) from = merged.length
    const next = draft.edits.reduce((now, edit) => withEarlier(merged, from, now, edit, spec), draft)
    if (next.edits.length > 0 || draft.edits.length === 0) merged.push(next)
  }
  return merged
}

/** Takes the earlier step about the same thing out of the list, and into the draft. */
function withEarlier<S>(
  merged: StepDraft<S>[],
  from: number,
  draft: StepDraft<S>,
  edit: Edit,
  spec: Pick<TurnCardSpec<S>, 'isPooled'>,
): StepDraft<S> {
  const at = merged.findLastIndex(
    (each, nth) => nth >= from && each.edits.some((other) => isContinued(other, edit, draft.was, spec)),
  )
  const former = merged[at]
  const old = former?.edits.find((other) => isContinued(other, edit, draft.was, spec))
  if (former === undefined || old === undefined) return draft
  const rest = former.edits.filter((each) => each !== old)
  merged.splice(at, 1, ...(rest.length === 0 ? [] : [{ ...former, edits: rest }]))
  const was = 'set' in edit ? withValueOf(draft.was, former.was, edit.set) : former.was
  const whole = joined(old, edit)
  return {
    ...draft,
    was,
    edits: draft.edits.flatMap((each) => (each !== edit ? [each] : isNothing(whole, was) ? [] : [whole])),
    changes: [...new Set([...former.changes, ...draft.changes])],
  }
}

function isContinued(
  old: Edit,
  edit: Edit,
  was: Layout,
  { isPooled }: Pick<TurnCardSpec<never>, 'isPooled'>,
): boolean {
  if ('set' in edit) return 'set' in old && old.set === edit.set
  if (!('move' in edit && 'move' in old) || old.move !== edit.move) return false
  if (isPooled?.(edit.move) === true) return old.from === edit.from && old.to === edit.to
  return old.to === edit.from && countPieces(was).get(edit.move) === 1
}

function joined(old: Edit, edit: Edit): Edit {
  if (!('move' in edit && 'move' in old)) return edit
  return old.to === edit.to ? { ...edit, count: old.count + edit.count } : { ...edit, from: old.from }
}

function isNothing(edit: Edit, was: Layout): boolean {
  if ('set' in edit) return was.counters.find(({ id }) => id === edit.set)?.value === edit.to
  return 'move' in edit && edit.from === edit.to
}

function withValueOf(was: Layout, former: Layout, id: string): Layout {
  const before = former.counters.find((each) => each.id === id)
  if (before === undefined) return was
  return { ...was, counters: was.counters.map((each) => (each.id === id ? before : each)) }
}
