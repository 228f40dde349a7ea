import type { Json, Question } from '@opfor/kernel'
import { useState } from 'react'
import { useSay } from '../../ui/text/language.tsx'
import { deferredWords } from '../../ui/text/deferred-words.ts'
import { ui } from '../../ui/text/words.ts'
import type { QuestionProps } from './question-props.ts'
import './form.css'
import { TypedChoice } from './typed-choice.tsx'

/** A choice with too many options for a list: the name is typed. */
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
