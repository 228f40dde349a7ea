import type { Json } from '@opfor/kernel'
import { FieldChips } from './field-chips.tsx'

/** How many numbers are one tap away; the last of them counts on, one a tap. */
const few = 5

/** A count from nothing in one row: its name, the likely numbers side by side, and a last one that counts on. */
export function CountRow({
  name,
  brief,
  most,
  value,
  change,
}: {
  readonly name: string
  readonly brief: string
  readonly most: number
  readonly value: Json
  readonly change: (value: Json) => void
}) {
  const isMany = typeof value === 'number' && value >= few
  const last = {
    value: isMany ? value : few,
    text: isMany || most === few ? String(isMany ? value : few) : `${few}+`,
  }
  const chips = Array.from({ length: Math.min(most + 1, few) }, (_, at) => ({ value: at, text: String(at) }))
  return (
    <div className="form-row form-count" role="group" aria-label={name}>
      <span>{brief}</span>
      <FieldChips
        chips={most < few ? chips : [...chips, last]}
        value={value}
        change={(to) => change(to === value && isMany ? Math.min(most, value + 1) : to)}
      />
    </div>
  )
}
