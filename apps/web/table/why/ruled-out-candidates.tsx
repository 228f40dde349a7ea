import type { Decision, RuledOutCandidate } from '@opfor/kernel'
import { useState } from 'react'
import { useSay } from '../../ui/text/language.tsx'
import { matchesQuery } from '../reference/search.ts'
import { WhyNots } from './why-nots.tsx'
import { whyWords } from './words.ts'

const maxWithoutSearch = 12

/** Everything on the table that was not a candidate, each with its reason; searchable if there are many. */
export function RuledOutCandidates({
  decision,
  others,
}: {
  readonly decision: Decision
  readonly others: readonly RuledOutCandidate[]
}) {
  const say = useSay()
  const [query, setQuery] = useState('')
  if (others.length === 0) return <p role="status">{say(whyWords.nothingElse)}</p>
  const found = others.filter(({ name }) => matchesQuery(say(name), query))
  return (
    <div className="why-else">
      {others.length > maxWithoutSearch && (
        <label>
          <span>{say(whyWords.find)}</span>
          <input type="search" value={query} onChange={(event) => setQuery(event.target.value)} />
        </label>
      )}
      {found.length === 0 && <p role="status">{say(whyWords.notFound)}</p>}
      <WhyNots decision={decision} among={found} />
    </div>
  )
}
