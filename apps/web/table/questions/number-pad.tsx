import type { NumberQuestion, OfferedSpan } from '@opfor/kernel'
import { useState } from 'react'
import { useSay } from '../../ui/text/language.tsx'
import { deferredWords } from '../../ui/text/deferred-words.ts'
import { NumberInput } from '../../ui/components/number-input.tsx'
import { ui } from '../../ui/text/words.ts'
import type { QuestionProps } from './typed-answer.tsx'
import './number-pad.css'

type Measurement = NumberQuestion<number | OfferedSpan>

const maxButtons = 41
const commonNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 20, 22, 24]
/** Up to this maximum, the end of the range gets a button too. */
const maxCommonEnd = 60

/** A button for each value if there are few, otherwise for common values and an input. */
export function NumberPad({ question, answer }: QuestionProps<NumberQuestion | Measurement>) {
  const { options: bands = [] } = question as Measurement
  return bands.length > 0 ? (
    <Bands question={question} answer={answer} />
  ) : (
    <Numbers question={question as NumberQuestion} answer={answer} />
  )
}

/** A button for each band, as long as it is wide, and an input for the exact number. */
function Bands({ question, answer }: QuestionProps<Measurement>) {
  const say = useSay()
  const { options = [], proposal, isEarlierAnswer } = question
  const { unit } = question.range
  const likely = proposal === undefined ? undefined : question.write(proposal)
  const note = <span className="soft">{say(isEarlierAnswer ? ui.asBefore : ui.likely)}</span>
  return (
    <>
      {typeof likely === 'number' && (
        <button type="button" className="button big" onClick={() => answer(likely)}>
          <span>
            {likely} {say(unit, { ...unit.params, amount: likely })}
          </span>{' '}
          {note}
        </button>
      )}
      <div className="choices bands">
        {options.map(({ id, name }, at) => (
          <button
            key={id}
            type="button"
            className={id === likely ? 'choice proposed' : 'choice'}
            onClick={() => answer(id)}
          >
            <span className="band" aria-hidden style={{ width: `${((at + 1) / options.length) * 100}%` }} />
            {say(name)}
            {id === likely && note}
          </button>
        ))}
      </div>
      <details className="exact-number">
        <summary>{say(deferredWords.exactNumber)}</summary>
        <NumberEntry question={question} answer={answer} />
      </details>
    </>
  )
}

function Numbers({ question, answer }: QuestionProps<NumberQuestion>) {
  const say = useSay()
  const { from, to, unit, default: usual, step = 1 } = question.range
  const all = Math.floor((to - from) / step) + 1
  const isLong = all > maxButtons || usual !== undefined
  const likely = isLong
    ? [...commonNumbers.filter((value) => value >= from && value < to), ...(to <= maxCommonEnd ? [to] : [])]
    : Array.from({ length: all }, (_, at) => from + at * step)
  const values = usual ?? likely
  return (
    <>
      {question.proposal !== undefined && (
        <button type="button" className="button big" onClick={() => answer(question.proposal ?? from)}>
          <span>
            {question.proposal} {say(unit, { ...unit.params, amount: question.proposal })}
          </span>{' '}
          <small>{say(question.isEarlierAnswer ? ui.asBefore : ui.likely)}</small>
        </button>
      )}
      <div className={isLong || values.length > 13 ? 'choices numbers many' : 'choices numbers'}>
        {values.map((value) => (
          <button key={value} type="button" className="choice" onClick={() => answer(value)}>
            {value}
          </button>
        ))}
      </div>
      {isLong && <NumberEntry question={question} answer={answer} />}
    </>
  )
}

function NumberEntry({ question, answer }: QuestionProps<NumberQuestion | Measurement>) {
  const say = useSay()
  const { from, to, unit, step = 1 } = question.range
  const [value, setValue] = useState<number>()
  const ready = value !== undefined && question.parse(value).ok
  const by = (more: number) => (
    <button
      type="button"
      className="icon-button"
      aria-label={say(more < 0 ? deferredWords.oneLess : deferredWords.oneMore)}
      onClick={() =>
        setValue(Math.min(to, Math.max(from, (Number.isFinite(value) ? (value ?? from) : from) + more)))
      }
    >
      {more < 0 ? '−' : '+'}
    </button>
  )
  return (
    <>
      <div className="number-box">
        {by(-1)}
        <NumberInput
          aria-label={say(deferredWords.number, { from, to, unit })}
          min={from}
          max={to}
          step={step}
          value={value}
          change={setValue}
        />
        {by(1)}
        <button
          type="button"
          className="button"
          disabled={!ready}
          onClick={() => value !== undefined && answer(value)}
        >
          {say(ui.done)}
        </button>
      </div>
      {step < 1 && <p className="soft">{say(deferredWords.roundDown, { unit })}</p>}
    </>
  )
}
