import type { Json, Question } from '@opfor/kernel'
import { useState } from 'react'
import { deferredWords } from '../../ui/text/deferred-words.ts'
import { useSay } from '../../ui/text/language.tsx'
import { ui } from '../../ui/text/words.ts'
import './form.css'
import { TypedChoice } from './typed-choice.tsx'

export interface QuestionProps<Q> {
  readonly question: Q
  readonly answer: (json: Json) => void
  /** Undefined if the app may not roll or draw. */
  readonly fromSeed?: (() => void) | undefined
}

export function TypedAnswer({ question, answer }: QuestionProps<Question>) {
  const say = useSay()
  const { options = [] } = question
  const [given, setGiven] = useState<Json>()
  return (
    <div className="form">
      <TypedChoice
        name={say(deferredWords.typeName, { sample: options[0]?.name ?? '' })}
        options={options}
        value={given}
        change={setGiven}
      />
      <button
        type="button"
        className="button big"
        disabled={!question.parse(given).ok}
        onClick={() => answer(given)}
      >
        {say(ui.done)}
      </button>
    </div>
  )
}
