import { type Decision, excludedCandidates, type ExcludedPiece, summarizeDecision } from '@opfor/kernel'
import { useState } from 'react'
import { useMatch } from '../../data/store/match-store.ts'
import { useSay, useSentence } from '../../ui/text/language.tsx'
import { ui } from '../../ui/text/words.ts'
import { matchesQuery } from '../reference/search.ts'
import { Candidates } from './candidates.tsx'
import { DecisionLines } from './decision-lines.tsx'
import { ReferenceLink } from './reference-link.tsx'
import { WhyNots } from './why-nots.tsx'
import { whyWords } from './words.ts'

const maxWithoutSearch = 12

/** Everything that was not a candidate, each with its reason; searchable if there are many. */
function RuledOutCandidates({
  decision,
  others,
}: {
  readonly decision: Decision
  readonly others: readonly ExcludedPiece[]
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

export function DecisionDetails({
  game,
  decision,
  isOnly,
  close,
  readOnly,
}: {
  readonly game: string
  readonly decision: Decision
  /** An only decision is expanded. */
  readonly isOnly: boolean
  readonly close: () => void
  readonly readOnly: boolean
}) {
  const say = useSay()
  const sentence = useSentence()
  const { overrule } = useMatch()
  const [isDeciding, setDeciding] = useState(false)
  const [showsOthers, setShowsOthers] = useState(false)
  const others = decision.among.filter(({ id }) => id !== decision.chosen?.id)
  const take = (id: string): void => {
    close()
    void overrule(decision, id, say(whyWords.overruleReason))
  }
  return (
    <details className="decision" open={isOnly}>
      <summary>{sentence(summarizeDecision(decision))}</summary>
      <DecisionLines
        decision={decision}
        wrapLine={(line, text) => (
          <ReferenceLink game={game} line={line}>
            {text}
          </ReferenceLink>
        )}
      />
      {others.length > 0 && <h3>{say(whyWords.others)}</h3>}
      <WhyNots decision={decision} among={others} take={readOnly ? undefined : take} />
      {decision.by.others !== undefined && (
        <button
          type="button"
          className="text-button"
          aria-expanded={showsOthers}
          onClick={() => setShowsOthers(!showsOthers)}
        >
          {say(whyWords.somethingElse)}
        </button>
      )}
      {showsOthers && <RuledOutCandidates decision={decision} others={excludedCandidates(decision)} />}
      {!readOnly && (
        <button
          type="button"
          className="text-button"
          aria-expanded={isDeciding}
          onClick={() => setDeciding(!isDeciding)}
        >
          {say(ui.decideMyself)}
        </button>
      )}
      {isDeciding && <Candidates decision={decision} close={close} />}
    </details>
  )
}
