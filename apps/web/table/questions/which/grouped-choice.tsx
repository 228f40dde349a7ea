import type { Candidate, Json, Message } from '@opfor/kernel'
import { useState } from 'react'
import { deferredWords } from '../../../ui/text/deferred-words.ts'
import { useSay } from '../../../ui/text/language.tsx'

const maxChips = 8

/** Asks for the heading first, then for the option. */
export function GroupedChoice({
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
  const groups = groupByHeading(options)
  const [opened, setOpened] = useState(groups.length === 1 ? groups[0]?.id : undefined)
  const selectedGroup = groups.find(({ members }) => members.some(({ id }) => id === value))
  const group = selectedGroup ?? groups.find(({ id }) => id === opened)
  const open = (id: string): void => {
    setOpened(id)
    const [only, ...more] = groups.find((each) => each.id === id)?.members ?? []
    change(more.length === 0 ? only?.id : undefined)
  }
  return (
    <fieldset className="form-under">
      <legend>{name}</legend>
      {groups.length > maxChips ? (
        <select aria-label={name} value={group?.id ?? ''} onChange={({ target }) => open(target.value)}>
          {group === undefined && <option value="">{say(deferredWords.choose)}</option>}
          {groups.map(({ id, heading }) => (
            <option key={id} value={id}>
              {say(heading)}
            </option>
          ))}
        </select>
      ) : (
        <div className="form-chips">
          {groups.map(({ id, heading }) => (
            <button
              key={id}
              type="button"
              className="chip"
              aria-pressed={id === group?.id}
              onClick={() => open(id)}
            >
              {say(heading)}
            </button>
          ))}
        </div>
      )}
      {group !== undefined && (
        <div className="form-chips form-names" role="group" aria-label={say(group.heading)}>
          {group.members.map((option) => (
            <button
              key={option.id}
              type="button"
              className="chip"
              aria-pressed={option.id === value}
              onClick={() => change(option.id)}
            >
              {say(option.under?.name ?? option.name)}
            </button>
          ))}
        </div>
      )}
    </fieldset>
  )
}

interface Group {
  readonly id: string
  readonly heading: Message
  readonly members: readonly Candidate[]
}

function groupByHeading(options: readonly Candidate[]): readonly Group[] {
  const groups = new Map<string, Group>()
  for (const option of options) {
    const heading = option.under?.heading ?? option.name
    const id = JSON.stringify(heading)
    groups.set(id, { id, heading, members: [...(groups.get(id)?.members ?? []), option] })
  }
  return [...groups.values()]
}
