import { type Conversation, type Decision, lastMove } from '@opfor/kernel'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { BoardPanel } from '../boards/board-panel.tsx'
import { isOnBoard } from '../boards/index.ts'
import { Hint, useHint } from '../first-match/use-hint.ts'
import { CannotOpenScreen } from '../keeping/cannot-open.tsx'
import { WindowNotice } from '../keeping/window-notice.tsx'
import { useSay } from '../language.tsx'
import { type OpenMatch, useMatch } from '../match-store.ts'
import { HandOver } from '../parts/hand-over.tsx'
import { LookBar } from '../parts/look-bar.tsx'
import { QuestionBar } from '../parts/question-bar.tsx'
import { Said } from '../parts/said.tsx'
import type { Heard } from '../parts/told-since.ts'
import { TickList } from '../parts/tick-list.tsx'
import { TurnCheck } from '../parts/turn-check.tsx'
import { TopBar } from '../parts/top-bar.tsx'
import { ui } from '../words.ts'
import { CorrectSheet } from './correct-sheet.tsx'
import { HistorySheet } from './history-sheet.tsx'
import { MoreSheet } from './more-sheet.tsx'
import type { SheetName } from './sheet-name.ts'
import { SpotCheckSheet } from './spot-check-sheet.tsx'
import { useAwake } from '../use-awake.ts'
import { useStill } from '../use-still.ts'
import { type Showing, WhySheet } from './why-sheet.tsx'

const ShareSheet = lazy(async () => ({ default: (await import('../sharing/share-sheet.tsx')).ShareSheet }))

/** A match: what the opponent does, what to move, why, and the standing question within reach of a thumb. */
export function MatchScreen({ id }: { readonly id: string }) {
  const { open, cannot, load } = useMatch()
  useEffect(() => {
    void load(id)
  }, [id, load])
  useAwake()
  if (open !== undefined && open.kept.id === id) return <Playing open={open} />
  return <CannotOpenScreen cannot={cannot} />
}

function Playing({ open }: { readonly open: OpenMatch }) {
  const say = useSay()
  const { answer, correct, ticks, undo } = useMatch()
  const [sheet, setSheet] = useState<SheetName>()
  const [looking, setLooking] = useState<number>()
  const [showing, setShowing] = useState<Showing>()
  const { match, game } = open
  const then = looking === undefined ? undefined : match.look(looking)
  const heard = looking === undefined ? match : heardUntil(match, looking)
  const decisions = decisionsIn(heard)
  const question = then === undefined ? match.question : undefined
  useEffect(() => setLooking(undefined), [match.steps.length])
  const close = (): void => setSheet(undefined)
  const onBoard = isOnBoard(game.id, question, match.situation)
  const hint = useHint(match, onBoard)
  const isOfQuestion = hint !== undefined && hint !== 'ticks' && hint !== 'why' && hint !== 'undo'
  return useStill(
    <div className="match">
      <TopBar title={game.title} back="/">
        <button
          type="button"
          className="text-button"
          onClick={() => void undo()}
          disabled={match.steps.length === 0}
        >
          {say(ui.undo)}
        </button>
        <button type="button" className="text-button" onClick={() => setSheet('more')}>
          {say(ui.more)}
        </button>
      </TopBar>
      <main className="match-main">
        <section className="said-panel" aria-label={say(ui.whatHappened)}>
          {looking !== undefined && (
            <LookBar open={open} step={looking} question={then?.question} look={setLooking} />
          )}
          <WindowNotice />
          {showing === undefined ? (
            <>
              {ticks !== undefined && <TickList edits={ticks} game={game} situation={match.situation} />}
              <Said match={heard}>
                {decisions.length > 0 && (
                  <button type="button" className="button quiet" onClick={() => setSheet('why')}>
                    {say(ui.why)}
                  </button>
                )}
              </Said>
              {hint !== undefined && !isOfQuestion && (
                <Suspense>
                  <Hint name={hint} key={match.steps.length} />
                </Suspense>
              )}
              <TurnCheck open={open} correct={() => setSheet('correct')} />
            </>
          ) : (
            <ShowBar showing={showing} next={setShowing} />
          )}
        </section>
        <BoardPanel
          game={game}
          situation={then?.situation ?? match.situation}
          question={question}
          choose={(option) => question !== undefined && void answer(question, option)}
          correct={looking === undefined ? (edits) => void correct(edits) : undefined}
          lit={showing?.lit}
          dark={showing?.dark}
        />
      </main>
      {question !== undefined && showing === undefined && (
        <HandOver match={match} question={question}>
          <QuestionBar
            question={question}
            onBoard={onBoard}
            step={match.steps.length}
            tick={open.tick}
            hint={isOfQuestion ? hint : undefined}
          />
        </HandOver>
      )}
      {match.question === undefined && looking === undefined && (
        <section className="thumb-bar question">
          <h2>{match.outcome === undefined ? say(ui.over) : say(match.outcome.text)}</h2>
          <Link href={`/new/${game.id}`} className="button big">
            {say(ui.again)}
          </Link>
          <button type="button" className="button quiet" onClick={() => setSheet('share')}>
            {say(ui.share)}
          </button>
        </section>
      )}
      {sheet === 'why' && (
        <WhySheet
          decisions={decisions}
          match={match}
          close={close}
          show={(begun) => {
            close()
            setShowing(begun)
          }}
        />
      )}
      {sheet === 'history' && (
        <HistorySheet
          open={open}
          close={close}
          look={(step) => {
            close()
            setLooking(step)
          }}
        />
      )}
      {sheet === 'share' && (
        <Suspense>
          <ShareSheet match={match} kept={open.kept} close={close} />
        </Suspense>
      )}
      {sheet === 'correct' && <CorrectSheet open={open} close={close} />}
      {sheet === 'check' && <SpotCheckSheet open={open} close={close} correct={() => setSheet('correct')} />}
      {sheet === 'more' && <MoreSheet open={open} close={close} show={setSheet} />}
    </div>,
  )
}

/** As much of a match as had been heard after so many steps. */
function heardUntil(match: Conversation<unknown>, step: number): Heard {
  const { game, journal } = match
  const told = match.told.filter((one) => 'after' in one && one.after <= step)
  return { game, journal, told, steps: match.steps.slice(0, step) }
}

function decisionsIn(heard: Heard): readonly Decision[] {
  return lastMove(heard).flatMap((one) => (one.kind === 'decision' && !one.open ? [one] : []))
}

function ShowBar({
  showing,
  next,
}: {
  readonly showing: Showing
  readonly next: (to: Showing | undefined) => void
}) {
  const say = useSay()
  return (
    <div className="notice show" aria-live="polite">
      <p className="headline">{showing.text}</p>
      <div className="row">
        {showing.next !== undefined && (
          <button type="button" className="button" onClick={() => next(showing.next?.())}>
            {say(ui.next)}
          </button>
        )}
        <button type="button" className="text-button" onClick={() => next(undefined)}>
          {say(ui.close)}
        </button>
      </div>
    </div>
  )
}
