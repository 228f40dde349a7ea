import { type Conversation, type Edit, lastMove } from '@opfor/kernel'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { BoardPanel } from '../boards/board-panel.tsx'
import { isOnBoard } from '../boards/index.ts'
import { Hint, useHint } from '../first-match/use-hint.ts'
import { CannotOpenScreen } from '../keeping/cannot-open.tsx'
import { WindowNotice } from '../keeping/window-notice.tsx'
import { useSay } from '../language.tsx'
import { type OpenMatch, useMatch } from '../match-store.ts'
import { WithOwnTexts } from '../packs/with-own-texts.tsx'
import { HandOver } from '../parts/hand-over.tsx'
import { LookBar } from '../parts/look-bar.tsx'
import { QuestionBar } from '../parts/question-bar.tsx'
import { Said } from '../parts/said.tsx'
import type { Heard } from '../parts/told-since.ts'
import { TickList } from '../parts/tick-list.tsx'
import { TurnCheck } from '../parts/turn-check.tsx'
import { TopBar } from '../parts/top-bar.tsx'
import { useWhy } from './use-why.tsx'
import { ui } from '../words.ts'
import { HistorySheet } from './history-sheet.tsx'
import { MoreSheet } from './more-sheet.tsx'
import type { SheetName } from './sheet-name.ts'
import { SpotCheckSheet } from './spot-check-sheet.tsx'
import { useAwake } from '../use-awake.ts'
import { useStill } from '../use-still.ts'

const CorrectSheet = lazy(async () => ({ default: (await import('./correct-sheet.tsx')).CorrectSheet }))
const ShareSheet = lazy(async () => ({ default: (await import('../sharing/share-sheet.tsx')).ShareSheet }))

/** A match: what the opponent does, what to move, why, and the standing question within reach of a thumb. */
export function MatchScreen({ id }: { readonly id: string }) {
  const { open, cannot, load } = useMatch()
  useEffect(() => {
    void load(id)
  }, [id, load])
  useAwake()
  if (open !== undefined && open.kept.id === id)
    return (
      <WithOwnTexts game={open.game}>
        <Playing open={open} />
      </WithOwnTexts>
    )
  return <CannotOpenScreen cannot={cannot} />
}

function Playing({ open }: { readonly open: OpenMatch }) {
  const say = useSay()
  const { answer, answerFromSeed, correct, ticks, undo } = useMatch()
  const [sheet, setSheet] = useState<SheetName>()
  const [looking, setLooking] = useState<number>()
  const [refused, setRefused] = useState<string>()
  const { match, game } = open
  const then = looking === undefined ? undefined : match.look(looking)
  const heard = looking === undefined ? match : heardUntil(match, looking)
  const why = useWhy(match, heard)
  const question = then === undefined ? match.question : undefined
  useEffect(() => {
    setLooking(undefined)
    setRefused(undefined)
  }, [match.steps.length])
  const correctByHand = async (edits: readonly Edit[], taken?: () => void): Promise<void> => {
    const problem = await correct(edits)
    setRefused(problem)
    if (problem === undefined) taken?.()
  }
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
          {refused !== undefined && (
            <p role="alert" className="notice">
              {refused}
            </p>
          )}
          {why.bar || (
            <>
              {ticks?.done === false && (
                <TickList
                  before={ticks.before}
                  layout={game.layout(match.situation)}
                  step={match.steps.length}
                />
              )}
              <Said match={heard} why={why.button} inLine={ticks !== undefined} />
              {hint !== undefined && !isOfQuestion && (
                <Suspense>
                  <Hint name={hint} key={match.steps.length} />
                </Suspense>
              )}
              <TurnCheck open={open} correct={() => setSheet('correct')} />
            </>
          )}
        </section>
        <BoardPanel
          game={game}
          situation={then?.situation ?? match.situation}
          question={question}
          choose={(option) => question !== undefined && void answer(question, option)}
          correct={looking === undefined ? (edits, taken) => void correctByHand(edits, taken) : undefined}
          lit={why.lit}
          dark={why.dark}
          move={lastMove(heard)}
        />
      </main>
      {question !== undefined && why.lit === undefined && (
        <HandOver match={match} question={question}>
          <QuestionBar
            question={question}
            onBoard={onBoard}
            step={match.steps.length}
            tick={open.tick}
            hint={isOfQuestion ? hint : undefined}
            answer={(json) => void answer(question, json)}
            fromSeed={question.to === 'chance' ? () => void answerFromSeed(question) : undefined}
          />
        </HandOver>
      )}
      {match.question === undefined && looking === undefined && (
        <section className="thumb-bar question" aria-label={say(ui.over)}>
          <h2>{match.outcome === undefined ? say(ui.over) : say(match.outcome.text)}</h2>
          <Link href={`/new/${game.id}`} className="button big">
            {say(ui.again)}
          </Link>
          <button type="button" className="button quiet" onClick={() => setSheet('share')}>
            {say(ui.share)}
          </button>
        </section>
      )}
      {why.sheet}
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
      {sheet === 'correct' && (
        <Suspense>
          <CorrectSheet open={open} close={close} />
        </Suspense>
      )}
      {sheet === 'check' && <SpotCheckSheet open={open} close={close} correct={() => setSheet('correct')} />}
      {sheet === 'more' && (
        <MoreSheet
          open={open}
          close={close}
          show={setSheet}
          why={why.last.length === 0 ? undefined : () => why.ask(why.last)}
        />
      )}
    </div>,
  )
}

/** As much of a match as had been heard after so many steps. */
function heardUntil(match: Conversation<unknown>, step: number): Heard {
  const { game, journal } = match
  const told = match.told.filter((one) => 'after' in one && one.after <= step)
  return { game, journal, told, steps: match.steps.slice(0, step) }
}
