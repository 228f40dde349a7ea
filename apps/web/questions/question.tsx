import type { Draw, Entry, Json, NumberOf, Question, Which } from '@opfor/kernel'
import { useState } from 'react'
import { useSay } from '../language.tsx'
import { ui } from '../words.ts'
import type { Asked } from './asked.ts'
import { DieFaces } from './die-faces.tsx'
import { DrawTokens } from './draw-tokens.tsx'
import { NumberPad } from './number-pad.tsx'
import { WhichOf } from './which-of.tsx'

/** A control for any question of any game: nothing here knows the game. */
export function QuestionControl({ question, answer, fromSeed }: Asked<Question>) {
  const say = useSay()
  switch (question.kind) {
    case 'die':
      return (
        <DieFaces
          question={question as Question & { readonly sides: number }}
          answer={answer}
          fromSeed={fromSeed}
        />
      )
    case 'draw':
      return <DrawTokens question={question as Draw} answer={answer} fromSeed={fromSeed} />
    case 'choice':
      return (
        <div className="choices">
          {(question.options ?? []).map((option) => (
            <button key={option.id} type="button" className="choice" onClick={() => answer(option.id)}>
              {option.brief === undefined ? (
                say(option.name)
              ) : (
                <>
                  <strong>{option.id}</strong> {say(option.brief)}
                </>
              )}
            </button>
          ))}
        </div>
      )
    case 'which':
      return (
        <WhichOf
          question={question as Which<{ readonly id: string; readonly name: Question['text'] }>}
          answer={answer}
        />
      )
    case 'yesNo':
      return (
        <div className="choices two">
          <button type="button" className="choice big" onClick={() => answer(true)}>
            {say(ui.yes)}
          </button>
          <button type="button" className="choice big" onClick={() => answer(false)}>
            {say(ui.no)}
          </button>
        </div>
      )
    case 'number':
      return <NumberPad question={question as NumberOf} answer={answer} />
    case 'entry':
      return <Form question={question as Entry<Record<string, unknown>>} answer={answer} />
  }
}

/** A form: each of its fields with its own control, and one button. */
function Form({ question, answer }: Asked<Entry<Record<string, unknown>>>) {
  const say = useSay()
  const fields = Object.entries(question.fields)
  const [given, setGiven] = useState<Readonly<Record<string, Json>>>(() =>
    Object.fromEntries(
      fields.flatMap(([key, field]) =>
        question.proposal === undefined ? [] : [[key, field.write(question.proposal[key])]],
      ),
    ),
  )
  const ready = fields.every(([key, field]) => field.parse(given[key]).ok)
  return (
    <div className="form">
      {fields.map(([key, field]) => (
        <fieldset key={key}>
          <legend>
            {say(field.text)} <output>{given[key] === undefined ? '' : JSON.stringify(given[key])}</output>
          </legend>
          <QuestionControl question={field} answer={(value) => setGiven({ ...given, [key]: value })} />
        </fieldset>
      ))}
      <button type="button" className="button big" disabled={!ready} onClick={() => answer(given)}>
        {say(ui.done)}
      </button>
    </div>
  )
}
