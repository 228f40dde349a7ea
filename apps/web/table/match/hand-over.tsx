import type { Question, Standing } from '@opfor/kernel'
import { lazy, type ReactNode, Suspense, useState } from 'react'

const HandOverBar = lazy(async () => ({ default: (await import('./hand-over-bar.tsx')).HandOverBar }))

/**
 * Hides a secret question until the device has been handed to its seat. The holder is reset when another seat is asked, so
 * that an undo does not reveal a hand. With a single seat nothing is hidden.
 */
export function HandOver({
  match,
  question,
  children,
}: {
  readonly match: Standing
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
