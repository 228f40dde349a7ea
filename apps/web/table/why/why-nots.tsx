import { type Candidate, type Decision, explainWhyNot } from '@opfor/kernel'
import { Fragment, useState } from 'react'
import { useSay, useSentence } from '../../ui/text/language.tsx'
import { whyWords } from './words.ts'

/** The answer appears below the button. */
export function WhyNots({
  decision,
  among,
  take,
}: {
  readonly decision: Decision
  readonly among: readonly Candidate[]
  /** Undefined if overruling is not allowed. */
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
              <p>{sentence(explainWhyNot(decision, id))}</p>
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
