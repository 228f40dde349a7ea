import type { Candidate, Json } from '@opfor/kernel'
import { useId, useState } from 'react'
import { useSay } from '../../../ui/text/language.tsx'
import { parseNames } from '../parse-names.ts'

const maxChips = 20

/** Chips if there are few options, otherwise names to type. */
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
  const isOffered = (id: string): boolean => options.some((option) => option.id === id)
  const given = (Array.isArray(value) ? (value as readonly string[]) : []).filter(isOffered)
  const isTyped = options.length > maxChips
  // Unparsed text becomes part of the answer and makes it invalid, so that it cannot be lost.
  const setAnswer = (ids: readonly string[], left: string): void => {
    setTyped(left)
    change([...new Set(ids), ...(left.trim() === '' ? [] : [left])])
  }
  const toggle = (id: string): void =>
    setAnswer(given.includes(id) ? given.filter((each) => each !== id) : [...given, id], typed)
  const addNames = (text: string): void => {
    const named = options.map((option) => ({ id: option.id, name: say(option.name) }))
    const { found, unknown } = parseNames(text, named)
    setAnswer([...given, ...found], unknown)
  }
  const type = (text: string): void => {
    const found = options.find((option) => say(option.name).toLowerCase() === text.trim().toLowerCase())
    if (found !== undefined) setAnswer([...given, found.id], '')
    else if (text.endsWith(',')) addNames(text)
    else setAnswer(given, text)
  }
  return (
    <>
      {isTyped && (
        <>
          <input
            aria-label={name}
            list={list}
            value={typed}
            aria-invalid={typed.trim() !== ''}
            onChange={({ target }) => type(target.value)}
            onBlur={() => {
              if (typed !== '') addNames(typed)
            }}
            onKeyDown={({ key }) => {
              if (key === 'Enter' && typed !== '') addNames(typed)
            }}
          />
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
