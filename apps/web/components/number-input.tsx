import type { Json } from '@opfor/kernel'
import type { ComponentProps } from 'react'

/** A number input: empty if the value is not a number; reports NaN when cleared. */
export function NumberInput({
  value,
  change,
  ...box
}: Pick<ComponentProps<'input'>, 'id' | 'aria-label' | 'inputMode' | 'min' | 'max' | 'step'> & {
  readonly value: Json
  readonly change: (value: number) => void
}) {
  return (
    <input
      inputMode="decimal"
      {...box}
      type="number"
      value={typeof value === 'number' && Number.isFinite(value) ? value : ''}
      onChange={({ target }) => change(target.valueAsNumber)}
    />
  )
}
