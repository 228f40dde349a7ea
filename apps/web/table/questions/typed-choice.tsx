import type { Candidate, Json } from '@opfor/kernel'
import { useEffect, useId, useState } from 'react'
import { useSay } from '../../ui/text/language.tsx'

/** The name is typed, or the option is tapped on the board. */
export function TypedChoice({
  name,
  options,
  value,
  change,
  onBoard,
}: {
  readonly name: string
  readonly options: readonly Candidate[]
  readonly value: Json
  readonly change: (value: Json) => void
  /** Undefined if the board cannot answer the field; `isNext` marks the active field. */
  readonly onBoard?: { readonly isNext: boolean; readonly take: () => void } | undefined
}) {
  const say = useSay()
  const list = useId()
  const named = options.find(({ id }) => id === value)
  const [typed, setTyped] = useState(named === undefined ? '' : say(named.name))
  useEffect(() => {
    if (named !== undefined) setTyped(say(named.name))
  }, [named])
  const type = (text: string): void => {
    setTyped(text)
    change(options.find((option) => say(option.name).toLowerCase() === text.trim().toLowerCase())?.id)
  }
  return (
    <label className={onBoard?.isNext === true ? 'form-row form-next' : 'form-row'}>
      <span>{name}</span>
      <input
        list={onBoard === undefined ? list : undefined}
        autoCapitalize={onBoard === undefined ? undefined : 'characters'}
        value={typed}
        aria-invalid={typed !== '' && named === undefined}
        onFocus={({ target }) => {
          target.select()
          onBoard?.take()
        }}
        onChange={({ target }) => type(target.value)}
      />
      {onBoard === undefined && (
        <datalist id={list}>
          {options.map((option) => (
            <option key={option.id} value={say(option.name)} />
          ))}
        </datalist>
      )}
    </label>
  )
}
