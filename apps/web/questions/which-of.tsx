import type { Candidate, Which } from '@opfor/kernel'
import { useState } from 'react'
import { useSay } from '../language.tsx'
import { ui } from '../words.ts'
import type { Asked } from './asked.ts'

/** Which of these: tap all that apply, one button for none. */
export function WhichOf({ question, answer }: Asked<Which<Candidate>>) {
  const say = useSay()
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    (question.proposal ?? []).map((each) => each.id),
  )
  const toggle = (id: string): void =>
    setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])
  return (
    <>
      <div className="choices">
        {question.options.map((option) => (
          <button
            key={option.id}
            type="button"
            className="choice"
            aria-pressed={chosen.includes(option.id)}
            onClick={() => toggle(option.id)}
          >
            {say(option.name)}
          </button>
        ))}
      </div>
      <button
        type="button"
        className="button big"
        disabled={chosen.length < question.atLeast}
        onClick={() => answer(chosen)}
      >
        {say(chosen.length === 0 ? ui.none : ui.done)}
      </button>
    </>
  )
}
