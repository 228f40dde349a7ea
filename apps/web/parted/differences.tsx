import { type Conversation, type Departure, restTold } from '@opfor/kernel'
import { useSay } from '../text/language.tsx'
import { partedWords } from './words.ts'

/** What differs between a match as it was played and the rules as they are, and what was played after that. */
export function Differences({
  match,
  departs: { differs, changes, rest },
}: {
  readonly match: Conversation<unknown>
  readonly departs: Departure
}) {
  const say = useSay()
  const taken = match.steps.length
  return (
    <>
      <p>{say(partedWords.holds, { count: taken, of: taken + rest.length })}</p>
      <ul>
        {differs.map((each) => (
          <li key={each.id}>{say(each)}</li>
        ))}
        {changes.map((change) => (
          <li key={change.id}>{say(partedWords.since, { change })}</li>
        ))}
      </ul>
      {rest.length > 0 && (
        <details>
          <summary>{say(partedWords.playedAfter, { count: rest.length })}</summary>
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
