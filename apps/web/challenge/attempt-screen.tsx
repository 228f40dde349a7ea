import { lastMove } from '@opfor/kernel'
import { Suspense, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { boards, isOnBoard } from '../boards/index.ts'
import { useSay } from '../language.tsx'
import { Said } from '../parts/said.tsx'
import { TopBar } from '../parts/top-bar.tsx'
import { QuestionControl } from '../questions/question.tsx'
import { type Showing, WhySheet } from '../screens/why-sheet.tsx'
import { useAwake } from '../use-awake.ts'
import { ui } from '../words.ts'
import { answerAttempt, goOn, loadAttempt, useAttempt } from './attempt.ts'
import './challenge.css'
import { challengeWords } from './words.ts'

/** An attempt at a challenge: played as any match on screen, but chance is the server's and nothing is taken back. */
export function AttemptScreen({ id }: { readonly id: string }) {
  const say = useSay()
  const { ranked, tick, waiting, problem, counted } = useAttempt()
  const [why, setWhy] = useState(false)
  const [listed, setListed] = useState(false)
  const [showing, setShowing] = useState<Showing>()
  useEffect(() => {
    void loadAttempt(id)
  }, [id])
  useAwake()
  const failed = problem !== undefined && (
    <div className="notice" role="alert">
      <p>{say(challengeWords.notReached, { problem })}</p>
      <button
        type="button"
        className="button"
        onClick={() => void (ranked === undefined ? loadAttempt(id) : goOn())}
      >
        {say(challengeWords.again)}
      </button>
    </div>
  )
  if (ranked === undefined)
    return (
      <>
        <TopBar title={say(challengeWords.title)} back="/challenge" />
        <main className="page">{failed}</main>
      </>
    )
  const match = ranked.conversation
  const { game, situation, question, outcome, steps } = match
  const Board = boards[game.id]
  const open = waiting || question?.to === 'chance' ? undefined : question
  const onBoard = isOnBoard(game.id, open, situation)
  const decisions = lastMove(match).flatMap((one) => (one.kind === 'decision' && !one.open ? [one] : []))
  const control = open !== undefined && (
    <QuestionControl key={tick} question={open} answer={(json) => void answerAttempt(json)} />
  )
  return (
    <div className="match">
      <TopBar title={say(challengeWords.title)} back="/challenge" />
      <main className="match-main">
        <section className="said-panel" aria-label={say(ui.whatHappened)}>
          {failed}
          {showing === undefined ? (
            <Said match={match}>
              {decisions.length > 0 && (
                <button type="button" className="button quiet" onClick={() => setWhy(true)}>
                  {say(ui.why)}
                </button>
              )}
            </Said>
          ) : (
            <div className="notice" aria-live="polite">
              <p className="headline">{showing.text}</p>
              <button type="button" className="button" onClick={() => setShowing(showing.next?.())}>
                {say(showing.next === undefined ? ui.close : ui.next)}
              </button>
            </div>
          )}
        </section>
        {Board !== undefined && (
          <section className="board-panel" aria-label={say(ui.board)}>
            <Suspense>
              <Board
                situation={situation}
                question={open}
                choose={(json) => void answerAttempt(json)}
                lit={showing?.lit}
                dark={showing?.dark}
              />
            </Suspense>
          </section>
        )}
      </main>
      <section className="thumb-bar question" data-step={outcome === undefined ? steps.length : undefined}>
        <h2 aria-live="polite">
          {say(outcome?.text ?? (open === undefined ? challengeWords.waiting : open.text))}
        </h2>
        {onBoard ? (
          <details open={listed} onToggle={(event) => setListed(event.currentTarget.open)}>
            <summary>{say(ui.tapBoard)}</summary>
            {control}
          </details>
        ) : (
          control
        )}
        {outcome !== undefined && (
          <>
            {counted && <p role="status">{say(challengeWords.counted)}</p>}
            <Link href="/challenge" className="button big">
              {say(challengeWords.toBoard)}
            </Link>
          </>
        )}
      </section>
      {why && (
        <WhySheet
          decisions={decisions}
          match={match}
          onlyLooking
          close={() => setWhy(false)}
          show={(begun) => {
            setWhy(false)
            setShowing(begun)
          }}
        />
      )}
    </div>
  )
}
