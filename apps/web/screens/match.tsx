import { type Decision, lastMove } from '@opfor/kernel'
import { Suspense, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { boards } from '../boards/index.ts'
import { useSay } from '../language.tsx'
import { type OpenMatch, useMatch } from '../match-store.ts'
import { Said } from '../parts/said.tsx'
import { TickList } from '../parts/tick-list.tsx'
import { TopBar } from '../parts/top-bar.tsx'
import { QuestionControl } from '../questions/question.tsx'
import { ui } from '../words.ts'
import { CorrectSheet } from './correct-sheet.tsx'
import { HistorySheet } from './history-sheet.tsx'
import { MoreSheet } from './more-sheet.tsx'
import type { SheetName } from './sheet-name.ts'
import { SpotCheckSheet } from './spot-check-sheet.tsx'
import { useAwake } from '../use-awake.ts'
import { type Showing, WhySheet } from './why-sheet.tsx'

/** A match: what the opponent does, what to move, why, and the standing question within reach of a thumb. */
export function MatchScreen({ id }: { readonly id: string }) {
  const say = useSay()
  const { open, problem, load } = useMatch()
  useEffect(() => {
    void load(id)
  }, [id, load])
  useAwake()
  if (open !== undefined && open.kept.id === id) return <Playing open={open} />
  return (
    <>
      <TopBar title={say(ui.app)} back="/" />
      <main className="page">
        {problem !== undefined && (
          <p role="alert" className="notice">
            {problem === '' ? say(ui.noSuchMatch) : say(ui.broken, { problem })}
          </p>
        )}
      </main>
    </>
  )
}

function Playing({ open }: { readonly open: OpenMatch }) {
  const say = useSay()
  const { answer, answerFromSeed, ticks, undo } = useMatch()
  const [sheet, setSheet] = useState<SheetName>()
  const [looking, setLooking] = useState<number>()
  const [showing, setShowing] = useState<Showing>()
  const { match, game } = open
  const then = looking === undefined ? undefined : match.look(looking)
  const question = then === undefined ? match.question : undefined
  const Board = boards[game.id]
  const close = (): void => setSheet(undefined)
  const onBoard = Board !== undefined && question?.kind === 'choice' && (question.options?.length ?? 0) > 4
  const control = question !== undefined && (
    <QuestionControl
      question={question}
      answer={(json) => void answer(json)}
      fromSeed={question.to === 'chance' ? () => void answerFromSeed() : undefined}
    />
  )
  return (
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
            <LookBar open={open} step={looking} close={() => setLooking(undefined)} />
          )}
          {showing === undefined ? (
            <>
              {ticks !== undefined && <TickList edits={ticks} game={game} situation={match.situation} />}
              <Said match={match} key={match.steps.length} />
              {decisionsOf(open).length > 0 && (
                <button type="button" className="button quiet" onClick={() => setSheet('why')}>
                  {say(ui.why)}
                </button>
              )}
            </>
          ) : (
            <ShowBar showing={showing} next={setShowing} />
          )}
        </section>
        {Board !== undefined && (
          <section className="board-panel" aria-label={say(ui.board)}>
            <Suspense>
              <Board
                situation={then?.situation ?? match.situation}
                question={question}
                choose={(option) => void answer(option)}
                lit={showing?.lit}
                dark={showing?.dark}
              />
            </Suspense>
          </section>
        )}
      </main>
      {question !== undefined && showing === undefined && (
        <section
          className="thumb-bar question"
          aria-label={say(question.text)}
          data-step={match.steps.length}
          key={open.tick}
        >
          <h2>{say(question.text)}</h2>
          {onBoard ? (
            <details>
              <summary>{say(ui.tapBoard)}</summary>
              {control}
            </details>
          ) : (
            control
          )}
        </section>
      )}
      {match.question === undefined && looking === undefined && (
        <section className="thumb-bar question">
          <h2>{match.outcome === undefined ? say(ui.over) : say(match.outcome.text)}</h2>
          <Link href={`/new/${game.id}`} className="button big">
            {say(ui.again)}
          </Link>
        </section>
      )}
      {sheet === 'why' && (
        <WhySheet
          decisions={decisionsOf(open)}
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
      {sheet === 'correct' && <CorrectSheet open={open} close={close} />}
      {sheet === 'check' && <SpotCheckSheet open={open} close={close} correct={() => setSheet('correct')} />}
      {sheet === 'more' && <MoreSheet open={open} close={close} show={setSheet} />}
    </div>
  )
}

function decisionsOf(open: OpenMatch): readonly Decision[] {
  return lastMove(open.match).flatMap((one) => (one.kind === 'decision' && !one.open ? [one] : []))
}

function LookBar({
  open,
  step,
  close,
}: {
  readonly open: OpenMatch
  readonly step: number
  readonly close: () => void
}) {
  const say = useSay()
  const { backTo } = useMatch()
  return (
    <div className="notice" role="status">
      <p>{say(ui.look, { step, steps: open.match.steps.length })}</p>
      <div className="row">
        <button type="button" className="button" onClick={close}>
          {say(ui.backToNow)}
        </button>
        <button
          type="button"
          className="text-button"
          onClick={() => {
            close()
            void backTo(step)
          }}
        >
          {say(ui.goBackHere)}
        </button>
      </div>
    </div>
  )
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
