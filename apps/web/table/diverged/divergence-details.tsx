import { type Conversation, type Departure, restTold } from '@opfor/kernel'
import { useSay } from '../../ui/text/language.tsx'
import { divergedWords } from './words.ts'

/** How a saved match diverges from the current rules, and the steps after that point. */
export function DivergenceDetails({
  match,
  divergence: { differs, changes, rest },
}: {
  readonly match: Conversation<unknown>
  readonly divergence: Departure
}) {
  const say = useSay()
  const taken = match.steps.length
  return (
    <>
      <p>{say(divergedWords.holds, { count: taken, of: taken + rest.length })}</p>
      <ul>
        {differs.map((each) => (
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
            {restTold(match, rest).map((each, at) => (
              <li key={at}>{say(each)}</li>
            ))}
          </ol>
        </details>
      )}
    </>
  )
}
