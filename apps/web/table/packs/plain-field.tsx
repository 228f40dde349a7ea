import type { Json, Message } from '@opfor/kernel'
import { createContext, type ReactNode, useContext } from 'react'
import { useSay } from '../../ui/text/language.tsx'
import { ChipChoice, OptionalStepField, SelectField, StepField, TextField } from './fields.tsx'
import { listIds, type Schema } from './schema.ts'

/** The complete pack that a form edits. */
export const WholePack = createContext<Json>(undefined)

/** The props of every form field. */
export interface FieldProps {
  /** Its key in the schema, also the key of its label. */
  readonly name: string
  /** Its path in the pack. */
  readonly at: string
  readonly schema: Schema
  readonly labels: Readonly<Record<string, Message>>
  readonly value: Json
  readonly change: (value: Json) => void
}

/** The props of a field with several values. */
export interface GroupProps extends FieldProps {
  readonly label: string
  /** Renders the fields of one value. */
  readonly fields: (item: Json, set: (to: Json) => void, at: string) => ReactNode
}

const maxChips = 4

/** A field for a text, a number or a choice. */
export function PlainField({
  name,
  at,
  schema,
  labels,
  value,
  label,
  optional = false,
  change,
  onBlur,
}: FieldProps & {
  readonly label: string
  readonly optional?: boolean
  /** Called when the text input loses focus. */
  readonly onBlur?: (() => void) | undefined
}) {
  const say = useSay()
  const pack = useContext(WholePack)
  const given = typeof value === 'string' ? value : ''
  if (schema.idsOf !== undefined) {
    const of = listIds(pack, schema.idsOf).map((each) => ({ value: each.id, text: each.name }))
    return <SelectField label={label} at={at} of={of} value={given} change={change} />
  }
  if (schema.enum !== undefined) {
    const named = schema.enum.map((each) => {
      const text = labels[`${name}.${each}`]
      return { value: each, text: text === undefined ? each : say(text) }
    })
    const of = optional ? [{ value: '', text: '–' }, ...named] : named
    const choose = (to: string): void => change(to === '' && optional ? undefined : to)
    return of.length > maxChips ? (
      <SelectField label={label} at={at} of={of} value={given} change={choose} />
    ) : (
      <ChipChoice label={label} at={at} of={of} value={given} change={choose} />
    )
  }
  if (schema.type === 'integer' || schema.type === 'number') {
    const { minimum: from = 0, maximum: to = 1000 } = schema
    const steps = { label, at, value, from, to, step: schema.type === 'integer' ? 1 : 0.1 }
    return optional ? (
      <OptionalStepField {...steps} change={change} />
    ) : (
      <StepField {...steps} change={change} />
    )
  }
  return (
    <TextField
      label={label}
      at={at}
      maxLength={schema.maxLength ?? 200}
      value={given}
      change={(to) => change(to === '' && optional ? undefined : to)}
      onBlur={onBlur}
    />
  )
}
