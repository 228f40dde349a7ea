import { useId } from 'react'

/** One of a few, as radio buttons on a card. */
export function Choices<V extends string | number>(props: {
  readonly legend: string
  readonly chosen: V
  readonly choose: (value: V) => void
  readonly choices: readonly { readonly value: V; readonly text: string }[]
}) {
  const name = useId()
  return (
    <fieldset className="card option">
      <legend>{props.legend}</legend>
      {props.choices.map(({ value, text }) => (
        <label key={value} className="radio">
          <input
            type="radio"
            name={name}
            checked={props.chosen === value}
            onChange={() => props.choose(value)}
          />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  )
}
