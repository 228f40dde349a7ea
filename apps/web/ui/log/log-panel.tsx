import type { StateChange, Question, LogEntry } from '@opfor/kernel'
import { Fragment, lazy, type ReactNode, Suspense } from 'react'
import { useSay, useSentence } from '../text/language.tsx'
import { SpeakButton } from '../speech/speak-button.tsx'
import { useAnnouncement } from '../speech/use-announcement.ts'
import { LogLine } from './log-line.tsx'
import { useScrollIntoView } from './use-scroll-into-view.ts'
import { ui } from '../text/words.ts'
import { isOverruled } from '../../data/store/reasons.ts'
import { type MatchLog, recentLog } from '../../data/store/recent-log.ts'

const ToMove = lazy(async () => ({ default: (await import('./manual-steps.tsx')).ManualSteps }))

/** The opponent's newest move with its results, then manual steps; the rest is collapsed. */
export function LogPanel({
  match,
  why,
  decide,
  decided,
  question,
  hasChecklist = false,
  isLaidOut,
}: {
  readonly match: MatchLog
  readonly why?: (entries: readonly LogEntry<unknown>[]) => ReactNode
  readonly decide?: (entries: readonly LogEntry<unknown>[]) => ReactNode
  /** Renders the person's overrules among log entries, otherwise the last decision. */
  readonly decided?: (entries: readonly LogEntry<unknown>[]) => ReactNode
  /** For a live region: a screen reader that follows the focus itself does not read the question. */
  readonly question?: Question | undefined
  /** A checklist already updates the table, so the manual steps stay collapsed. */
  readonly hasChecklist?: boolean
  /** The set-up page has already listed the pieces to lay out. */
  readonly isLaidOut?: boolean | undefined
}) {
  const say = useSay()
  const sentence = useSentence()
  const recent = recentLog(match, isLaidOut)
  const { since, headlines, earlier, notes, spoken, heard } = recent
  const showsSteps = recent.isPhysical && !hasChecklist
  const results = (headline: StateChange<unknown>): ReactNode => {
    const shownResults = recent.resultsOf(headline)
    return (
      shownResults.length > 0 && (
        <p className="result">
          {shownResults.map(({ tell }, at) => (
            <Fragment key={at}>
              <LogLine tell={tell} game={match.game} large />{' '}
            </Fragment>
          ))}
        </p>
      )
    )
  }
  // After an undo the same step can have another log.
  const undone = match.journal.entries.filter((entry) => 'undo' in entry).length
  const toDo = showsSteps ? recent.manualSteps : []
  const newest = headlines.at(-1)
  const moves = headlines.filter(({ tell, turn }) => !tell.startsSection && turn > 0)
  const others = headlines.slice(0, -1).filter((one) => !toDo.includes(one))
  // Without a move of the opponent, the newest sentence is the result of the user's own move.
  const ownResults = newest === undefined ? notes.filter(({ tell }) => tell.as === 'result') : []
  const rest = notes.filter((one) => !toDo.includes(one) && !ownResults.includes(one))
  const momentKey = `${since} ${undone} ${recent.opening} ${earlier.length}`
  const spokenText = spoken.map((one) => sentence(one.tell)).join(' ')
  useAnnouncement(spokenText, match.steps.length)
  const panel = useScrollIntoView(since, hasChecklist ? 0 : headlines.length + earlier.length)
  const headlineText = (one: StateChange<unknown>): ReactNode => (
    <>
      <p className="headline">
        {recent.countOf(one) > 1 && (
          <span className="again">{say(ui.repeated, { times: recent.countOf(one) })} </span>
        )}
        {recent.isPhysical && one === newest && moves.length > 1 && moves.includes(one) && (
          <span className="again">{say(ui.lastOf, { count: moves.length })} </span>
        )}
        <LogLine tell={one.tell} game={match.game} large />
      </p>
      {results(one)}
    </>
  )
  return (
    <>
      <div className="said-row">
        <div className="headlines" ref={panel}>
          {newest !== undefined && (
            <div key={`${since} ${earlier.length}`} className="clamped" tabIndex={0}>
              {headlineText(newest)}
            </div>
          )}
          {((newest === undefined && recent.isPhysical) || recent.reasons.some((one) => isOverruled(one))) &&
            decided?.(recent.reasons)}
          {ownResults.map((one, at) => (
            <p key={`${momentKey} ${at}`} className="headline">
              <LogLine tell={one.tell} game={match.game} large />
            </p>
          ))}
        </div>
        {why?.(recent.reasons)}
      </div>
      {/* One text: of several, a screen reader may read the results before the move. */}
      <div aria-live="polite" className="visually-hidden announced">
        <p key={`${momentKey} ${match.steps.length}`}>
          {[...heard.map(({ tell }) => tell), ...(question === undefined ? [] : [question.text])]
            .map((each) => sentence(each))
            .join(' ')}
        </p>
      </div>
      {others.length > 0 && (
        <ol className="headlines-before">
          {others.map((one, at) => (
            <li key={`${since} ${earlier.length + at}`}>{headlineText(one)}</li>
          ))}
        </ol>
      )}
      {toDo.length > 0 && (
        <Suspense>
          <ToMove key={momentKey} moment={momentKey} steps={toDo} game={match.game} />
        </Suspense>
      )}
      {rest.length > 0 && (
        <details open={headlines.length + toDo.length === 0} key={`${since} all`}>
          <summary>{say(ui.whatHappened)}</summary>
          <ul className="ticks plain">
            {rest.map((one, at) => (
              <li key={at}>
                <LogLine tell={one.tell} game={match.game} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {earlier.length > 0 && (
        <details key={`${since} earlier`}>
          <summary>{say(ui.before, { count: earlier.length })}</summary>
          <ul className="ticks plain">
            {earlier.map((one, at) => (
              <li key={at}>
                <LogLine tell={one.tell} game={match.game} />
                {results(one)}
              </li>
            ))}
          </ul>
          {why?.(recent.earlierReasons)}
          {decide?.(recent.earlierReasons)}
        </details>
      )}
      <div className="row log-actions">
        {decide?.(recent.reasons)}
        {spokenText !== '' && <SpeakButton text={spokenText} />}
      </div>
    </>
  )
}
