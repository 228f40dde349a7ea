import { useId } from 'react'
import { NumberInput } from '../../components/number-input.tsx'
import { FieldChips } from '../../questions/field-chips.tsx'

/** A text input. */
export function TextField({
  label,
  value,
  maxLength,
  change,
}: {
  readonly label: string
  readonly value: string
  readonly maxLength: number
  readonly change: (to: string) => void
}) {
  const id = useId()
  return (
    <div className="pack-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        maxLength={maxLength}
        value={value}
        onChange={({ target }) => change(target.value)}
      />
    </div>
  )
}

/** A number input with minus and plus buttons. */
export function StepField({
  label,
  value,
  from,
  to,
  step = 1,
  change,
}: {
  readonly label: string
  readonly value: number
  readonly from: number
  readonly to: number
  readonly step?: number
  readonly change: (to: number) => void
}) {
  const id = useId()
  const set = (next: number): void => change(Math.min(to, Math.max(from, next)))
  return (
    <div className="bp-step">
      <label htmlFor={id}>{label}</label>
      <button
        type="button"
        className="board-tool"
        aria-label={`${label} −`}
        disabled={value <= from}
        onClick={() => set(value - step)}
      >
        −
      </button>
      <NumberInput
        id={id}
        min={from}
        max={to}
        step={step}
        value={value}
        change={(next) => Number.isFinite(next) && set(next)}
      />
      <button
        type="button"
        className="board-tool"
        aria-label={`${label} +`}
        disabled={value >= to}
        onClick={() => set(value + step)}
      >
        +
      </button>
    </div>
  )
}

/** A single choice as chips. */
export function ChipChoice<T extends string | number>({
  label,
  of,
  value,
  change,
}: {
  readonly label: string
  readonly of: readonly { readonly value: T; readonly text: string }[]
  readonly value: T
  readonly change: (to: T) => void
}) {
  return (
    <fieldset className="bp-field">
      <legend>{label}</legend>
      <FieldChips chips={of} value={value} change={(to) => change(to as T)} />
    </fieldset>
  )
}

/** A multiple choice as buttons. */
export function MultiChoice({
  label,
  of,
  chosen,
  toggle,
}: {
  readonly label: string
  readonly of: readonly { readonly value: string; readonly text: string }[]
  readonly chosen: readonly string[]
  readonly toggle: (value: string) => void
}) {
  return (
    <fieldset className="bp-field">
      <legend>{label}</legend>
      <div className="bp-any">
        {of.map(({ value, text }) => (
          <button
            key={value}
            type="button"
            className="board-tool"
            aria-pressed={chosen.includes(value)}
            onClick={() => toggle(value)}
          >
            {text}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

/** A checkbox. */
export function Checkbox({
  label,
  value,
  change,
}: {
  readonly label: string
  readonly value: boolean
  readonly change: (to: boolean) => void
}) {
  return (
    <label className="radio">
      <input type="checkbox" checked={value} onChange={({ target }) => change(target.checked)} />
      <span>{label}</span>
    </label>
  )
}
