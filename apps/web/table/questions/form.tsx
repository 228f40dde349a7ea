import {
  type FormQuestion,
  visibleFields,
  type Json,
  type Message,
  type NumberQuestion,
  type Question,
} from '@opfor/kernel'
import { type ReactNode, useId, useState } from 'react'
import { deferredWords } from '../../ui/text/deferred-words.ts'
import { useSay } from '../../ui/text/language.tsx'
import { NumberInput } from '../../ui/components/number-input.tsx'
import { ui } from '../../ui/text/words.ts'
import type { QuestionProps } from './typed-answer.tsx'
import { GroupedChoice } from './which/grouped-choice.tsx'
import { CountRow } from './count-row.tsx'
import { FieldChips } from './field-chips.tsx'
import { useBoardFormFields } from './board-fields.ts'
import { TypedChoice } from './typed-choice.tsx'
import { WhichChips } from './which/which-chips.tsx'
import './form.css'

const maxChips = 20
const maxSideBySide = 3
const maxListed = 40
const minLongName = 24

/** Groups fields about the same subject under its name; one button submits all. */
export function Form({
  question,
  answer,
  control,
}: QuestionProps<FormQuestion<Record<string, unknown>>> & {
  readonly control: (field: Question, change: (value: Json) => void) => ReactNode
}) {
  const say = useSay()
  const proposed = (): Readonly<Record<string, Json>> =>
    Object.fromEntries(
      Object.entries(question.fields).flatMap(([key, field]) => {
        const likely = question.proposal === undefined ? field.proposal : question.proposal[key]
        return likely === undefined ? [] : [[key, field.write(likely)]]
      }),
    )
  const [answers, setAnswers] = useState(proposed)
  const asked = visibleFields(question.fields, answers)
  const fields = Object.entries(question.fields).filter(([key]) => asked.includes(key))
  // Fields that are not asked, or no longer, have their proposed value.
  const fullAnswer = { ...proposed(), ...Object.fromEntries(asked.map((key) => [key, answers[key]])) }
  const change = (key: string, value: Json): void => setAnswers((before) => ({ ...before, [key]: value }))
  const onBoard = useBoardFormFields(question.fields, change)
  const ready = question.parse(fullAnswer).ok
  return (
    <div className="form">
      {groupsOf(fields).map(({ of, members }) => {
        const rows = members.map(([key, field]) => (
          <Field
            key={key}
            field={field}
            value={answers[key]}
            change={(value) => change(key, value)}
            control={control}
            onBoard={
              onBoard.keys.includes(key)
                ? { isNext: key === onBoard.active, take: () => onBoard.activate(key) }
                : undefined
            }
          />
        ))
        if (of === undefined) return rows
        return (
          <div
            key={members[0]?.[0]}
            className={
              members.some(([, field]) => startsWithSubject(field)) ? 'form-group form-thing' : 'form-group'
            }
          >
            <h3>{say(of)}</h3>
            {rows}
          </div>
        )
      })}
      <button type="button" className="button big" disabled={!ready} onClick={() => answer(fullAnswer)}>
        {say(ui.done)}
      </button>
    </div>
  )
}

type NamedField = readonly [string, Question]

interface Group {
  readonly of: Message | undefined
  readonly members: readonly NamedField[]
}

function groupsOf(fields: readonly NamedField[]): readonly Group[] {
  const groups: Group[] = []
  for (const each of fields) {
    const of = subjectOf(each[1])
    const last = groups.at(-1)
    if (of !== undefined && last?.of?.id === of.id && JSON.stringify(last.of) === JSON.stringify(of))
      groups.splice(-1, 1, { of, members: [...last.members, each] })
    else groups.push({ of, members: [each] })
  }
  return groups
}

/** Read from the parameters of the field's text. */
function subjectOf(field: Question): Message | undefined {
  if (briefOf(field) === undefined && !startsWithSubject(field)) return undefined
  return Object.values(field.text.params ?? {}).find(
    (part): part is Message => typeof part === 'object' && 'id' in part,
  )
}

/** For texts such as `{tile}: where it goes`, whose answers need no label under the subject's heading. */
function startsWithSubject({ kind, text }: Question): boolean {
  return (kind === 'choice' || kind === 'which') && /^\{\w+\}: /.test(text.text)
}

function briefOf(field: Question): Message | undefined {
  return field.kind === 'number' ? (field as NumberQuestion).range.shortUnit : undefined
}

interface FieldProps {
  readonly field: Question
  readonly value: Json
  readonly change: (value: Json) => void
  readonly control: (field: Question, change: (value: Json) => void) => ReactNode
  readonly onBoard: { readonly isNext: boolean; readonly take: () => void } | undefined
}

function Field({ field, value, change, control, onBoard }: FieldProps) {
  const say = useSay()
  const name = say(field.text)
  const brief = briefOf(field)
  if (brief !== undefined)
    return (
      <CountRow
        name={name}
        brief={say(brief)}
        max={(field as NumberQuestion).range.to}
        value={value}
        change={change}
      />
    )
  const { options = [] } = field
  if (field.kind === 'which')
    return (
      <fieldset>
        <legend>{name}</legend>
        <WhichChips name={name} options={options} value={value} change={change} />
      </fieldset>
    )
  if (field.kind === 'choice' && options.length > 0 && options.every(({ under }) => under !== undefined))
    return <GroupedChoice name={name} options={options} value={value} change={change} />
  if (field.kind === 'choice' && (onBoard !== undefined || options.length > maxListed))
    return <TypedChoice name={name} options={options} value={value} change={change} onBoard={onBoard} />
  const chips = chipsOf(field)?.map(({ value: each, text }) => ({
    value: each,
    text: typeof text === 'string' ? text : say(text),
  }))
  if (field.kind === 'number' && chips === undefined)
    return <NumberRow question={field as NumberQuestion} value={value} change={change} />
  if (chips === undefined)
    return (
      <fieldset>
        <legend>{name}</legend>
        {control(field, change)}
      </fieldset>
    )
  if (field.kind === 'choice' && chips.length > maxSideBySide)
    return (
      <label
        className={chips.some(({ text }) => text.length > minLongName) ? 'form-row form-long' : 'form-row'}
      >
        <span>{name}</span>
        <select
          value={typeof value === 'string' ? value : ''}
          onChange={({ target }) => change(target.value)}
        >
          {value === undefined && <option value="">{say(deferredWords.choose)}</option>}
          {(field.options ?? []).map((option) => (
            <option key={option.id} value={option.id}>
              {say(option.name)}
            </option>
          ))}
        </select>
      </label>
    )
  if (field.kind === 'yesNo')
    return (
      <div className="form-row" role="group" aria-label={name}>
        <span>{name}</span>
        <FieldChips chips={chips} value={value} change={change} />
      </div>
    )
  return (
    <fieldset>
      <legend>{name}</legend>
      <FieldChips chips={chips} value={value} change={change} />
    </fieldset>
  )
}

interface Chip {
  readonly value: Json
  readonly text: string | Question['text']
}

/** Undefined if the answers are too many for chips. */
function chipsOf(field: Question): readonly Chip[] | undefined {
  if (field.kind === 'yesNo')
    return [
      { value: true, text: ui.yes },
      { value: false, text: ui.no },
    ]
  if (field.kind === 'choice') return (field.options ?? []).map(({ id, name }) => ({ value: id, text: name }))
  if (field.kind !== 'number') return undefined
  const { from, to, step = 1 } = (field as NumberQuestion).range
  const count = Math.floor((to - from) / step) + 1
  if (count > maxChips) return undefined
  return Array.from({ length: count }, (_, at) => ({
    value: from + at * step,
    text: String(from + at * step),
  }))
}

function NumberRow({
  question,
  value,
  change,
}: {
  readonly question: NumberQuestion
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
