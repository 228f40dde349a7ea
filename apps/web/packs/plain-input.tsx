import type { Json, Message } from '@opfor/kernel'
import { useSay } from '../language.tsx'
import type { Schema } from './schema.ts'

/** What every field of a form is given. */
export interface FieldProps {
  /** Its key in the schema: its labels go by it. */
  readonly name: string
  readonly schema: Schema
  readonly labels: Readonly<Record<string, Message>>
  readonly value: Json
  readonly change: (value: Json) => void
}

/** A text, a number or one of several, without its label. */
export function PlainInput({
  id,
  name,
  schema,
  labels,
  value,
  optional = false,
  called,
  change,
}: FieldProps & { readonly id?: string; readonly optional?: boolean; readonly called?: string }) {
  const say = useSay()
  if (schema.enum !== undefined)
    return (
      <select
        id={id}
        aria-label={called}
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => change(event.target.value === '' && optional ? undefined : event.target.value)}
      >
        {optional && <option value="">–</option>}
        {schema.enum.map((each) => {
          const label = labels[`${name}.${each}`]
          return (
            <option key={each} value={each}>
              {label === undefined ? each : say(label)}
            </option>
          )
        })}
      </select>
    )
  if (schema.type === 'integer')
    return (
      <input
        id={id}
        aria-label={called}
        type="number"
        inputMode="numeric"
        min={schema.minimum}
        max={schema.maximum}
        value={typeof value === 'number' ? value : ''}
        onChange={({ target }) =>
          change(Number.isNaN(target.valueAsNumber) ? undefined : target.valueAsNumber)
        }
      />
    )
  return (
    <input
      id={id}
      aria-label={called}
      type="text"
      maxLength={schema.maxLength}
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => change(target.value === '' && optional ? undefined : target.value)}
    />
  )
}
