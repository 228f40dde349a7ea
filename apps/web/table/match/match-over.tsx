import type { LogEntry } from '@opfor/kernel'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { useSay } from '../../ui/text/language.tsx'
import type { OpenMatch } from '../../data/store/open-match.ts'
import { ui } from '../../ui/text/words.ts'
import type { PastMove } from '../../data/store/past-move.ts'

const ResultDetails = lazy(async () => ({
  default: (await import('../result/result-details.tsx')).ResultDetails,
}))

export function MatchOver({
  open,
  ...more
}: {
  readonly open: OpenMatch
  readonly share: () => void
  readonly look: (past: PastMove | undefined) => void
  readonly why: (told: readonly LogEntry<unknown>[]) => void
}) {
  const say = useSay()
  const text = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    text.current?.scrollIntoView({ block: 'start' })
    if (document.activeElement === document.body) text.current?.focus({ preventScroll: true })
  }, [])
  return (
    <section className="question result-page" aria-label={say(ui.over)}>
      <h2 ref={text} tabIndex={-1}>
        {say(open.match.outcome?.text ?? ui.over)}
      </h2>
      <div className="board-answer" />
      <Suspense>
        <ResultDetails open={open} {...more} />
      </Suspense>
    </section>
  )
}
