import { type TableValue, type Edit, isAllowedValue, type ValueOwner, formatValue } from '@opfor/kernel'
import { useId } from 'react'
import { useSay } from '../../ui/text/language.tsx'
import { Stepper } from './stepper.tsx'
import { correctionWords } from './words.ts'

type Value = number | string

/** Changes are entered here and applied later. */
export function Numbers({
  subject: { name = correctionWords.match, counters },
  ready,
  enter,
}: {
  readonly subject: ValueOwner
  readonly ready: readonly Edit[]
  readonly enter: (edits: readonly Edit[]) => void
}) {
  const say = useSay()
  const entered = ready.filter((edit) => 'set' in edit)
  const change = ({ id, value }: TableValue, to: Value): void => {
    const others = entered.filter(({ set }) => set !== id)
    enter(to === value ? others : [...others, { set: id, to }])
  }
  return (
    <>
      <h2>{say(name)}</h2>
      <div className="correcting-numbers">
        {counters.map((counter) => (
          <OneNumber
            key={counter.id}
            counter={counter}
            value={entered.find(({ set }) => set === counter.id)?.to ?? counter.value}
            change={(to) => change(counter, to)}
          />
        ))}
      </div>
    </>
  )
}

const maxButtons = 6

function OneNumber({
  counter,
  value,
  change,
}: {
  readonly counter: TableValue
  readonly value: Value
  readonly change: (to: Value) => void
}) {
  const say = useSay()
  const id = useId()
  const { name, shortName = name, allowedValues, range, several, unit } = counter
  const valueText = formatValue(counter, [], value)
  const label = say(shortName)
  if (range !== undefined && typeof value === 'number')
    return (
      <Stepper
        label={label}
        value={value}
        shown={typeof valueText === 'string' ? valueText : say(valueText)}
        parts={unit?.parts}
        between={range}
        change={change}
      />
    )
  if (several !== undefined) {
    const chosen = value === '' ? [] : String(value).split(' ')
    const toggled = (each: string): string =>
      several
        .map((one) => String(one.value))
        .filter((one) => chosen.includes(one) !== (one === each))
        .join(' ')
    return (
      <fieldset className="correcting-choice">
        <legend>{label}</legend>
        <div className="picks">
          {several.map((one) => (
            <button
              key={one.value}
              type="button"
              className="chip pick"
              aria-pressed={chosen.includes(String(one.value))}
              onClick={() => change(toggled(String(one.value)))}
            >
              {say(one.text)}
            </button>
          ))}
        </div>
      </fieldset>
    )
  }
  const values = (allowedValues ?? []).filter((each) => isAllowedValue(counter, each.value))
  if (values.length <= maxButtons)
    return (
      <fieldset className="correcting-choice">
        <legend>{label}</legend>
        <div className="picks">
          {values.map((each) => (
            <button
              key={each.value}
              type="button"
              className="chip pick"
              aria-pressed={each.value === value}
              onClick={() => change(each.value)}
            >
              {say(each.text)}
            </button>
          ))}
        </div>
      </fieldset>
    )
  return (
    <div className="correcting-choice">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={values.findIndex((each) => each.value === value)}
        onChange={({ target }) => change(values[Number(target.value)]?.value ?? value)}
      >
        {values.map((each, at) => (
          <option key={each.value} value={at}>
            {say(each.text)}
          </option>
        ))}
      </select>
    </div>
  )
}
