import type { Conversation, Question } from '@opfor/kernel'
import { type ReactNode, useState } from 'react'
import { useSay } from '../language.tsx'
import { ui } from '../words.ts'

/** Hides a secret question from everybody but its seat: the device is handed over first. Alone, nothing is hidden. */
export function HandOver({
  match,
  question,
  children,
}: {
  readonly match: Conversation<unknown>
  readonly question: Question
  readonly children: ReactNode
}) {
  const say = useSay()
  const [holder, setHolder] = useState<string>()
  if (question.secret !== true || question.to === holder) return children
  const { game, journal, steps } = match
  if (game.seats(journal.settings).length < 2) return children
  return (
    <section
      className="thumb-bar question"
      aria-label={say(ui.handOver, { seat: question.to })}
      data-step={steps.length}
    >
      <h2>{say(ui.handOver, { seat: question.to })}</h2>
      <button type="button" className="button big" onClick={() => setHolder(question.to)}>
        {say(ui.itIsMe, { seat: question.to })}
      </button>
    </section>
  )
}
