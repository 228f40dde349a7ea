import '../components/choices.css'
import { NumberInput } from '../components/number-input.tsx'

/** A group of checkboxes; the checked values keep the order of the list. */
export function Checkboxes<V>(props: {
  readonly legend: string
  readonly values: readonly { readonly value: V; readonly text: string }[]
  readonly checked: readonly V[]
  readonly change: (checked: readonly V[]) => void
}) {
  const toggle = (value: V): void => {
    const isTicked = (each: V): boolean => props.checked.includes(each) !== (each === value)
    props.change(props.values.map((each) => each.value).filter(isTicked))
  }
  return (
    <fieldset className="card option">
      <legend>{props.legend}</legend>
      {props.values.map(({ value, text }) => (
        <label key={text} className="radio">
          <input type="checkbox" checked={props.checked.includes(value)} onChange={() => toggle(value)} />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** A labelled number input. */
export function NumberField(props: {
  readonly name: string
  readonly value: number
  readonly change: (value: number) => void
}) {
  return (
    <label className="field">
      <span>{props.name}</span>
      <NumberInput min={0} value={props.value} change={props.change} />
    </label>
  )
}
