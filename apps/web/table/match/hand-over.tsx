import type { Question, MatchState } from '@opfor/kernel'
import { lazy, type ReactNode, Suspense, useState } from 'react'

const HandOverBar = lazy(async () => ({ default: (await import('./hand-over-bar.tsx')).HandOverBar }))

/** Hides a secret question until its seat holds the device. Resets for each seat: undo must not reveal a hand. */
export function HandOver({
  match,
  question,
  children,
}: {
  readonly match: MatchState
  readonly question: Question
  readonly children: ReactNode
}) {
  const [holder, setHolder] = useState<string>()
  const { game, journal, steps } = match
  const seats = game.seats(journal.settings)
  if (holder !== undefined && holder !== question.to && seats.includes(question.to)) setHolder(undefined)
  if (question.secret !== true || question.to === holder || seats.length < 2) return children
  const seat = game.seatName?.(match.situation, question.to) ?? question.to
  return (
    <Suspense>
      <HandOverBar seat={seat} step={steps.length} take={() => setHolder(question.to)} />
    </Suspense>
  )
}
