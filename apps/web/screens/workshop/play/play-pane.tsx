import type { SourcePosition, Sheet } from '@opfor/sheets'
import { findQuestionPosition } from '@opfor/sheets/editing'
import { useLayoutEffect, useRef, useState } from 'react'
import { BoardPanel } from '../../../table/boards/board-panel.tsx'
import { notPlayable } from '../../opponents/not-playable.ts'
import { QuestionBar } from '../../../table/questions/question-bar.tsx'
import { useSay, useSentence } from '../../../ui/text/language.tsx'
import { ui } from '../../../ui/text/words.ts'
import { workshopWords } from '../words.ts'
import { ChangeNotice } from './change-notice.tsx'
import { TurnLog } from './turn-log.tsx'
import { usePlay } from './use-play.ts'

/** Scrolls after each answer, not after an edit. */
function useNewestInView(steps: number | undefined) {
  const scroll = useRef<HTMLDivElement>(null)
  const before = useRef(steps)
  useLayoutEffect(() => {
    const isAnswered = before.current !== undefined && steps !== undefined && steps > before.current
    before.current = steps
    const newest = scroll.current?.querySelector('.workshop-log > li:last-child')
    if (!isAnswered || !newest) return
    const { top, bottom, height } = newest.getBoundingClientRect()
    const view = scroll.current?.getBoundingClientRect()
    if (view === undefined) return
    // Of a decision higher than the pane, shows the beginning.
    const by = height > view.height || top < view.top ? top - view.top : Math.max(0, bottom - view.bottom)
    scroll.current?.scrollBy({ top: by, behavior: 'instant' })
  }, [steps])
  return scroll
}

export function PlayPane({
  id,
  sheet,
  line,
  look,
  addExample,
}: {
  /** Of the saved sheet. */
  readonly id: string
  readonly sheet: Sheet | undefined
  /** The cursor's line. */
  readonly line: number
  readonly look: (at: SourcePosition) => void
  readonly addExample: (line: string) => void
}) {
  const say = useSay()
  const sentence = useSentence()
  const { playing, problem, answer, undo, restart } = usePlay(id, sheet)
  const [isBoardOpen, setBoardOpen] = useState(false)
  const scroll = useNewestInView(playing?.match.steps.length)
  if (sheet === undefined) return <p className="soft">{say(workshopWords.reading)}</p>
  const why = notPlayable(sheet)
  if (playing === undefined || why !== undefined)
    return <p className="soft">{why === undefined ? problem : say(why)}</p>
  const { standing, replay } = playing
  const { question, outcome } = standing
  const open = standing.log.findLast((one) => one.kind === 'decision' && one.open)
  const heading = open?.kind === 'decision' ? open.by.cite.heading : ''
  const asked = question && findQuestionPosition(sheet, question, heading)
  return (
    <>
      <div ref={scroll} className="workshop-scroll">
        <div className="row workshop-match">
          <p className="soft">{say(workshopWords.turnNumber, { turn: standing.turns + 1 })}</p>
          <button
            type="button"
            className="text-button"
            disabled={!standing.steps.some((step) => 'q' in step && step.by === 'person')}
            onClick={undo}
          >
            {say(workshopWords.answerAgain)}
          </button>
          <button type="button" className="text-button" onClick={restart}>
            {say(workshopWords.restart)}
          </button>
        </div>
        {problem !== '' && (
          <p role="alert" className="notice">
            {problem}
          </p>
        )}
        {replay !== undefined && <ChangeNotice replay={replay} sheet={sheet} look={look} />}
        <TurnLog standing={standing} sheet={sheet} line={line} look={look} addExample={addExample} />
        {outcome !== undefined && <p className="headline">{sentence(outcome.text)}</p>}
        <details
          className="workshop-board"
          open={isBoardOpen}
          onToggle={({ currentTarget }) => setBoardOpen(currentTarget.open)}
        >
          <summary>{say(ui.board)}</summary>
          {isBoardOpen && (
            <BoardPanel
              game={standing.game}
              open={{ id: 'workshop', match: standing }}
              situation={standing.situation}
              question={undefined}
              choose={() => undefined}
              correct={undefined}
              highlighted={undefined}
              dimmed={undefined}
              lastMove={[]}
              moves={undefined}
            />
          )}
        </details>
      </div>
      {question !== undefined && (
        <QuestionBar
          question={question}
          onBoard={false}
          step={standing.steps.length}
          entries={standing.journal.entries.length}
          answer={answer}
          above={
            asked && (
              <button type="button" className="workshop-link workshop-where" onClick={() => look(asked)}>
                {say(workshopWords.showLine, { line: asked.line })}
              </button>
            )
          }
        />
      )}
    </>
  )
}
