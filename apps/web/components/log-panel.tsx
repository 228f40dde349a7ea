import type { Change, Message, Told } from '@opfor/kernel'
import { Fragment, lazy, type ReactNode, Suspense } from 'react'
import { useSay, useSentence } from '../text/language.tsx'
import { SpeakButton } from '../speech/speak-button.tsx'
import { useAnnouncement } from '../speech/use-announcement.ts'
import { LogLine } from './log-line.tsx'
import { useScrollIntoView } from './use-scroll-into-view.ts'
import { ui } from '../text/words.ts'
import { type MatchLog, recentLog } from '../store/recent-log.ts'

const ToMove = lazy(async () => ({ default: (await import('./manual-steps.tsx')).ManualSteps }))

/** The log since the user's last answer: the opponent's newest move with its results, then the manual steps; the rest is collapsed. */
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
  const { since, headlines, earlier, notes, spoken, heard } = recent
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
  const toDo = showsSteps ? notes.filter(({ tell }) => !isNote(tell)) : []
  const rest = notes.filter((one) => !toDo.includes(one))
  const momentKey = `${since} ${undone} ${recent.opening} ${earlier.length}`
  const spokenText = spoken.map((one) => sentence(one.tell)).join(' ')
  useAnnouncement(spokenText, match.steps.length)
  const panel = useScrollIntoView(since, hasChecklist ? 0 : headlines.length + earlier.length)
  const newest = headlines.at(-1)
  const headlineText = (one: Change<unknown>): ReactNode => (
    <>
      <p className="headline">
        {recent.countOf(one) > 1 && (
          <span className="again">{say(ui.repeated, { times: recent.countOf(one) })} </span>
        )}
        <LogLine tell={one.tell} game={match.game} large />
      </p>
      {results(one)}
    </>
  )
  return (
    <>
      <div aria-live="polite" className="headlines" ref={panel}>
        {newest !== undefined && <div key={`${since} ${earlier.length}`}>{headlineText(newest)}</div>}
      </div>
      <div aria-live="polite" className="visually-hidden heard">
        {heard.map((one, at) => (
          <p key={`${momentKey} ${at}`}>{sentence(one.tell)}</p>
        ))}
      </div>
      <div className="row log-actions">
        {why?.(recent.reasons)}
        {spokenText !== '' && <SpeakButton text={spokenText} />}
      </div>
      {headlines.length > 1 && (
        <ol aria-live="polite" className="headlines-before">
          {headlines.slice(0, -1).map((one, at) => (
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
        </details>
      )}
    </>
  )
}

/** Whether an entry is only a note or a result, without anything to move. */
function isNote({ as }: Message): boolean {
  return as === 'aside' || as === 'result'
}
