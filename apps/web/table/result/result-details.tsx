import { capitalize, type Json, type SettingsInput, type LogEntry } from '@opfor/kernel'
import { useMemo, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { HouseRulesLink } from '../../ui/components/house-rules-link.tsx'
import { formatCitation } from '../../ui/components/format-citation.ts'
import { dateLocale, useLanguage, useSay, useSentence } from '../../ui/text/language.tsx'
import { addressOf } from '../../data/storage/address.ts'
import { progressOf } from '../../data/storage/progress.ts'
import { progressText } from '../../data/storage/progress-text.ts'
import { appAddress } from '../../data/transfer/detect-content.ts'
import type { OpenMatch } from '../../data/store/open-match.ts'
import { startMatch } from '../../data/store/new-match.ts'
import { type PastMove, pastMove } from '../../data/store/past-move.ts'
import { deferredWords } from '../../ui/text/deferred-words.ts'
import { dayOfBattle } from '../today/battle.ts'
import { resultLines } from '../today/result-lines.ts'
import { ShareLines } from '../today/share-lines.tsx'
import { LevelRecordCard } from './level-record.tsx'
import { MoveCard } from './move-card.tsx'
import { ScoreCurveDrawing } from './score-curve.tsx'
import { type MatchSummary, type ScoreCurve, summaryOf } from './summary.ts'
import { resultWords } from './words.ts'
import './result.css'

export function ResultDetails({
  open,
  share,
  look,
  why,
}: {
  readonly open: OpenMatch
  readonly share: () => void
  readonly look: (past: PastMove | undefined) => void
  readonly why: (told: readonly LogEntry<unknown>[]) => void
}) {
  const say = useSay()
  const [, go] = useLocation()
  const { code } = useLanguage()
  const { game, match, record, who } = open
  const [status, setStatus] = useState('')
  const summary = useMemo(() => summaryOf(match), [match])
  if (summary === undefined) return undefined
  const { curve, turning, last, outcome } = summary
  const day = dayOfBattle(match.journal, record.name)
  const start = async (input: SettingsInput, position?: Json): Promise<void> => {
    const started = await startMatch(game, input, game.title, position, who)
    if (started.ok) go(`/match/${started.value}`)
    else setStatus(started.problem)
  }
  const { settings, start: position } = match.journal
  // A level counts at set-up, so start there, not at the position of this match.
  const startAt = (level: Readonly<Record<string, Json>>): void =>
    void start({ ...settings, options: { ...settings.options, ...level } })
  const sharePicture = async (): Promise<void> => {
    const { shareResultPicture } = await import('./picture.ts')
    const day = new Date(record.changed).toLocaleDateString(dateLocale(code), { dateStyle: 'medium' })
    const isDone = await shareResultPicture(game.title, summary, day, say)
    setStatus(say(isDone ? resultWords.pictureDone : resultWords.pictureFailed))
  }
  const lookAt = (number: number): void => look(pastMove(match, number))
  const isTurningLast = turning !== undefined && turning.number === last?.number
  return (
    <>
      <Decided summary={summary} />
      <HouseRulesLink game={game} />
      {curve !== undefined && <Total curve={curve} winner={outcome.winner} />}
      <button type="button" className="button big" onClick={() => void start(settings, position)}>
        {say(resultWords.again)}
      </button>
      <div className="result-actions">
        <button type="button" className="button quiet" onClick={() => void sharePicture()}>
          {say(resultWords.picture)}
        </button>
        <button type="button" className="button quiet" onClick={share}>
          {say(deferredWords.share)}
        </button>
        <Link href={`/new/${addressOf(game)}`} className="button quiet">
          {say(deferredWords.again)}
        </Link>
      </div>
      <p role="status" className="soft">
        {status}
      </p>
      {day !== undefined && (
        <ShareLines
          text={resultLines(
            {
              title: game.title,
              day,
              journal: match.journal,
              winner: outcome.winner,
              score: curve && { ...curve.last, unit: unitText(curve, say) },
              progress: progressText(progressOf(match)),
              app: appAddress(),
            },
            say,
          )}
        />
      )}
      {curve?.turning !== undefined && <ScoreCurveDrawing curve={curve} />}
      {turning !== undefined && (
        <MoveCard
          title={isTurningLast ? resultWords.turningLast : resultWords.turning}
          shown={turning}
          why={why}
          look={lookAt}
        />
      )}
      {last !== undefined && !isTurningLast && (
        <MoveCard title={resultWords.last} shown={last} why={why} look={lookAt} />
      )}
      {(outcome.winner !== 'nobody' || curve !== undefined) && (
        <LevelRecordCard open={open} start={startAt} />
      )}
    </>
  )
}

function Decided({ summary: { ending, outcome } }: { readonly summary: MatchSummary }) {
  const say = useSay()
  // A sheet's outcome is the line that ended the match, which is shown above.
  if (ending === undefined || say(ending.name) === say(outcome.text)) return undefined
  return (
    <p className="soft">
      {say(resultWords.way, { way: ending.name })}
      {ending.cite !== undefined && (
        <span className="rule result-rule">
          {say(resultWords.rule, { rule: formatCitation(ending.cite) })}
        </span>
      )}
    </p>
  )
}

function unitText({ scoring: { unit, fewerWins } }: ScoreCurve, say: ReturnType<typeof useSay>): string {
  return say(fewerWins === true ? resultWords.fewer : unit, { unit })
}

function Total({ curve, winner }: { readonly curve: ScoreCurve; readonly winner: string }) {
  const say = useSay()
  const sentence = useSentence()
  const { scoring, last } = curve
  return (
    <>
      <dl className="result-total">
        <div className={winner === 'bot' || winner === 'nobody' ? undefined : 'result-winner'}>
          <dt className="curve-key-player">{say(resultWords.you)}</dt>
          <dd>{last.player}</dd>
        </div>
        <div className={winner === 'bot' ? 'result-winner' : undefined}>
          <dt className="curve-key-bot">{sentence(scoring.opponent)}</dt>
          <dd>{last.bot}</dd>
        </div>
      </dl>
      <p className="result-unit">{capitalize(unitText(curve, say))}</p>
    </>
  )
}
