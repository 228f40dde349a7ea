import { type Decision, type DecisionLine, relevantLines, formatLine } from '@opfor/kernel'
import type { ReactNode } from 'react'
import { useSentence } from '../../ui/text/language.tsx'
import { formatCitation } from '../../ui/components/format-citation.ts'
import './decision-lines.css'

/** Marks decisive lines. */
export function DecisionLines({
  decision,
  wrapLine = (_, text) => text,
}: {
  readonly decision: Decision
  readonly wrapLine?: (line: DecisionLine, text: string) => ReactNode
}) {
  const sentence = useSentence()
  const list = formatCitation(decision.by.cite)
  const lines = relevantLines(decision)
  const headings = headingsOf(lines, list)
  return (
    <>
      <p className="soft">{list}</p>
      <ol className="lines">
        {lines.map((line, at) => (
          <li key={at} className={isDecisive(line) ? 'decided' : undefined}>
            {headings[at] !== (headings[at - 1] ?? list) && <p className="soft">{headings[at]}</p>}
            {wrapLine(line, sentence(formatLine(line, decision)))}
          </li>
        ))}
      </ol>
    </>
  )
}

/** A line without a rule has the heading of the previous one. */
function headingsOf(lines: readonly DecisionLine[], list: string): readonly string[] {
  let heading = list
  return lines.map((line) => {
    if ('rule' in line) heading = formatCitation(line.rule.cite)
    return heading
  })
}

function isDecisive(line: DecisionLine): boolean {
  if (line.kind === 'narrowed') return line.after.length < line.before.length
  return line.kind === 'tried'
    ? line.could
    : line.kind === 'tied' || line.kind === 'cell' || line.kind === 'overruled'
}
