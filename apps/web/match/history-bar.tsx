import type { Question } from '@opfor/kernel'
import { useLocation } from 'wouter'
import { useSay } from '../text/language.tsx'
import { branchMatch, type OpenMatch, useMatch } from '../store/match-store.ts'
import { deferredWords } from '../text/deferred-words.ts'
import { StepArrows } from '../components/step-arrows.tsx'

/** Shown while viewing an earlier step: navigation, undo to here, and branching. */
export function HistoryBar({
  open,
  step,
  question,
  look,
}: {
  readonly open: OpenMatch
  readonly step: number
  readonly question: Question | undefined
  /** Shows another step; undefined for the current one. */
  readonly look: (step: number | undefined) => void
}) {
  const say = useSay()
  const [, go] = useLocation()
  const { undoTo } = useMatch()
  const branch = async (): Promise<void> => {
    const id = await branchMatch(open, step, say(deferredWords.branchOf, { name: open.record.name }))
    go(`/match/${id}`)
  }
  return (
    <div className="notice look-bar">
      <p role="status">{say(deferredWords.look, { step, steps: open.match.steps.length })}</p>
      {question !== undefined && (
        <p className="soft">{say(deferredWords.askedThen, { question: question.text })}</p>
      )}
      <div className="row">
        <StepArrows step={step} steps={open.match.steps.length} go={look} />
        <button type="button" className="button" onClick={() => look(undefined)}>
          {say(deferredWords.backToNow)}
        </button>
        <button
          type="button"
          className="text-button"
          onClick={() => {
            look(undefined)
            void undoTo(step)
          }}
        >
          {say(deferredWords.goBackHere)}
        </button>
        <button type="button" className="text-button" onClick={() => void branch()}>
          {say(deferredWords.branch)}
        </button>
      </div>
    </div>
  )
}
