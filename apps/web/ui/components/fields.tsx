import './fields.css'
import { useRedraw } from './use-redraw.ts'

export function Radios<T extends string | number>({
  title,
  name,
  value,
  choices,
  change,
}: {
  readonly title: string
  readonly name: string
  readonly value: T
  readonly choices: readonly (readonly [T, string])[]
  readonly change: (to: T) => void
}) {
  const redraw = useRedraw()
  const choose = (choice: T): void => {
    change(choice)
    redraw()
  }
  return (
    <fieldset>
      <legend>{title}</legend>
      <div className="segments">
        {choices.map(([choice, text]) => (
          <label key={choice} className="segment">
            <input type="radio" name={name} checked={value === choice} onChange={() => choose(choice)} />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

export function Switch({
  title,
  on,
  change,
  disabled = false,
}: {
  readonly title: string
  readonly on: boolean
  readonly change: (to: boolean) => void
  readonly disabled?: boolean
}) {
  const redraw = useRedraw()
  return (
    <label className="switch">
      <span>{title}</span>
      <input
        type="checkbox"
        role="switch"
        checked={on}
        disabled={disabled}
        onChange={(event) => {
          change(event.target.checked)
          redraw()
        }}
      />
    </label>
  )
}
