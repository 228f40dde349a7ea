import type { Change, Told } from '@opfor/kernel'
import { Fragment, lazy, type ReactNode, Suspense } from 'react'
import { useSay, useSentence } from '../text/language.tsx'
import { SpeakButton } from '../speech/speak-button.tsx'
import { useAnnouncement } from '../speech/use-announcement.ts'
import { LogLine } from './log-line.tsx'
import { useScrollIntoView } from './use-scroll-into-view.ts'
import { ui } from '../text/words.ts'
import { type MatchLog, recentLog } from '../store/recent-log.ts'

const ToMove = lazy(async () => ({ default: (await import('./manual-steps.tsx')).ManualSteps }))

/** The log since the user's last answer: the opponent's move, its results, then the manual steps. */
export function LogPanel({
  match,
  why,
  hasChecklist = false,
}: {
  readonly match: MatchLog
  /** Renders a button that shows the reasons of log entries. */
  readonly why?: (shownResults: readonly Told<unknown>[]) => ReactNode
  /** A checklist already updates the table, so the manual steps stay collapsed. */
  readonly hasChecklist?: boolean
}) {
  const say = useSay()
  const sentence = useSentence()
  const recent = recentLog(match)
  const { since, headlines, earlier, notes, spoken } = recent
  const showsSteps = recent.isPhysical && !hasChecklist
  const results = (headline: Change<unknown>): ReactNode => {
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
  const momentKey = `${since} ${undone} ${recent.opening}`
  const spokenText = spoken.map((one) => sentence(one.tell)).join(' ')
  useAnnouncement(spokenText, match.steps.length)
  const panel = useScrollIntoView(since, hasChecklist ? 0 : headlines.length + earlier.length)
  return (
    <>
      {earlier.length > 0 && (
        <details key={`${since} earlier`}>
          <summary>{say(recent.opening > 0 ? ui.before : ui.earlier, { count: earlier.length })}</summary>
          <ul className="ticks plain">
            {earlier.map((one, at) => (
              <li key={at}>
                <LogLine tell={one.tell} game={match.game} />
                {results(one)}
              </li>
            ))}
          </ul>
          {why?.(recent.earlierReasons)}
        </details>
      )}
      <div aria-live="polite" className="headlines" ref={panel}>
        {headlines.map((one, at) => (
          <div key={`${since} ${earlier.length + at}`}>
            <p className="headline">
              {recent.countOf(one) > 1 && (
                <span className="again">{say(ui.repeated, { times: recent.countOf(one) })} </span>
              )}
              <LogLine tell={one.tell} game={match.game} large />
            </p>
            {results(one)}
          </div>
        ))}
      </div>
      <div className="row">
        {why?.(recent.reasons)}
        {spokenText !== '' && <SpeakButton text={spokenText} />}
      </div>
      {notes.length > 0 && showsSteps && (
        <Suspense>
          <ToMove key={momentKey} moment={momentKey} steps={notes} game={match.game} />
        </Suspense>
      )}
      {notes.length > 0 && !showsSteps && (
        <details open={headlines.length === 0} key={`${since} all`}>
          <summary>{say(ui.whatHappened)}</summary>
          <ul className="ticks plain">
            {notes.map((one, at) => (
              <li key={at}>
                <LogLine tell={one.tell} game={match.game} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
