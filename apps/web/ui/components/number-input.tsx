import type { Json } from '@opfor/kernel'
import { type ComponentProps, useLayoutEffect, useRef } from 'react'

/** Empty if the value is not a number; reports NaN when cleared. */
export function NumberInput({
  value,
  change,
  ...attributes
}: Pick<
  ComponentProps<'input'>,
  | 'id'
  | 'aria-label'
  | 'aria-invalid'
  | 'aria-describedby'
  | 'inputMode'
  | 'min'
  | 'max'
  | 'step'
  | 'placeholder'
  | 'onBlur'
> & {
  readonly value: Json
  readonly change: (value: number) => void
}) {
  const box = useRef<HTMLInputElement>(null)
  const number = typeof value === 'number' && Number.isFinite(value) ? value : Number.NaN
  const text = Number.isNaN(number) ? '' : String(number)
  // Leaves a half-typed number such as "2." alone while its value is the same.
  useLayoutEffect(() => {
    if (box.current !== null && !Object.is(box.current.valueAsNumber, number)) box.current.value = text
  })
  return (
    <input
      inputMode="decimal"
      {...attributes}
      ref={box}
      type="number"
      defaultValue={text}
      onChange={({ target }) => change(target.valueAsNumber)}
    />
  )
}
