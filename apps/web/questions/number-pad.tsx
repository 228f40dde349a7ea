import type { NumberOf } from '@opfor/kernel'
import { useState } from 'react'
import { useSay } from '../language.tsx'
import { laterWords } from '../later-words.ts'
import { ui } from '../words.ts'
import type { Asked } from './asked.ts'
import './number-pad.css'

const mostButtons = 41
const firstButtons = 31
const typed = 200

/** A number with its unit: one tap where few are likely, and a pad for any other. */
export function NumberPad({ question, answer }: Asked<NumberOf>) {
  const say = useSay()
  const { from, to, unit, step = 1 } = question.range
  const all = Math.floor((to - from) / step) + 1
  const [exact, setExact] = useState(all > mostButtons && to - from > typed)
  const values =
    all <= mostButtons
      ? Array.from({ length: all }, (_, at) => from + at * step)
      : Array.from({ length: firstButtons }, (_, at) => Math.ceil(from) + at)
  if (exact)
    return (
      <>
        <Pad question={question} answer={answer} />
        {to - from <= typed && (
          <button type="button" className="text-button" onClick={() => setExact(false)}>
            {say(ui.back)}
          </button>
        )}
      </>
    )
  return (
    <>
      {question.proposal !== undefined && (
        <button type="button" className="button big" onClick={() => answer(question.proposal ?? from)}>
          <span>
            {question.proposal} {say(unit, { amount: question.proposal })}
          </span>{' '}
          <small>{say(question.recalled ? ui.asBefore : ui.likely)}</small>
        </button>
      )}
      <div className={values.length > 13 ? 'choices numbers many' : 'choices numbers'}>
        {values.map((value) => (
          <button key={value} type="button" className="choice" onClick={() => answer(value)}>
            {value}
          </button>
        ))}
      </div>
      {all > mostButtons && step < 1 && <p className="soft">{say(laterWords.roundDown, { unit })}</p>}
      {all > mostButtons && (
        <button type="button" className="text-button" onClick={() => setExact(true)}>
          {say((values.at(-1) ?? to) < to ? laterWords.anotherNumber : laterWords.moreExactly)}
        </button>
      )}
    </>
  )
}

function Pad({ question, answer }: Asked<NumberOf>) {
  const say = useSay()
  const { from, to, unit } = question.range
  const [digits, setDigits] = useState('')
  const ready = question.parse(Number(digits)).ok && digits !== ''
  return (
    <div className="pad">
      <output>{digits === '' ? say(laterWords.number, { from, to, unit }) : `${digits} ${say(unit)}`}</output>
      <div className="choices numbers">
        {['1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '0'].map((key) => (
          <button key={key} type="button" className="choice" onClick={() => setDigits(digits + key)}>
            {key}
          </button>
        ))}
        <button type="button" className="choice" onClick={() => setDigits('')}>
          {say(ui.clear)}
        </button>
      </div>
      <button type="button" className="button big" disabled={!ready} onClick={() => answer(Number(digits))}>
        {say(ui.done)}
      </button>
    </div>
  )
}
