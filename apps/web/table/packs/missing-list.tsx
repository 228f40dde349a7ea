import type { Json, PackProblem } from '@opfor/kernel'
import { useState } from 'react'
import { useSay } from '../../ui/text/language.tsx'
import { namesOnTheWay } from './missing-in-pack.ts'
import { packWords } from './words.ts'

export function MissingList({
  pack,
  missing,
  seek,
}: {
  readonly pack: Json
  readonly missing: readonly PackProblem[]
  readonly seek: (at: string) => void
}) {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  const lead = (at: string): void => {
    setOpen(false)
    seek(at)
  }
  const items = missing.map(({ at, text }, index) => {
    const where = namesOnTheWay(pack, at).join(', ')
    const told = where === '' ? say(text) : say(packWords.missingAt, { where, problem: text })
    return (
      <li key={index}>
        {at === '' ? (
          told
        ) : (
          <button type="button" className="text-button" onClick={() => lead(at)}>
            {told}
          </button>
        )}
      </li>
    )
  })
  const count = say(packWords.missing, { count: missing.length })
  return (
    <details
      className="pack-missing"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <span role="status">{count}</span>
      </summary>
      <ul>{items}</ul>
    </details>
  )
}
