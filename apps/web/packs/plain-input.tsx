import type { Json, Message } from '@opfor/kernel'
import { createContext, type ReactNode, useContext } from 'react'
import { useSay } from '../text/language.tsx'
import { NumberInput } from '../components/number-input.tsx'
import { listIds, type Schema } from './schema.ts'

/** The complete pack that a form edits. */
export const WholePack = createContext<Json>(undefined)

/** The props of every form field. */
export interface FieldProps {
  /** Its key in the schema, also the key of its label. */
  readonly name: string
  readonly schema: Schema
  readonly labels: Readonly<Record<string, Message>>
  readonly value: Json
  readonly change: (value: Json) => void
}

/** The props of a field with several values. */
export interface GroupProps extends FieldProps {
  readonly label: string
  /** Renders the fields of one value. */
  readonly fields: (item: Json, set: (to: Json) => void) => ReactNode
}

/** An input for a text, a number or an enum, without its label. */
export function PlainInput({
  id,
  name,
  schema,
  labels,
  value,
  optional = false,
  label,
  change,
  onBlur,
}: FieldProps & {
  readonly id?: string
  readonly optional?: boolean
  readonly label?: string
  /** Called when the text input loses focus. */
  readonly onBlur?: (() => void) | undefined
}) {
  const say = useSay()
  const pack = useContext(WholePack)
  if (schema.idsOf !== undefined) {
    const known = listIds(pack, schema.idsOf)
    const given = typeof value === 'string' ? value : ''
    const isKnown = known.some((each) => each.id === given)
    return (
      <select id={id} aria-label={label} value={given} onChange={({ target }) => change(target.value)}>
        {!isKnown && <option value={given}>{given === '' ? '–' : given}</option>}
        {known.map((each) => (
          <option key={each.id} value={each.id}>
            {each.name}
          </option>
        ))}
      </select>
    )
  }
  if (schema.enum !== undefined)
    return (
      <select
        id={id}
        aria-label={label}
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
  if (schema.type === 'integer' || schema.type === 'number')
    return (
      <NumberInput
        id={id}
        aria-label={label}
        inputMode={schema.type === 'integer' ? 'numeric' : 'decimal'}
        step={schema.type === 'integer' ? 1 : 'any'}
        min={schema.minimum}
        max={schema.maximum}
        value={value}
        change={(typed) => change(Number.isNaN(typed) ? undefined : typed)}
      />
    )
  return (
    <input
      id={id}
      aria-label={label}
      type="text"
      maxLength={schema.maxLength}
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => change(target.value === '' && optional ? undefined : target.value)}
      onBlur={onBlur}
    />
  )
}
