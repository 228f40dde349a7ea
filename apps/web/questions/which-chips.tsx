import type { Candidate, Json } from '@opfor/kernel'
import { useId, useState } from 'react'
import { useSay } from '../language.tsx'

const mostChips = 20

/** Several of a list as a field of a form: chips to tap where they are few, and otherwise names to type. */
export function WhichChips({
  name,
  options,
  value,
  change,
}: {
  readonly name: string
  readonly options: readonly Candidate[]
  readonly value: Json
  readonly change: (value: Json) => void
}) {
  const say = useSay()
  const list = useId()
  const [typed, setTyped] = useState('')
  const given = Array.isArray(value) ? (value as readonly string[]) : []
  const toggle = (id: string): void =>
    change(given.includes(id) ? given.filter((each) => each !== id) : [...given, id])
  const isTyped = options.length > mostChips
  const type = (text: string): void => {
    const found = options.find((option) => say(option.name).toLowerCase() === text.trim().toLowerCase())
    setTyped(found === undefined ? text : '')
    if (found !== undefined && !given.includes(found.id)) change([...given, found.id])
  }
  return (
    <>
      {isTyped && (
        <>
          <input aria-label={name} list={list} value={typed} onChange={({ target }) => type(target.value)} />
          <datalist id={list}>
            {options.map((option) => (
              <option key={option.id} value={say(option.name)} />
            ))}
          </datalist>
        </>
      )}
      <div className="form-chips">
        {options
          .filter(({ id }) => !isTyped || given.includes(id))
          .map((option) => (
            <button
              key={option.id}
              type="button"
              className="chip"
              aria-pressed={given.includes(option.id)}
              onClick={() => toggle(option.id)}
            >
              {say(option.name)}
            </button>
          ))}
      </div>
    </>
  )
}
