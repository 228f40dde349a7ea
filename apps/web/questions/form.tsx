import type { Entry, Json, NumberOf, Question } from '@opfor/kernel'
import { type ReactNode, useId, useState } from 'react'
import { useSay } from '../language.tsx'
import { NumberInput } from '../parts/number-input.tsx'
import { ui } from '../words.ts'
import type { Asked } from './asked.ts'
import { FieldChips } from './field-chips.tsx'
import './form.css'

const mostChips = 20

/** A form: each of its fields in a row, what is given pressed in, and one button. */
export function Form({
  question,
  answer,
  control,
}: Asked<Entry<Record<string, unknown>>> & {
  /** The control for a field that is neither a number nor a choice. */
  readonly control: (field: Question, change: (value: Json) => void) => ReactNode
}) {
  const say = useSay()
  const fields = Object.entries(question.fields)
  const [given, setGiven] = useState<Readonly<Record<string, Json>>>(() =>
    Object.fromEntries(
      fields.flatMap(([key, field]) =>
        question.proposal === undefined ? [] : [[key, field.write(question.proposal[key])]],
      ),
    ),
  )
  const ready = fields.every(([key, field]) => field.parse(given[key]).ok)
  return (
    <div className="form">
      {fields.map(([key, field]) => (
        <Field
          key={key}
          field={field}
          value={given[key]}
          change={(value) => setGiven((before) => ({ ...before, [key]: value }))}
          control={control}
        />
      ))}
      <button type="button" className="button big" disabled={!ready} onClick={() => answer(given)}>
        {say(ui.done)}
      </button>
    </div>
  )
}

interface FieldProps {
  readonly field: Question
  readonly value: Json
  readonly change: (value: Json) => void
  readonly control: (field: Question, change: (value: Json) => void) => ReactNode
}

function Field({ field, value, change, control }: FieldProps) {
  const say = useSay()
  const name = say(field.text)
  const chips = chipsOf(field)
  if (field.kind === 'number' && chips === undefined)
    return <Measured question={field as NumberOf} value={value} change={change} />
  return (
    <fieldset>
      <legend>{name}</legend>
      {chips === undefined ? (
        control(field, change)
      ) : (
        <FieldChips
          chips={chips.map(({ text, ...chip }) => ({
            ...chip,
            text: typeof text === 'string' ? text : say(text),
          }))}
          value={value}
          change={change}
        />
      )}
    </fieldset>
  )
}

interface Chip {
  readonly value: Json
  readonly text: string | Question['text']
}

/** The answers of a field that has few of them. */
function chipsOf(field: Question): readonly Chip[] | undefined {
  if (field.kind === 'yesNo')
    return [
      { value: true, text: ui.yes },
      { value: false, text: ui.no },
    ]
  if (field.kind === 'choice') return (field.options ?? []).map(({ id, name }) => ({ value: id, text: name }))
  if (field.kind !== 'number') return undefined
  const { from, to, step = 1 } = (field as NumberOf).range
  const count = Math.floor((to - from) / step) + 1
  if (count > mostChips) return undefined
  return Array.from({ length: count }, (_, at) => ({
    value: from + at * step,
    text: String(from + at * step),
  }))
}

/** A number out of many is typed. */
function Measured({
  question,
  value,
  change,
}: {
  readonly question: NumberOf
  readonly value: Json
  readonly change: (value: Json) => void
}) {
  const say = useSay()
  const id = useId()
  const { from, to, step = 1, unit } = question.range
  return (
    <div className="form-measured">
      <label htmlFor={id}>{say(question.text)}</label>
      <NumberInput id={id} min={from} max={to} step={step} value={value} change={change} />
      <span className="soft">{say(unit)}</span>
    </div>
  )
}
