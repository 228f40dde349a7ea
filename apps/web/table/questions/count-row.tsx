import type { Json } from '@opfor/kernel'
import { FieldChips } from './field-chips.tsx'

/** The last button counts up with each further tap. */
const maxDirect = 5

export function CountRow({
  name,
  brief,
  max,
  value,
  change,
}: {
  readonly name: string
  readonly brief: string
  readonly max: number
  readonly value: Json
  readonly change: (value: Json) => void
}) {
  const isMany = typeof value === 'number' && value >= maxDirect
  const last = {
    value: isMany ? value : maxDirect,
    text: isMany || max === maxDirect ? String(isMany ? value : maxDirect) : `${maxDirect}+`,
  }
  const chips = Array.from({ length: Math.min(max + 1, maxDirect) }, (_, at) => ({
    value: at,
    text: String(at),
  }))
  return (
    <div className="form-row form-count" role="group" aria-label={name}>
      <span>{brief}</span>
      <FieldChips
        chips={max < maxDirect ? chips : [...chips, last]}
        value={value}
        change={(to) => change(to === value && isMany ? Math.min(max, value + 1) : to)}
      />
    </div>
  )
}
