import type { KeyboardEvent, ReactNode } from 'react'
import './board-frame.css'
import '../components/tools.css'

/** One value of the score line: whose it is, and its number. */
export interface ScoreChip {
  /** The CSS class of its colours. */
  readonly look: string
  readonly name: string
  readonly value?: string | undefined
  /** A detail, shown where there is room. */
  readonly note?: string | undefined
}

/** The frame of every board: one line with the score, the card in play and the views, and the board below it. */
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
        <p className="board-score">
          {score.map(({ look, name, value, note }) => (
            <span key={`${look} ${name}`} className={`score-chip ${look}`}>
              {name} {value !== undefined && <b>{value}</b>}
              {note !== undefined && <small> {note}</small>}
            </span>
          ))}
        </p>
        {inPlay}
        {views}
      </div>
      {children}
    </section>
  )
}

/** The drawing of a board, which fits the height that is left, and its tools at the end of the score line. */
export function BoardStage({
  className = '',
  tools,
  children,
}: {
  readonly className?: string
  readonly tools?: ReactNode
  readonly children: ReactNode
}) {
  return (
    <div className={`board-stage ${className}`}>
      <div className="board-drawing">{children}</div>
      {tools !== undefined && <div className="board-tools">{tools}</div>}
    </div>
  )
}

/** A view of a board that is no drawing, such as a roster; it scrolls in the board's place. */
export function BoardText({ children }: { readonly children: ReactNode }) {
  return (
    // The keyboard scrolls it.
    <div className="board-stage board-text" tabIndex={0}>
      {children}
    </div>
  )
}
