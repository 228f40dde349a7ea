import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import type { Standing } from '@opfor/kernel'
import { BoardPanel } from '../boards/board-panel.tsx'
import { isOnBoard } from '../boards/index.ts'
import { useSay } from '../text/language.tsx'
import { QuestionBar } from '../questions/question-bar.tsx'
import { LogPanel } from '../components/log-panel.tsx'
import { TopBar } from '../components/top-bar.tsx'
import { useWhy } from '../why/use-why.tsx'
import { useWakeLock } from '../device/use-wake-lock.ts'
import { ui } from '../text/words.ts'
import { answerAttempt, continueAttempt, loadAttempt, useAttempt } from './attempt.ts'
import './challenge.css'
import { AttemptMenu } from './attempt-menu.tsx'
import { challengeWords } from './words.ts'

/** An attempt at a challenge: played like a match on screen, but the server rolls the dice and there is no undo. */
export function AttemptScreen({ id }: { readonly id: string }) {
  const say = useSay()
  const { shown } = useAttempt()
  useEffect(() => {
    void loadAttempt(id)
  }, [id])
  useWakeLock()
  if (shown !== undefined) return <Playing match={shown} />
  return (
    <>
      <TopBar title={say(challengeWords.title)} back="/challenge" />
      <main className="page">
        <ConnectionError retry={() => void loadAttempt(id)} />
      </main>
    </>
  )
}

function Playing({ match }: { readonly match: Standing }) {
  const say = useSay()
  const { waiting } = useAttempt()
  const { game, situation, question, outcome, steps } = match
  const open = waiting || question?.to === 'chance' ? undefined : question
  const why = useWhy(match, match, true)
  const [more, setMore] = useState(false)
  return (
    <div className="match">
      <TopBar title={say(challengeWords.title)} back="/challenge">
        <button type="button" className="text-button" onClick={() => setMore(true)}>
          {say(ui.more)}
        </button>
      </TopBar>
      <main className="match-main">
        <section className="said-panel" aria-label={say(ui.whatHappened)}>
          <ConnectionError retry={() => void continueAttempt()} />
          {why.bar || <LogPanel match={match} why={why.button} />}
        </section>
        <BoardPanel
          game={game}
          situation={why.step?.situation ?? situation}
          question={why.step === undefined ? open : undefined}
          choose={(json) => void answerAttempt(json)}
          highlighted={why.step?.highlighted}
          dimmed={why.step?.dimmed}
        />
      </main>
      {open !== undefined ? (
        <QuestionBar
          question={open}
          onBoard={isOnBoard(game.id, open)}
          step={steps.length}
          entries={match.journal.entries.length}
          answer={(json) => void answerAttempt(json)}
        />
      ) : (
        <section className="thumb-bar question" data-step={outcome === undefined ? steps.length : undefined}>
          <h2 aria-live="polite">{say(outcome?.text ?? challengeWords.waiting)}</h2>
          {outcome !== undefined && <Ended />}
        </section>
      )}
      {why.sheet}
      {more && <AttemptMenu game={game.id} close={() => setMore(false)} />}
    </div>
  )
}

function Ended() {
  const say = useSay()
  const { counted } = useAttempt()
  return (
    <>
      {counted && <p role="status">{say(challengeWords.counted)}</p>}
      <Link href="/challenge" className="button big">
        {say(challengeWords.toBoard)}
      </Link>
    </>
  )
}

/** A connection error with a retry button. */
function ConnectionError({ retry }: { readonly retry: () => void }) {
  const say = useSay()
  const { problem } = useAttempt()
  if (problem === undefined) return undefined
  return (
    <div className="notice" role="alert">
      <p>{say(challengeWords.notReached, { problem })}</p>
      <button type="button" className="button" onClick={retry}>
        {say(challengeWords.again)}
      </button>
    </div>
  )
}
