import type { Edit, Layout } from '@opfor/kernel'
import { useSay } from '../../ui/text/language.tsx'
import { correctionWords } from './words.ts'

/** Changes are entered here and applied later. */
export function Order({
  layout,
  place,
  ready,
  enter,
}: {
  readonly layout: Layout
  readonly place: string
  readonly ready: readonly Edit[]
  readonly enter: (edits: readonly Edit[]) => void
}) {
  const say = useSay()
  const row = layout.rows.find(({ at }) => at.id === place)
  if (row === undefined) return undefined
  const entered = ready.find((edit) => 'arrange' in edit)
  const currentIds = row.pieces.map(({ id }) => id)
  const ids = entered?.pieces ?? currentIds
  const pieces = ids.flatMap((id) => row.pieces.find((each) => each.id === id) ?? [])
  const swap = (at: number): void => {
    const swapped = ids.map((id, nth) => (nth === at ? ids[at + 1] : nth === at + 1 ? ids[at] : id) ?? id)
    enter(swapped.every((id, nth) => id === currentIds[nth]) ? [] : [{ arrange: place, pieces: swapped }])
  }
  return (
    <>
      <h2>{say(correctionWords.inOrder, { place: row.at.name })}</h2>
      <ol className="correcting-order">
        {pieces.map((piece, at) => (
          <li key={`${piece.id} ${at}`}>
            <span>{say(piece.name)}</span>
            <button
              type="button"
              className="icon-button"
              aria-label={say(correctionWords.earlier, { piece: piece.name })}
              disabled={at === 0}
              onClick={() => swap(at - 1)}
            >
              ↑
            </button>
            <button
              type="button"
              className="icon-button"
              aria-label={say(correctionWords.later, { piece: piece.name })}
              disabled={at === pieces.length - 1}
              onClick={() => swap(at)}
            >
              ↓
            </button>
          </li>
        ))}
      </ol>
    </>
  )
}
