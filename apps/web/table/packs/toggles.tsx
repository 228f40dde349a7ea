import './fields.css'

export function MultiChoice({
  label,
  of,
  chosen,
  toggle,
}: {
  readonly label: string
  readonly of: readonly { readonly value: string; readonly text: string; readonly isTaken?: boolean }[]
  readonly chosen: readonly string[]
  readonly toggle: (value: string) => void
}) {
  return (
    <fieldset className="pack-choice">
      <legend>{label}</legend>
      <div className="pack-any">
        {of.map(({ value, text, isTaken = false }) => (
          <button
            key={value}
            type="button"
            className="board-tool"
            disabled={isTaken}
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
