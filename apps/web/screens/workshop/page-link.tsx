import type { SourcePosition } from '@opfor/sheets'
import type { ReactNode } from 'react'

/** A tap shows the line on the page; without a place, plain words. */
export function PageLink({
  at,
  line,
  look,
  children,
}: {
  readonly at: SourcePosition | undefined
  /** The cursor's line. */
  readonly line: number
  readonly look: (at: SourcePosition) => void
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
