import { lazy, Suspense } from 'react'
import { useSay } from '../../ui/text/language.tsx'
import { deferredWords } from '../../ui/text/deferred-words.ts'
import type { OpenMatch } from '../../data/store/open-match.ts'
import { recentLog } from '../../data/store/recent-log.ts'

const SpotList = lazy(async () => ({ default: (await import('./spot-list.tsx')).SpotList }))

/** Shown after each of the opponent's turns with a physical board, if enabled; needs no answer. */
export function TurnCheck({ open, correct }: { readonly open: OpenMatch; readonly correct: () => void }) {
  const say = useSay()
  const { headlines, isPhysical: beside } = recentLog(open.match)
  const { question } = open.match
  const isTurnOver = question !== undefined && question.to !== 'chance' && question.to !== 'table'
  if (!beside || headlines.length === 0 || !isTurnOver) return undefined
  return (
    <section className="notice" aria-label={say(deferredWords.spotCheck)}>
      <h2>{say(deferredWords.spotIntro)}</h2>
      <Suspense>
        <SpotList open={open} />
      </Suspense>
      <button type="button" className="button quiet" onClick={correct}>
        {say(deferredWords.differs)}
      </button>
    </section>
  )
}
