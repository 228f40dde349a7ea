import { useLocation } from 'wouter'
import { useSay } from '../../ui/text/language.tsx'
import { branchMatch } from '../../data/store/new-match.ts'
import type { OpenMatch } from '../../data/store/open-match.ts'
import { useMatch } from '../../data/store/match-store.ts'
import { deferredWords } from '../../ui/text/deferred-words.ts'
import { StepArrows } from '../../ui/components/step-arrows.tsx'
import { historyWords } from './words.ts'
import { type PastMove, pastMove } from '../../data/store/past-move.ts'
import './history-bar.css'

export function HistoryBar({
  open,
  past: { number, moves, step },
  look,
}: {
  readonly open: OpenMatch
  readonly past: PastMove
  /** Undefined shows the current position. */
  readonly look: (past: PastMove | undefined) => void
}) {
  const say = useSay()
  const [, go] = useLocation()
  const { undoTo } = useMatch()
  const branch = async (): Promise<void> => {
    const id = await branchMatch(open, step, say(deferredWords.branchOf, { name: open.record.name }))
    go(`/match/${id}`)
  }
  return (
    <section className="thumb-bar look-bar" aria-label={say(deferredWords.history)}>
      <div className="row">
        <p role="status">{say(historyWords.look, { number, moves })}</p>
        <StepArrows step={number} first={1} steps={moves} go={(to) => look(pastMove(open.match, to))} />
      </div>
      <button type="button" className="button big" onClick={() => look(undefined)}>
        {say(historyWords.backToNow)}
      </button>
      <div className="row">
        <button
          type="button"
          className="text-button"
          onClick={() => {
            look(undefined)
            void undoTo(step)
          }}
        >
          {say(historyWords.goBackHere)}
        </button>
        <button type="button" className="text-button" onClick={() => void branch()}>
          {say(historyWords.branch)}
        </button>
      </div>
    </section>
  )
}
