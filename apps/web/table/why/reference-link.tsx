import type { Line } from '@opfor/kernel'
import { Link } from 'wouter'

export function ReferenceLink({
  game,
  line,
  children,
}: {
  readonly game: string
  readonly line: Line
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

function referenceTarget(line: Line): string | undefined {
  if (line.kind === 'ruled') return line.ruling.id
  return 'rule' in line ? line.rule.id : undefined
}
