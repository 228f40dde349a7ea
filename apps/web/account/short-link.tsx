import type { Journal } from '@opfor/kernel'
import { useState } from 'react'
import { useSay } from '../text/language.tsx'
import { Radios } from '../components/fields.tsx'
import { useAccount } from './account.ts'
import { createShortLink } from './links.ts'
import { accountWords } from './words.ts'

/** The match to link to. */
export interface ShortLinkProps {
  readonly journal: Journal
  readonly title: string
  readonly copy: (text: string) => void
}

/** Creates a short link on the server, if a player is signed in. */
export function ShortLink({ journal, title, copy }: ShortLinkProps) {
  const say = useSay()
  const { nickname } = useAccount()
  const [days, setDays] = useState<0 | 30>(0)
  const [link, setLink] = useState<string>()
  const [problem, setProblem] = useState<string>()
  if (nickname === undefined) return undefined
  const make = async (): Promise<void> => {
    const made = await createShortLink(journal, title, days === 0 ? undefined : days)
    if (made.ok) setLink(made.value)
    setProblem(made.ok ? undefined : made.problem === '' ? say(accountWords.away) : made.problem)
  }
  return (
    <section>
      <h3>{say(accountWords.short)}</h3>
      <p className="soft">{say(accountWords.shortIntro)}</p>
      {problem !== undefined && <p role="alert">{say(accountWords.notDone, { problem })}</p>}
      {link === undefined ? (
        <>
          <Radios
            title={say(accountWords.shortFor)}
            name="short-link"
            value={days}
            choices={[
              [0, say(accountWords.forEver)],
              [30, say(accountWords.forMonth)],
            ]}
            change={setDays}
          />
          <button type="button" className="button quiet" onClick={() => void make()}>
            {say(accountWords.shortLink)}
          </button>
        </>
      ) : (
        <>
          <input className="share-link" readOnly aria-label={say(accountWords.short)} value={link} />
          <button type="button" className="button quiet" onClick={() => copy(link)}>
            {say(accountWords.copyShort)}
          </button>
        </>
      )}
    </section>
  )
}
