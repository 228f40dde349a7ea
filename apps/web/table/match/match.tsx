import { type Edit, lastMoveLog } from '@opfor/kernel'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { BoardPanel } from '../boards/board-panel.tsx'
import { isOnBoard } from '../boards/index.ts'
import { Hint, useHint } from '../first-match/use-hint.ts'
import { useSay } from '../../ui/text/language.tsx'
import type { OpenMatch } from '../../data/store/open-match.ts'
import { useMatch } from '../../data/store/match-store.ts'
import { WithPackTexts } from '../../ui/components/with-pack-texts.tsx'
import { HandOver } from './hand-over.tsx'
import { MatchOver } from './match-over.tsx'
import { MatchLogPanel } from './match-log-panel.tsx'
import { QuestionBar } from '../questions/question-bar.tsx'
import { LogPanel } from '../../ui/log/log-panel.tsx'
import { lastMoves } from '../../data/store/last-moves.ts'
import { hasReasons } from '../../data/store/reasons.ts'
import { isSharedDevice, recentLog } from '../../data/store/recent-log.ts'
import { isSetUpConfirmed, setUpSteps } from '../../data/store/set-up-steps.ts'
import { TopBar } from '../../ui/components/top-bar.tsx'
import { usePreferences } from '../../data/device/preferences.ts'
import { useWhy } from '../why/use-why.tsx'
import { houseTitle } from '../../data/storage/page-title.ts'
import { formatHouseRules } from '../../ui/text/house-words.ts'
import { ui } from '../../ui/text/words.ts'
import type { PastMove } from '../../data/store/past-move.ts'
import type { SheetName } from './more-sheet.tsx'
import { showAccent } from '../../ui/design/game-accent.ts'
import { useShortcuts } from '../../ui/shortcuts/shortcuts.ts'
import { useWakeLock } from '../../data/device/use-wake-lock.ts'
import './playing.css'
import './match.css'

const CannotOpenScreen = lazy(async () => ({
  default: (await import('../failures/open-failure.tsx')).OpenErrorScreen,
}))
const PartedScreen = lazy(async () => ({
  default: (await import('../divergence/diverged-screen.tsx')).DivergedScreen,
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
  useEffect(() => showAccent(game.id), [game.id])
  useEffect(() => {
    setPast(undefined)
    setRefused(undefined)
  }, [match.steps.length])
  const applyCorrection = async (edits: readonly Edit[], taken?: () => void): Promise<void> => {
    const problem = await correct(edits)
    setRefused(problem)
    if (problem === undefined) taken?.()
  }
  // The browser reports later that a sheet was closed: another one may be open by then.
  const close = (): void => setSheet((now) => (now === sheet ? undefined : now))
  const askWhy = hasReasons(why.lastMove) ? () => why.ask(why.lastMove) : undefined
  useShortcuts({
    u: match.steps.length === 0 ? undefined : () => void undo(),
    w: askWhy,
    h: () => setSheet('history'),
    m: () => setSheet('more'),
  })
  const house = houseTitle(game)
  const piece = question && game.actingPiece?.(match.situation, question, lastMoveLog(match))
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
          lastMove={lastMoveLog(log)}
          moves={why.step === undefined ? moves : undefined}
        />
        <MatchLogPanel step={match.steps.length} isResult={isOver}>
          {house !== undefined && <p className="soft house-mark">{say(formatHouseRules(house))}</p>}
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
        </MatchLogPanel>
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

/** On a phone only the icon is shown. */
function TopAction({
  label,
  icon,
  act,
  disabled = false,
}: {
  readonly label: string
  /** The path of a drawing of 24 x 24. */
  readonly icon: string
  readonly act: () => void
  readonly disabled?: boolean
}) {
  return (
    <button type="button" className="text-button top-action" onClick={act} disabled={disabled}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={icon} />
      </svg>
      <span>{label}</span>
    </button>
  )
}
