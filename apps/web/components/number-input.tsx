import type { Json } from '@opfor/kernel'
import type { ComponentProps } from 'react'

/** The box in which a number is typed: empty where there is none, and what is told of an emptied one is NaN. */
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
