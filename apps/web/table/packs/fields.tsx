import type { Json } from '@opfor/kernel'
import { useId, useState } from 'react'
import { NumberInput } from '../../ui/components/number-input.tsx'
import { FieldChips } from '../questions/field-chips.tsx'
import { useSay } from '../../ui/text/language.tsx'
import '../../ui/components/tools.css'
import './fields.css'
import { FieldProblem, useField } from './problems.tsx'
import { packWords } from './words.ts'

interface FieldProps {
  readonly label: string
  /** The path in the pack, for its problem: `classes[0].name`. */
  readonly at?: string | undefined
}

export function TextField({
  label,
  at,
  value,
  maxLength,
  change,
  onBlur,
}: FieldProps & {
  readonly value: string
  readonly maxLength: number
  readonly change: (to: string) => void
  readonly onBlur?: (() => void) | undefined
}) {
  const id = useId()
  const { problem, problemId, field } = useField<HTMLDivElement>(at)
  return (
    <div className="pack-field" ref={field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        maxLength={maxLength}
        value={value}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : problemId}
        onChange={({ target }) => change(target.value)}
        onBlur={onBlur}
      />
      <FieldProblem id={problemId} text={problem} />
    </div>
  )
}

interface Steps extends FieldProps {
  readonly value: Json
  readonly from: number
  readonly to: number
  readonly step?: number
  /** The first number of an empty field; by default the lowest. */
  readonly first?: number
}

/** Refuses a number out of bounds while it is typed. */
export function StepField({ change, ...steps }: Steps & { readonly change: (to: number) => void }) {
  return <Stepper {...steps} set={(to) => to !== undefined && change(to)} />
}

/** Below the lowest value the number is left out. */
export function OptionalStepField({
  change,
  ...steps
}: Steps & { readonly change: (to: number | undefined) => void }) {
  return <Stepper {...steps} isOptional set={change} />
}

function Stepper({
  label,
  at,
  value,
  from,
  to,
  step = 1,
  first = from,
  isOptional = false,
  set,
}: Steps & { readonly isOptional?: boolean; readonly set: (to: number | undefined) => void }) {
  const id = useId()
  const say = useSay()
  const { problem, problemId, field } = useField<HTMLDivElement>(at)
  // A typed number out of bounds; shown but not applied.
  const [refused, setRefused] = useState<number>()
  const current = typeof value === 'number' ? value : undefined
  const type = (typed: number): void => {
    const fits = typed >= from && typed <= to && (step !== 1 || Number.isInteger(typed))
    const isCleared = Number.isNaN(typed) && isOptional
    setRefused(fits || isCleared ? undefined : typed)
    if (fits || isCleared) set(fits ? typed : undefined)
  }
  const less = (): void => set(current === undefined || current <= from ? undefined : clamp(current - step))
  const more = (): void => set(current === undefined ? first : clamp(current + step))
  const clamp = (next: number): number => Math.min(to, Math.max(from, Math.round(next * 10) / 10))
  const told = refused !== undefined ? say(packWords.between, { from, to }) : problem
  return (
    <div className="pack-step" ref={field}>
      <label htmlFor={id}>{label}</label>
      <button
        type="button"
        className="board-tool"
        aria-label={`${label} −`}
        disabled={current === undefined || (current <= from && !isOptional)}
        onClick={less}
      >
        −
      </button>
      <NumberInput
        id={id}
        inputMode={step === 1 ? 'numeric' : 'decimal'}
        min={from}
        max={to}
        step={step}
        value={refused ?? value}
        onBlur={() => setRefused(undefined)}
        placeholder={isOptional ? '–' : undefined}
        aria-invalid={told !== undefined}
        aria-describedby={told === undefined ? undefined : problemId}
        change={type}
      />
      <button
        type="button"
        className="board-tool"
        aria-label={`${label} +`}
        disabled={current !== undefined && current >= to}
        onClick={more}
      >
        +
      </button>
      <FieldProblem id={problemId} text={told} />
    </div>
  )
}

interface Choice<T> {
  readonly value: T
  readonly text: string
}

export function ChipChoice<T extends string | number>({
  label,
  at,
  of,
  value,
  change,
}: FieldProps & {
  readonly of: readonly Choice<T>[]
  readonly value: T | undefined
  readonly change: (to: T) => void
}) {
  const { problem, problemId, field } = useField<HTMLFieldSetElement>(at)
  return (
    <fieldset className="pack-choice" ref={field}>
      <legend>{label}</legend>
      <FieldChips chips={of} value={value} change={(to) => change(to as T)} />
      <FieldProblem id={problemId} text={problem} />
    </fieldset>
  )
}

export function SelectField({
  label,
  at,
  of,
  value,
  change,
}: FieldProps & {
  readonly of: readonly Choice<string>[]
  readonly value: string
  readonly change: (to: string) => void
}) {
  const id = useId()
  const { problem, problemId, field } = useField<HTMLDivElement>(at)
  return (
    <div className="pack-field" ref={field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : problemId}
        onChange={({ target }) => change(target.value)}
      >
        {!of.some((each) => each.value === value) && <option value={value}>–</option>}
        {of.map((each) => (
          <option key={each.value} value={each.value}>
            {each.text}
          </option>
        ))}
      </select>
      <FieldProblem id={problemId} text={problem} />
    </div>
  )
}
