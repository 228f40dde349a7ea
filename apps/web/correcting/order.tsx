import type { Candidate, Edit, Layout } from '@opfor/kernel'
import { useState } from 'react'
import { useSay } from '../language.tsx'
import { correctingWords } from './words.ts'

/** A row that lies in another order: each piece can be put one place earlier or later. */
export function Order({
  layout,
  place,
  set,
}: {
  readonly layout: Layout
  readonly place: string
  readonly set: (edit: Edit) => void
}) {
  const say = useSay()
  const row = layout.rows.find(({ at }) => at.id === place)
  const [pieces, setPieces] = useState<readonly Candidate[]>(row?.pieces ?? [])
  if (row === undefined) return undefined
  const swap = (at: number): void =>
    setPieces(
      pieces.map(
        (piece, nth) => (nth === at ? pieces[at + 1] : nth === at + 1 ? pieces[at] : piece) ?? piece,
      ),
    )
  const isSame = pieces.every(({ id }, at) => row.pieces[at]?.id === id)
  return (
    <>
      <h2>{say(correctingWords.inOrder, { place: row.at.name })}</h2>
      <ol className="correcting-order">
        {pieces.map((piece, at) => (
          <li key={`${piece.id} ${at}`}>
            <span>{say(piece.name)}</span>
            <button
              type="button"
              className="icon-button"
              aria-label={say(correctingWords.earlier, { piece: piece.name })}
              disabled={at === 0}
              onClick={() => swap(at - 1)}
            >
              ↑
            </button>
            <button
              type="button"
              className="icon-button"
              aria-label={say(correctingWords.later, { piece: piece.name })}
              disabled={at === pieces.length - 1}
              onClick={() => swap(at)}
            >
              ↓
            </button>
          </li>
        ))}
      </ol>
      <button
        type="button"
        className="button big"
        disabled={isSame}
        onClick={() => set({ arrange: place, pieces: pieces.map(({ id }) => id) })}
      >
        {say(correctingWords.setOrder)}
      </button>
    </>
  )
}
