import { useState } from 'react'
import { useSay } from '../../ui/text/language.tsx'
import { correctionWords } from './words.ts'

const maxShown = 40
/** The number of items shown before a search. */
const defaultShown = 8

/** Returns at most `maxShown` matching items, and the number of further matches. */
export function filterByName<T extends { readonly name: string }>(
  all: readonly T[],
  typed: string,
): { readonly isLong: boolean; readonly shown: readonly T[]; readonly more: number } {
  if (all.length <= maxShown) return { isLong: false, shown: all, more: 0 }
  const words = typed.toLowerCase().split(/\s+/)
  const fitting = all.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)))
  const shown = fitting.slice(0, typed.trim() === '' ? defaultShown : maxShown)
  return { isLong: true, shown, more: fitting.length - shown.length }
}

export interface Pick {
  readonly id: string
  readonly name: string
  /** The place of the item, if that is not obvious. */
  readonly small?: string | undefined
  readonly choose: () => void
}

export function Picks({ picks }: { readonly picks: readonly Pick[] }) {
  const say = useSay()
  const [typed, setTyped] = useState('')
  const { isLong, shown, more } = filterByName(picks, typed)
  return (
    <>
      {isLong && (
        <input
          type="search"
          className="correcting-find"
          aria-label={say(correctionWords.find)}
          placeholder={say(correctionWords.find)}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      <div className="picks">
        {shown.map(({ id, name, small, choose }) => (
          <button key={id} type="button" className="chip pick" onClick={choose}>
            {name}
            {small !== undefined && <small>{small}</small>}
          </button>
        ))}
      </div>
      {more > 0 && <p className="soft">{say(correctionWords.unseen, { count: more })}</p>}
    </>
  )
}
