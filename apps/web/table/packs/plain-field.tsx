import type { Json, Message } from '@opfor/kernel'
import { createContext, type ReactNode, useContext } from 'react'
import { useSay } from '../../ui/text/language.tsx'
import { ChipChoice, OptionalStepField, SelectField, StepField, TextField } from './fields.tsx'
import { listIds, type Schema } from './schema.ts'

export const WholePack = createContext<Json>(undefined)

export interface FieldProps {
  /** The key in the schema and of the label. */
  readonly name: string
  /** The path in the pack. */
  readonly at: string
  readonly schema: Schema
  readonly labels: Readonly<Record<string, Message>>
  readonly value: Json
  readonly change: (value: Json) => void
}

export interface GroupProps extends FieldProps {
  readonly label: string
  readonly fields: (item: Json, set: (to: Json) => void, at: string) => ReactNode
}

const maxChips = 4

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
