import { type Decision, othersOf, summary } from '@opfor/kernel'
import { useState } from 'react'
import { useSay, useSentence } from '../../ui/text/language.tsx'
import { useMatch } from '../../data/store/match-store.ts'
import { ui } from '../../ui/text/words.ts'
import { Candidates } from './candidates.tsx'
import { DecisionLines } from './decision-lines.tsx'
import { ReferenceLink } from './reference-link.tsx'
import { RuledOutCandidates } from './ruled-out-candidates.tsx'
import { WhyNots } from './why-nots.tsx'
import { whyWords } from './words.ts'

/** The details of a decision: its lines, why not another candidate, and overruling it. */
export function DecisionDetails({
  game,
  decision,
  isOnly,
  close,
  readOnly,
}: {
  readonly game: string
  readonly decision: Decision
  /** It is the only decision, so it is expanded. */
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
      <summary>{sentence(summary(decision))}</summary>
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
      {showsOthers && <RuledOutCandidates decision={decision} others={othersOf(decision)} />}
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
