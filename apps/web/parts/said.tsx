import type { ReactNode } from 'react'
import { useSay } from '../language.tsx'
import { Speaker } from '../speech/speaker.tsx'
import { useAloud } from '../speech/use-aloud.ts'
import { useInSight } from './use-in-sight.ts'
import { ui } from '../words.ts'
import { type Heard, toldSince } from './told-since.ts'

/** What was said since the person's last answer: the opponent's move in large letters, then what to move. */
export function Said({
  match,
  children,
}: {
  readonly match: Heard
  /** What can be done about it. */
  readonly children?: ReactNode
}) {
  const say = useSay()
  const { last, headlines, rest, beside, aloud } = toldSince(match)
  const heard = aloud.map((one) => say(one.tell)).join(' ')
  useAloud(heard, match.steps.length)
  const sentence = useInSight(last, headlines.length)
  return (
    <>
      <div aria-live="polite" className="headlines" ref={sentence}>
        {headlines.map((one, at) => (
          <p key={`${last} ${at}`} className="headline">
            {say(one.tell)}
          </p>
        ))}
      </div>
      <div className="row">
        {children}
        {heard !== '' && <Speaker text={heard} />}
      </div>
      {rest.length > 0 && beside && (
        <ul className="ticks" aria-label={say(ui.toMove)} key={last}>
          {rest.map((one, at) => (
            <li key={at} className={one.tell.as === 'aside' ? 'soft' : undefined}>
              {one.tell.as === 'aside' ? (
                say(one.tell)
              ) : (
                <label>
                  <input type="checkbox" /> <span>{say(one.tell)}</span>
                </label>
              )}
            </li>
          ))}
        </ul>
      )}
      {rest.length > 0 && !beside && (
        <details open={headlines.length === 0} key={`${last} all`}>
          <summary>{say(ui.whatHappened)}</summary>
          <ul className="ticks plain">
            {rest.map((one, at) => (
              <li key={at}>{say(one.tell)}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
