import type { Position } from '@opfor/sheets'
import type { ReactNode } from 'react'

/** Words that show their line on the page at a tap; the line of the cursor is marked. Without a place they are plain words. */
export function PageLink({
  at,
  line,
  look,
  children,
}: {
  readonly at: Position | undefined
  /** The line of the cursor in the text. */
  readonly line: number
  readonly look: (at: Position) => void
  readonly children: ReactNode
}) {
  if (at === undefined) return children
  return (
    <button
      type="button"
      className="workshop-link"
      aria-current={at.line === line ? 'true' : undefined}
      onClick={() => look(at)}
    >
      {children}
    </button>
  )
}
