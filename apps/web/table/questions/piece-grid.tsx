import type { ReactNode } from 'react'
import { useSay } from '../../ui/text/language.tsx'
import type { PieceGridProps } from './piece-pictures.ts'
import './piece-grid.css'

export function PieceGrid({ question, pieces, pictures, choose }: PieceGridProps) {
  const say = useSay()
  return pictures.groups(pieces.map(({ id }) => id)).map(({ name, ids }) => (
    <div
      key={ids.join()}
      className={name === undefined ? 'piece-grid' : 'piece-grid piece-named'}
      role="group"
      aria-label={name && say(name)}
    >
      {name !== undefined && <h3>{say(name)}</h3>}
      {ids.map((id) => {
        const piece = pieces.find((each) => each.id === id)
        if (piece === undefined) return undefined
        return (
          <button
            key={id}
            type="button"
            className="choice piece"
            disabled={piece.left !== undefined && piece.left <= 0}
            onClick={() => choose(id)}
          >
            <PieceImage>{pictures.picture(id, question)}</PieceImage>
            <span className={name === undefined ? 'visually-hidden' : 'piece-name'}>{say(piece.name)}</span>
            {piece.left !== undefined && (
              <>
                <span className="visually-hidden">{piece.leftText}</span>
                <small aria-hidden="true">×{piece.left}</small>
              </>
            )}
          </button>
        )
      })}
    </div>
  ))
}

export function PieceImage({ children }: { readonly children: ReactNode }) {
  return (
    <svg viewBox="-18 -18 36 36" aria-hidden="true">
      {children}
    </svg>
  )
}
