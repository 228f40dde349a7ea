import { type Candidate, type Decision, whyNot } from '@opfor/kernel'
import { Fragment, useState } from 'react'
import { useSay, useSentence } from '../../ui/text/language.tsx'
import { whyWords } from './words.ts'

/** "Why not" buttons for candidates; the answer appears below the button. */
export function WhyNots({
  decision,
  among,
  take,
}: {
  readonly decision: Decision
  readonly among: readonly Candidate[]
  /** Overrules with this candidate, if that is allowed. */
  readonly take?: ((id: string) => void) | undefined
}) {
  const say = useSay()
  const sentence = useSentence()
  const [asked, setAsked] = useState<string>()
  return (
    <div className="choices">
      {among.map(({ id, name }) => (
        <Fragment key={id}>
          <button
            type="button"
            className="choice"
            aria-expanded={asked === id}
            onClick={() => setAsked(asked === id ? undefined : id)}
          >
            {say(whyWords.whyNot, { name })}
          </button>
          {asked === id && (
            <div className="notice" role="status">
              <p>{sentence(whyNot(decision, id))}</p>
              {take !== undefined && (
                <button type="button" className="text-button" onClick={() => take(id)}>
                  {say(whyWords.overrule, { name })}
                </button>
              )}
            </div>
          )}
        </Fragment>
      ))}
    </div>
  )
}
