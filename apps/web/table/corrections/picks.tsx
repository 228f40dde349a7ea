import { useState } from 'react'
import { useSay } from '../../ui/text/language.tsx'
import { filterByName } from './filter-by-name.ts'
import { correctionWords } from './words.ts'

/** An item to pick. */
export interface Pick {
  readonly id: string
  readonly name: string
  /** Where it is, if that is not obvious. */
  readonly small?: string | undefined
  readonly choose: () => void
}

/** A list of items to pick from, with a search box if it is long. */
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
          <button key={id} type="button" className="pick" onClick={choose}>
            {name}
            {small !== undefined && <small>{small}</small>}
          </button>
        ))}
      </div>
      {more > 0 && <p className="soft">{say(correctionWords.unseen, { count: more })}</p>}
    </>
  )
}
