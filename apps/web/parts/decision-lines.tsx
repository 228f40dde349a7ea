import { type Decision, type Line, why } from '@opfor/kernel'
import type { ReactNode } from 'react'
import { useSay } from '../language.tsx'

/** The list a decision was made by, line by line; those that decided stand out. */
export function DecisionLines({
  decision,
  around = (_, text) => text,
}: {
  readonly decision: Decision
  /** What a line's text is put into. */
  readonly around?: (line: Line | undefined, text: string) => ReactNode
}) {
  const say = useSay()
  const { book, heading } = decision.by.cite
  return (
    <>
      <p className="soft">
        {book}: {heading}
      </p>
      <ol className="lines">
        {why(decision)
          .slice(0, -1)
          .map((line, at) => (
            <li key={at} className={narrows(decision.lines[at]) ? 'decided' : undefined}>
              {around(decision.lines[at], say(line))}
            </li>
          ))}
      </ol>
    </>
  )
}

function narrows(line: Line | undefined): boolean {
  return line?.kind === 'tied' || (line?.kind === 'narrowed' && line.after.length < line.before.length)
}
