import { type LiveMatch, type Divergence, messages, formatRemainingSteps } from '@opfor/kernel'
import { useSay } from '../../ui/text/language.tsx'

export const divergedWords = messages('web.parted', {
  title: 'This match was played with older rules',
  holds:
    '{count, plural, =0 {None of its {of} steps match} one {# of its {of} steps matches} other {# of its {of} steps match}} the current rules. You see the position at that point.',
  playOn: 'Continue from here',
  staysKept: 'This starts a new match. The original is not changed.',
  since: 'Changed since: {change}',
  playedAfter: 'Played after that ({count, plural, one {# step} other {# steps}})',
  continued: '{name}, continued',
  goesOnFrom: 'This match continues “{name}”: {steps} of its {of} steps match the current rules.',
})

export function DivergenceDetails({
  match,
  divergence: { mismatch, changes, rest },
}: {
  readonly match: LiveMatch<unknown>
  readonly divergence: Divergence
}) {
  const say = useSay()
  const taken = match.steps.length
  return (
    <>
      <p>{say(divergedWords.holds, { count: taken, of: taken + rest.length })}</p>
      <ul>
        {mismatch.map((each) => (
          <li key={each.id}>{say(each)}</li>
        ))}
        {changes.map((change) => (
          <li key={change.id}>{say(divergedWords.since, { change })}</li>
        ))}
      </ul>
      {rest.length > 0 && (
        <details>
          <summary>{say(divergedWords.playedAfter, { count: rest.length })}</summary>
          <ol start={taken + 1}>
            {formatRemainingSteps(match, rest).map((each, at) => (
              <li key={at}>{say(each)}</li>
            ))}
          </ol>
        </details>
      )}
    </>
  )
}
