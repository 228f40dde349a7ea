import { type Edit, lastMove } from '@opfor/kernel'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { BoardPanel } from '../boards/board-panel.tsx'
import { isOnBoard } from '../boards/index.ts'
import { Hint, useHint } from '../first-match/use-hint.ts'
import { useSay } from '../../ui/text/language.tsx'
import { type OpenMatch, useMatch } from '../../data/store/match-store.ts'
import { WithPackTexts } from '../../ui/components/with-pack-texts.tsx'
import { HandOver } from './hand-over.tsx'
import { MatchOver } from './match-over.tsx'
import { SaidPanel } from './said-panel.tsx'
import { TopAction } from './top-action.tsx'
import { QuestionBar } from '../questions/question-bar.tsx'
import { LogPanel } from '../../ui/components/log-panel.tsx'
import { lastMoves } from '../../data/store/last-moves.ts'
import { hasReasons } from '../../data/store/reasons.ts'
import { isSharedDevice, recentLog } from '../../data/store/recent-log.ts'
import { isSetUpConfirmed, setUpSteps } from '../../data/store/set-up-steps.ts'
import { TopBar } from '../../ui/components/top-bar.tsx'
import { usePreferences } from '../../data/device/preferences.ts'
import { useWhy } from '../why/use-why.tsx'
import { houseTitle } from '../../data/storage/page-title.ts'
import { houseRulesTold } from '../../ui/text/house-words.ts'
import { ui } from '../../ui/text/words.ts'
import type { PastMove } from '../../data/store/past-move.ts'
import type { SheetName } from './sheet-name.ts'
import { useShortcuts } from '../../ui/shortcuts/shortcuts.ts'
import { useWakeLock } from '../../data/device/use-wake-lock.ts'
import './playing.css'

const CannotOpenScreen = lazy(async () => ({
  default: (await import('../failures/open-failure.tsx')).OpenFailureScreen,
}))
const PartedScreen = lazy(async () => ({
  default: (await import('../diverged/diverged-screen.tsx')).DivergedScreen,
}))
const WindowNotice = lazy(async () => ({
  default: (await import('../failures/window-notice.tsx')).WindowNotice,
}))
const LookBar = lazy(async () => ({ default: (await import('./later-parts.ts')).HistoryBar }))
const TableChecklist = lazy(async () => ({ default: (await import('./later-parts.ts')).TableChecklist }))
const TurnCheck = lazy(async () => ({ default: (await import('./later-parts.ts')).TurnCheck }))
const ActingStrip = lazy(async () => ({ default: (await import('./acting-strip.tsx')).ActingStrip }))
const CorrectMatch = lazy(async () => ({
  default: (await import('../corrections/correct-match.tsx')).CorrectMatch,
}))
const SetUpSheet = lazy(async () => ({ default: (await import('../set-up/set-up-sheet.tsx')).SetUpSheet }))
const Sheets = lazy(async () => ({ default: (await import('./sheets.tsx')).Sheets }))

/** The match screen: the log, the board, and the current question within reach of the thumb. */
export function MatchScreen({ id }: { readonly id: string }) {
  const say = useSay()
  const { open, failure, load } = useMatch()
  useEffect(() => {
    void load(id)
  }, [id, load])
  useWakeLock()
  if (open !== undefined && open.record.id === id)
    return (
      <WithPackTexts game={open.game}>
        <MatchView open={open} />
      </WithPackTexts>
    )
  if (failure?.id !== id) return <TopBar title={say(ui.app)} back="/" />
  return (
    <Suspense>
      {failure.diverged === undefined ? (
        <CannotOpenScreen failure={failure} />
      ) : (
        <PartedScreen diverged={failure.diverged} />
      )}
    </Suspense>
  )
}

function MatchView({ open }: { readonly open: OpenMatch }) {
  const say = useSay()
  const { answer, answerFromSeed, correct, notice, refused: storeRefused, checklist, undo } = useMatch()
  const [sheet, setSheet] = useState<SheetName>()
  const [past, setPast] = useState<PastMove>()
  const [refused, setRefused] = useState<string>()
  const { check } = usePreferences()
  const { match, game } = open
  const log = past?.log ?? match
  const moves = useMemo(() => lastMoves(log), [match, past])
  const setUp = useMemo(() => setUpSteps(match), [match])
  const why = useWhy(match, log)
  const question = past === undefined ? match.question : undefined
  const isOver = match.question === undefined && past === undefined
  useEffect(() => {
    setPast(undefined)
    setRefused(undefined)
  }, [match.steps.length])
  const applyCorrection = async (edits: readonly Edit[], taken?: () => void): Promise<void> => {
    const problem = await correct(edits)
    setRefused(problem)
    if (problem === undefined) taken?.()
  }
  // The browser tells later that a sheet was closed: another one may be open by then.
  const close = (): void => setSheet((now) => (now === sheet ? undefined : now))
  const askWhy = hasReasons(why.lastMove) ? () => why.ask(why.lastMove) : undefined
  useShortcuts({
    u: match.steps.length === 0 ? undefined : () => void undo(),
    w: askWhy,
    h: () => setSheet('history'),
    m: () => setSheet('more'),
  })
  const house = houseTitle(game)
  const piece = question && game.acting?.(match.situation, question, lastMove(match))
  // On a shared device the board must not show a secret question.
  const publicQuestion = question?.secret === true && isSharedDevice(match) ? undefined : question
  const onBoard = isOnBoard(game.id, publicQuestion)
  const hint = useHint(match, onBoard)
  const isQuestionHint = hint !== undefined && hint !== 'ticks' && hint !== 'why' && hint !== 'undo'
  const screen = (
    <div className="match playing">
      <TopBar title={game.title} back="/">
        <TopAction
          label={say(ui.undo)}
          icon="M9 14L4 9l5-5M4 9h10a6 6 0 010 12h-3"
          act={() => void undo()}
          disabled={match.steps.length === 0}
        />
        <TopAction label={say(ui.more)} icon="M5 12h.01M12 12h.01M19 12h.01" act={() => setSheet('more')} />
      </TopBar>
      <main className="match-main">
        <BoardPanel
          game={game}
          open={{ id: open.record.id, match }}
          situation={why.step?.situation ?? past?.situation ?? match.situation}
          question={why.step === undefined ? publicQuestion : undefined}
          choose={(option) => question !== undefined && void answer(question, option)}
          correct={
            past === undefined && why.step === undefined
              ? (edits, taken) => void applyCorrection(edits, taken)
              : undefined
          }
          highlighted={why.step?.highlighted}
          dimmed={why.step?.dimmed}
          lastMove={lastMove(log)}
          moves={why.step === undefined ? moves : undefined}
        />
        <SaidPanel step={match.steps.length} isResult={isOver}>
          {house !== undefined && <p className="soft house-mark">{say(houseRulesTold(house))}</p>}
          {notice !== undefined && (
            <Suspense>
              <WindowNotice />
            </Suspense>
          )}
          {(refused ?? storeRefused) !== undefined && (
            <p role="alert" className="notice">
              {refused ?? storeRefused}
            </p>
          )}
          {isOver && !why.bar && (
            <MatchOver
              open={open}
              share={() => setSheet('share')}
              look={setPast}
              why={(told) => why.ask(told)}
            />
          )}
          {why.bar || (
            <>
              {checklist?.done === false && past === undefined && (
                <Suspense>
                  <TableChecklist
                    key={match.steps.length}
                    checklist={checklist}
                    layout={game.layout(match.situation)}
                    step={match.steps.length}
                  />
                </Suspense>
              )}
              {!isOver && (
                <LogPanel
                  match={log}
                  why={why.button}
                  decide={why.decide}
                  decided={why.decided}
                  question={publicQuestion}
                  hasChecklist={checklist !== undefined || past !== undefined}
                  isLaidOut={isSetUpConfirmed(open.record.id)}
                />
              )}
              {hint !== undefined && !isQuestionHint && (
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
        </SaidPanel>
      </main>
      {question !== undefined && why.step === undefined && (
        <HandOver match={match} question={question}>
          <QuestionBar
            question={question}
            onBoard={onBoard}
            step={match.steps.length}
            entries={match.journal.entries.length}
            hint={isQuestionHint ? hint : undefined}
            first={question.kind === 'draw' ? recentLog(match).beforeDraw.map(({ tell }) => tell) : undefined}
            above={
              piece && (
                <Suspense fallback={<p aria-busy />}>
                  <ActingStrip piece={piece} />
                </Suspense>
              )
            }
            answer={(json) => void answer(question, json)}
            fromSeed={question.to === 'chance' ? () => void answerFromSeed(question) : undefined}
          />
        </HandOver>
      )}
      {past !== undefined && why.step === undefined && (
        <Suspense>
          <LookBar open={open} past={past} look={setPast} />
        </Suspense>
      )}
      {why.sheet}
      {setUp.length > 0 && (
        <Suspense>
          <SetUpSheet key={open.record.id} open={open} steps={setUp} />
        </Suspense>
      )}
      {sheet !== undefined && (
        <Suspense>
          <Sheets name={sheet} open={open} close={close} show={setSheet} look={setPast} why={askWhy} />
        </Suspense>
      )}
    </div>
  )
  return sheet === 'correct' ? (
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
  )
}
