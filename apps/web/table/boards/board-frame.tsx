import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useSay } from '../../ui/text/language.tsx'
import { ui } from '../../ui/text/words.ts'
import './board-frame.css'
import '../../ui/components/tools.css'

export interface ScoreChip {
  /** The CSS class of its colours. */
  readonly look: string
  readonly name: string
  readonly value?: string | undefined
  /** Shown only if there is room. */
  readonly note?: string | undefined
}

/** One line with the score, the card in play and the views, above the board. */
export function BoardFrame({
  className,
  label,
  score,
  inPlay,
  views,
  onKeyDown,
  children,
}: {
  readonly className: string
  readonly label: string
  readonly score: readonly ScoreChip[]
  readonly inPlay?: ReactNode
  readonly views?: ReactNode
  readonly onKeyDown?: (event: KeyboardEvent) => void
  readonly children: ReactNode
}) {
  return (
    <section className={`board-frame ${className}`} aria-label={label} onKeyDown={onKeyDown}>
      <div className="board-bar">
        {score.length > 0 && (
          <button type="button" className="board-score">
            {score.map(({ look, name, value, note }) => (
              <span key={`${look} ${name}`} className={`score-chip ${look}`}>
                <span>{name}</span> {value !== undefined && <b>{value}</b>}
                {note !== undefined && <small> {note}</small>}
              </span>
            ))}
          </button>
        )}
        {inPlay}
        {views}
      </div>
      {children}
    </section>
  )
}

/** Fits the drawing to the height that is left; on a phone its tools are behind a button. */
export function BoardStage({
  className = '',
  tools,
  children,
}: {
  readonly className?: string
  readonly tools?: ReactNode
  readonly children: ReactNode
}) {
  const say = useSay()
  const [open, setOpen] = useState(false)
  return (
    <div className={`board-stage ${className}`}>
      <div className="board-drawing">{children}</div>
      {tools !== undefined && (
        <>
          <button
            type="button"
            className="board-tool board-tools-toggle"
            aria-label={say(ui.boardTools)}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M10 4a6 6 0 010 12a6 6 0 010 -12zM14.5 14.5L20 20M10 7.5v5M7.5 10h5" />
            </svg>
          </button>
          <div className={`board-tools ${open ? 'open' : ''}`}>{tools}</div>
        </>
      )}
    </div>
  )
}

/** A view without a drawing, such as a roster; it scrolls. */
export function BoardText({ children }: { readonly children: ReactNode }) {
  return (
    // Makes the view scrollable by keyboard.
    <div className="board-stage board-text" tabIndex={0}>
      {children}
    </div>
  )
}
