import type { Draw } from '@opfor/kernel'
import type { ReactNode } from 'react'
import { useSay } from '../../ui/text/language.tsx'
import { PieceImage } from './piece-grid.tsx'
import type { PiecePictures } from './piece-pictures.ts'

/** The pieces taken so far; a tap puts one back. */
export function TakenPieces({
  question,
  taken,
  pictures,
  putBack,
  children,
}: {
  readonly question: Draw
  readonly taken: readonly string[]
  readonly pictures: PiecePictures
  readonly putBack: (nth: number) => void
  readonly children: ReactNode
}) {
  const say = useSay()
  return (
    <div className="piece-taken">
      {taken.map((id, nth) => (
        <button key={nth} type="button" className="piece piece-drawn" onClick={() => putBack(nth)}>
          <PieceImage>{pictures.picture(id, question)}</PieceImage>
          <span className="visually-hidden">{say(question.nameOf(id))}</span>
          <small aria-hidden="true">✕</small>
        </button>
      ))}
      <p className="soft" aria-live="polite">
        {children}
      </p>
    </div>
  )
}
