import type { Json } from '@opfor/kernel'
import './field-chips.css'

const maxPerRow = 8

/** The current answer is shown as pressed. */
export function FieldChips({
  chips,
  value,
  change,
}: {
  readonly chips: readonly { readonly value: Json; readonly text: string }[]
  readonly value: Json
  readonly change: (value: Json) => void
}) {
  const rows = Math.ceil(chips.length / maxPerRow)
  const columns = Math.ceil(chips.length / rows)
  return (
    <div className="chips" style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
      {chips.map((chip) => (
        <button
          key={chip.text}
          type="button"
          className="chip"
          aria-pressed={chip.value === value}
          onClick={() => change(chip.value)}
        >
          {chip.text}
        </button>
      ))}
    </div>
  )
}
