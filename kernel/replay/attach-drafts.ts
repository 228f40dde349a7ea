import type { StepDraft, TurnCardSpec } from '../match/turn-card-spec.ts'
import type { Edit, Layout } from '../pieces/layout.ts'

/** For a change that changes nothing on the table. */
export const nothingThere: Layout = { lying: [], rows: [], counters: [], places: [] }

/** Joins what is told in passing to the step before or after it; at the end also to the one before. */
export function attachDrafts<S>(
  drafts: readonly StepDraft<S>[],
  { attachedTo }: Pick<TurnCardSpec<S>, 'attachedTo'>,
): readonly StepDraft<S>[] {
  const steps: StepDraft<S>[] = []
  let waiting: StepDraft<S> | undefined
  for (const draft of drafts) {
    const to = draft.changes.map(({ tell }) => attachedTo?.(tell)).at(-1)
    const previous = steps.at(-1)
    if (to === 'next') waiting = waiting === undefined ? draft : joined(waiting, draft)
    else if (to === 'previous' && previous?.by === draft.by) {
      const changes = [...previous.changes, ...draft.changes]
      steps.splice(-1, 1, { ...joined(previous, draft), changes })
    } else {
      steps.push(waiting === undefined ? draft : joined(waiting, draft))
      waiting = undefined
    }
  }
  if (waiting === undefined) return steps
  const last = steps.pop()
  return [...steps, last === undefined ? waiting : { ...joined(last, waiting), changes: last.changes }]
}

function joined<S>(first: StepDraft<S>, second: StepDraft<S>): StepDraft<S> {
  const isNewer = (edit: Edit): boolean =>
    'set' in edit && second.edits.some((other) => 'set' in other && other.set === edit.set)
  return {
    ...second,
    edits: [...first.edits.filter((edit) => !isNewer(edit)), ...second.edits],
    was: first.was === nothingThere ? second.was : first.was,
    is: second.is === nothingThere ? first.is : second.is,
  }
}
