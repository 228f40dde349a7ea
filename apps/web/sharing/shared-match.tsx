import { Conversation, fill, gameNamedIn, lastMove, type Message, parseKept, resume } from '@opfor/kernel'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { BoardPanel } from '../boards/board-panel.tsx'
import { useSay } from '../language.tsx'
import { journalUntil, keepJournal, progressOf } from '../match-store.ts'
import { Said } from '../parts/said.tsx'
import { StepArrows } from '../parts/step-arrows.tsx'
import { TopBar } from '../parts/top-bar.tsx'
import { type Showing, WhySheet } from '../screens/why-sheet.tsx'
import { openGame } from '../shelf.ts'
import { ui } from '../words.ts'
import { unpacked } from './link.ts'
import './sharing.css'
import { sharingWords } from './words.ts'

/** A match that a link holds in itself. */
export function SharedMatch({ packed }: { readonly packed: string }) {
  return <CameByLink read={() => unpacked(packed)} />
}

/** A match that came by a link: first to look at, at its position with its explanation, then to keep. */
export function CameByLink({ read }: { readonly read: () => Promise<string | undefined> }) {
  const say = useSay()
  const [match, setMatch] = useState<Conversation<unknown> | Message>()
  const [reading] = useState(() => read)
  useEffect(() => {
    void opened(reading).then(setMatch)
  }, [reading])
  if (match instanceof Conversation) return <Looking match={match} />
  return (
    <>
      <TopBar title={say(sharingWords.shared)} back="/" />
      <main className="page">
        {match !== undefined && (
          <p role="alert" className="notice">
            {say(sharingWords.cannotOpen, { problem: match })}
          </p>
        )}
      </main>
    </>
  )
}

/** The match that a link holds, or what is wrong with it. */
async function opened(read: () => Promise<string | undefined>): Promise<Conversation<unknown> | Message> {
  const text = await read()
  const named = text === undefined ? undefined : gameNamedIn(text)
  if (text === undefined || named?.ok !== true) return sharingWords.damaged
  const game = await openGame(named.value)
  if (game === undefined) return fill(sharingWords.unknownGame, { game: named.value })
  const kept = parseKept(game, text)
  const match = kept.ok ? resume(game, kept.value.journal) : kept
  return match.ok ? match.value : fill(sharingWords.doesNotFit, { problem: match.problem })
}

function Looking({ match: whole }: { readonly match: Conversation<unknown> }) {
  const say = useSay()
  const [, go] = useLocation()
  const [match, setMatch] = useState(whole)
  const [why, setWhy] = useState(false)
  const [showing, setShowing] = useState<Showing>()
  const { game, question, outcome, situation } = match
  const [step, steps] = [match.steps.length, whole.steps.length]
  const decisions = lastMove(match).flatMap((one) => (one.kind === 'decision' && !one.open ? [one] : []))
  const lookAt = (to: number): void => {
    const then = resume(game, journalUntil(whole, to))
    setShowing(undefined)
    setMatch(then.ok && to < steps ? then.value : whole)
  }
  const keep = async (): Promise<void> => {
    const id = await keepJournal(match.journal, game.title, progressOf(match))
    go(`/match/${id}`, { replace: true })
  }
  return (
    <div className="match">
      <TopBar title={game.title} back="/" />
      <main className="match-main">
        <section className="said-panel" aria-label={say(ui.whatHappened)}>
          <div className="notice">
            <h2>{say(sharingWords.shared)}</h2>
            <p>{say(sharingWords.sharedIntro, { step, steps })}</p>
            <div className="row">
              <StepArrows step={step} steps={steps} go={lookAt} />
              {decisions.length > 0 && (
                <button type="button" className="button quiet" onClick={() => setWhy(true)}>
                  {say(ui.why)}
                </button>
              )}
            </div>
          </div>
          {showing === undefined ? (
            <Said match={match} />
          ) : (
            <div className="notice" aria-live="polite">
              <p className="headline">{showing.text}</p>
              <button type="button" className="button" onClick={() => setShowing(showing.next?.())}>
                {say(showing.next === undefined ? ui.close : ui.next)}
              </button>
            </div>
          )}
        </section>
        <BoardPanel
          game={game}
          situation={situation}
          question={undefined}
          choose={() => undefined}
          lit={showing?.lit}
          dark={showing?.dark}
        />
      </main>
      <section className="thumb-bar question" data-step={step} aria-label={say(sharingWords.stands)}>
        <h2>{say(outcome?.text ?? question?.text ?? ui.over)}</h2>
        <button type="button" className="button big" onClick={() => void keep()}>
          {say(sharingWords.keepAsMine)}
        </button>
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
