import { type Candidate, type Decision, whyNot } from '@opfor/kernel'
import { Fragment, useState } from 'react'
import { useSay, useSentence } from '../text/language.tsx'
import { whyWords } from './words.ts'

/** Why not each of these: the answer stands right below the button that was tapped. */
export function WhyNots({
  decision,
  among,
  take,
}: {
  readonly decision: Decision
  readonly among: readonly Candidate[]
  /** Takes one of them instead, where that can be. */
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
