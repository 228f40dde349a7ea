import { type Conversation, type Edit, lastMove } from '@opfor/kernel'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { BoardPanel } from '../boards/board-panel.tsx'
import { isOnBoard } from '../boards/index.ts'
import { Hint, useHint } from '../first-match/use-hint.ts'
import { useSay } from '../text/language.tsx'
import { type OpenMatch, useMatch } from '../store/match-store.ts'
import { WithOwnTexts } from '../parts/with-own-texts.tsx'
import { HandOver } from './hand-over.tsx'
import { QuestionBar } from '../questions/question-bar.tsx'
import { Said } from '../parts/said.tsx'
import { hasReasons } from '../store/reasons.ts'
import type { HeardMatch } from '../store/told-since.ts'
import { TopBar } from '../parts/top-bar.tsx'
import { usePreferences } from '../device/preferences.ts'
import { useWhy } from '../why/use-why.tsx'
import { ui } from '../text/words.ts'
import type { SheetName } from './sheet-name.ts'
import { useAwake } from '../device/use-awake.ts'
import { useStill } from '../store/use-still.ts'

const CannotOpenScreen = lazy(async () => ({
  default: (await import('../keeping/cannot-open.tsx')).CannotOpenScreen,
}))
const PartedScreen = lazy(async () => ({
  default: (await import('../parted/parted-screen.tsx')).PartedScreen,
}))
const WindowNotice = lazy(async () => ({
  default: (await import('../keeping/window-notice.tsx')).WindowNotice,
}))
const LookBar = lazy(async () => ({ default: (await import('./look-bar.tsx')).LookBar }))
const TickList = lazy(async () => ({ default: (await import('./tick-list.tsx')).TickList }))
const TurnCheck = lazy(async () => ({ default: (await import('./turn-check.tsx')).TurnCheck }))
const ActingStrip = lazy(async () => ({ default: (await import('./acting-strip.tsx')).ActingStrip }))
const HistorySheet = lazy(async () => ({ default: (await import('./history-sheet.tsx')).HistorySheet }))
const MoreSheet = lazy(async () => ({ default: (await import('./more-sheet.tsx')).MoreSheet }))
const SpotCheckSheet = lazy(async () => ({
  default: (await import('./spot-check-sheet.tsx')).SpotCheckSheet,
}))
const CorrectMatch = lazy(async () => ({
  default: (await import('../correcting/correct-match.tsx')).CorrectMatch,
}))
const ShareSheet = lazy(async () => ({ default: (await import('../sharing/share-sheet.tsx')).ShareSheet }))

/** A match: what the opponent does, what to move, why, and the standing question within reach of a thumb. */
export function MatchScreen({ id }: { readonly id: string }) {
  const say = useSay()
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
  if (cannot?.id !== id) return <TopBar title={say(ui.app)} back="/" />
  return (
    <Suspense>
      {cannot.parted === undefined ? (
        <CannotOpenScreen cannot={cannot} />
      ) : (
        <PartedScreen parted={cannot.parted} />
      )}
    </Suspense>
  )
}

function Playing({ open }: { readonly open: OpenMatch }) {
  const say = useSay()
  const { answer, answerFromSeed, correct, notice, refused: notTaken, ticks, undo } = useMatch()
  const [sheet, setSheet] = useState<SheetName>()
  const [looking, setLooking] = useState<number>()
  const [refused, setRefused] = useState<string>()
  const { check } = usePreferences()
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
  const piece = question && game.acting?.(match.situation, question, lastMove(match))
  const onBoard = isOnBoard(game.id, question, match.situation)
  const hint = useHint(match, onBoard)
  const isOfQuestion = hint !== undefined && hint !== 'ticks' && hint !== 'why' && hint !== 'undo'
  const screen = (
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
            <Suspense>
              <LookBar open={open} step={looking} question={then?.question} look={setLooking} />
            </Suspense>
          )}
          {notice !== undefined && (
            <Suspense>
              <WindowNotice />
            </Suspense>
          )}
          {(refused ?? notTaken) !== undefined && (
            <p role="alert" className="notice">
              {refused ?? notTaken}
            </p>
          )}
          {why.bar || (
            <>
              {ticks?.done === false && (
                <Suspense>
                  <TickList
                    key={match.steps.length}
                    ticks={ticks}
                    layout={game.layout(match.situation)}
                    step={match.steps.length}
                  />
                </Suspense>
              )}
              <Said match={heard} why={why.button} inLine={ticks !== undefined} />
              {hint !== undefined && !isOfQuestion && (
                <Suspense>
                  <Hint name={hint} key={match.steps.length} />
                </Suspense>
              )}
              {check && (
                <Suspense>
                  <TurnCheck open={open} correct={() => setSheet('correct')} />
                </Suspense>
              )}
            </>
          )}
        </section>
        <BoardPanel
          game={game}
          situation={why.shown?.situation ?? then?.situation ?? match.situation}
          question={why.shown === undefined ? question : undefined}
          choose={(option) => question !== undefined && void answer(question, option)}
          correct={
            looking === undefined && why.shown === undefined
              ? (edits, taken) => void correctByHand(edits, taken)
              : undefined
          }
          lit={why.shown?.lit}
          dark={why.shown?.dark}
          move={lastMove(heard)}
        />
      </main>
      {question !== undefined && why.shown === undefined && (
        <HandOver match={match} question={question}>
          <QuestionBar
            question={question}
            onBoard={onBoard}
            step={match.steps.length}
            tick={open.tick}
            hint={isOfQuestion ? hint : undefined}
            above={
              piece && (
                <Suspense>
                  <ActingStrip piece={piece} />
                </Suspense>
              )
            }
            answer={(json) => void answer(question, json)}
            fromSeed={question.to === 'chance' ? () => void answerFromSeed(question) : undefined}
          />
        </HandOver>
      )}
      {match.question === undefined && looking === undefined && (
        <section className="thumb-bar question" aria-label={say(ui.over)}>
          <h2>{match.outcome === undefined ? say(ui.over) : say(match.outcome.text)}</h2>
          <div className="board-answer" />
          <Link href={`/new/${game.id}`} className="button big">
            {say(ui.again)}
          </Link>
          <button type="button" className="button quiet" onClick={() => setSheet('share')}>
            {say(ui.share)}
          </button>
        </section>
      )}
      {why.sheet}
      <Suspense>
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
        {sheet === 'share' && <ShareSheet match={match} kept={open.kept} close={close} />}
        {sheet === 'check' && (
          <SpotCheckSheet open={open} close={close} correct={() => setSheet('correct')} />
        )}
        {sheet === 'more' && (
          <MoreSheet
            open={open}
            close={close}
            show={setSheet}
            why={hasReasons(why.last) ? () => why.ask(why.last) : undefined}
          />
        )}
      </Suspense>
    </div>
  )
  return useStill(
    sheet === 'correct' ? (
      <Suspense
        fallback={
          <div inert className="as-it-was">
            {screen}
          </div>
        }
      >
        <CorrectMatch open={open} close={close} />
      </Suspense>
    ) : (
      screen
    ),
  )
}

/** As much of a match as had been heard after so many steps. */
function heardUntil(match: Conversation<unknown>, step: number): HeardMatch {
  const { game, journal } = match
  const told = match.told.filter((one) => 'after' in one && one.after <= step)
  return { game, journal, told, steps: match.steps.slice(0, step) }
}
