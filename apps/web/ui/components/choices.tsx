import type { Json } from '@opfor/kernel'
import { type ReactNode, useId } from 'react'
import './choices.css'
import './fields.css'
import { useRedraw } from './use-redraw.ts'

export function Choices<V extends Json>(props: {
  readonly legend: string
  readonly chosen: V
  readonly choose: (value: V) => void
  readonly choices: readonly {
    readonly value: V
    readonly text: string
    /** A React key, if the value as JSON is not unique. */
    readonly key?: string
  }[]
  readonly children?: ReactNode
}) {
  const name = useId()
  const redraw = useRedraw()
  return (
    <fieldset className="card option">
      <legend>{props.legend}</legend>
      {props.choices.map(({ value, text, key = JSON.stringify(value) }) => (
        <label key={key} className="radio">
          <input
            type="radio"
            name={name}
            checked={props.chosen === value}
            onChange={() => {
              props.choose(value)
              redraw()
            }}
          />
          <span>{text}</span>
        </label>
      ))}
      {props.children}
    </fieldset>
  )
}
