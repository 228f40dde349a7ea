import type { DecisionLine } from '@opfor/kernel'
import { Link } from 'wouter'

export function ReferenceLink({
  game,
  line,
  children,
}: {
  readonly game: string
  readonly line: DecisionLine
  readonly children: string
}) {
  const target = referenceTarget(line)
  if (target === undefined) return children
  return (
    <Link href={`/reference/${game}/${target}`} className="line-link">
      {children}
    </Link>
  )
}

function referenceTarget(line: DecisionLine): string | undefined {
  if (line.kind === 'ruled') return line.ruling.id
  return 'rule' in line ? line.rule.id : undefined
}
