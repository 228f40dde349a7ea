import type { Candidate, Json } from '@opfor/kernel'
import { useId, useState } from 'react'
import { useSay } from '../language.tsx'

/** One of many as a field of a form: its name is typed, as the label of a hex is. */
export function TypedChoice({
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
  const named = options.find(({ id }) => id === value)
  const [typed, setTyped] = useState(named === undefined ? '' : say(named.name))
  const type = (text: string): void => {
    setTyped(text)
    change(options.find((option) => say(option.name).toLowerCase() === text.trim().toLowerCase())?.id)
  }
  return (
    <label className="form-row">
      <span>{name}</span>
      <input
        list={list}
        value={typed}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => type(target.value)}
      />
      <datalist id={list}>
        {options.map((option) => (
          <option key={option.id} value={say(option.name)} />
        ))}
      </datalist>
    </label>
  )
}
