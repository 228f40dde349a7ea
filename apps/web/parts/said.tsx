import type { Conversation, Told } from '@opfor/kernel'
import { useSay } from '../language.tsx'
import { ui } from '../words.ts'

/** What was said since the person's last answer: the opponent's move in large letters, then what to move. */
export function Said({ match }: { readonly match: Conversation<unknown> }) {
  const say = useSay()
  const changes = sinceLastAnswer(match).flatMap((one) => (one.kind === 'change' ? [one] : []))
  const headlines = changes.filter((one) => one.tell.as === 'headline')
  const rest = changes.filter((one) => one.tell.as !== 'headline')
  const beside = match.game.besideBoard?.(match.journal.settings) === true
  return (
    <>
      <div aria-live="polite" className="headlines">
        {headlines.map((one, at) => (
          <p key={at} className="headline">
            {say(one.tell)}
          </p>
        ))}
      </div>
      {rest.length > 0 && beside && (
        <ul className="ticks" aria-label={say(ui.toMove)}>
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
        <details open={headlines.length === 0}>
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

function sinceLastAnswer(match: Conversation<unknown>): readonly Told<unknown>[] {
  const last = match.steps.findLastIndex((step) => 'q' in step && step.seat !== undefined)
  return match.told.filter((one) => 'after' in one && one.after > last)
}
