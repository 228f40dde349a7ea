import type { NumberOf } from '@opfor/kernel'
import { useState } from 'react'
import { useSay } from '../language.tsx'
import { ui } from '../words.ts'
import type { Asked } from './asked.ts'

/** A number with its unit: small ranges as buttons, others as a pad. */
export function NumberPad({ question, answer }: Asked<NumberOf>) {
  const say = useSay()
  const { from, to, unit, step = 1 } = question.range
  const [typed, setTyped] = useState('')
  const few = (to - from) / step <= 12
  const ready = question.parse(Number(typed)).ok && typed !== ''
  if (few)
    return (
      <div className="choices numbers">
        {Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step).map(
          (value) => (
            <button key={value} type="button" className="choice" onClick={() => answer(value)}>
              {value}
            </button>
          ),
        )}
      </div>
    )
  return (
    <div className="pad">
      <output>{typed === '' ? say(ui.number, { from, to, unit }) : `${typed} ${say(unit)}`}</output>
      <div className="choices numbers">
        {['1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '0'].map((key) => (
          <button key={key} type="button" className="choice" onClick={() => setTyped(typed + key)}>
            {key}
          </button>
        ))}
        <button type="button" className="choice" onClick={() => setTyped('')}>
          {say(ui.clear)}
        </button>
      </div>
      <button type="button" className="button big" disabled={!ready} onClick={() => answer(Number(typed))}>
        {say(ui.done)}
      </button>
    </div>
  )
}
