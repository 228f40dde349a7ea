import { type Decision, othersOf, summary } from '@opfor/kernel'
import { useState } from 'react'
import { useSay, useSentence } from '../text/language.tsx'
import { useMatch } from '../store/match-store.ts'
import { ui } from '../text/words.ts'
import { Candidates } from './candidates.tsx'
import { DecisionLines } from './decision-lines.tsx'
import { InReference } from './in-reference.tsx'
import { SomethingElse } from './something-else.tsx'
import { WhyNots } from './why-nots.tsx'
import { whyWords } from './words.ts'

/** A decision: a sentence, its lines, why not another one, and to decide it oneself. */
export function DecisionTold({
  game,
  decision,
  alone,
  close,
  onlyLooking,
}: {
  readonly game: string
  readonly decision: Decision
  /** There is no other to be explained. */
  readonly alone: boolean
  readonly close: () => void
  readonly onlyLooking: boolean
}) {
  const say = useSay()
  const sentence = useSentence()
  const { overrule } = useMatch()
  const [isDeciding, setDeciding] = useState(false)
  const [isElse, setElse] = useState(false)
  const others = decision.among.filter(({ id }) => id !== decision.chosen?.id)
  const take = (id: string): void => {
    close()
    void overrule(decision, id, say(whyWords.overruleReason))
  }
  return (
    <details className="decision" open={alone}>
      <summary>{sentence(summary(decision))}</summary>
      <DecisionLines
        decision={decision}
        around={(line, text) => (
          <InReference game={game} line={line}>
            {text}
          </InReference>
        )}
      />
      {others.length > 0 && <h3>{say(whyWords.others)}</h3>}
      <WhyNots decision={decision} among={others} take={onlyLooking ? undefined : take} />
      {decision.by.others !== undefined && (
        <button type="button" className="text-button" aria-expanded={isElse} onClick={() => setElse(!isElse)}>
          {say(whyWords.somethingElse)}
        </button>
      )}
      {isElse && <SomethingElse decision={decision} others={othersOf(decision)} />}
      {!onlyLooking && (
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
