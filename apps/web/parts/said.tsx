import type { Change, Told } from '@opfor/kernel'
import { Fragment, lazy, type ReactNode, Suspense } from 'react'
import { useSay, useSentence } from '../text/language.tsx'
import { Speaker } from '../speech/speaker.tsx'
import { useAloud } from '../speech/use-aloud.ts'
import { ToldLine } from './told-line.tsx'
import { useInSight } from './use-in-sight.ts'
import { ui } from '../text/words.ts'
import { type MatchLog, recentLog } from '../store/told-since.ts'

const ToMove = lazy(async () => ({ default: (await import('./to-move.tsx')).ToMove }))

/** What was said since the person's last answer: the opponent's move in large letters, what came of it, then what to move. */
export function Said({
  match,
  why,
  inLine = false,
}: {
  readonly match: MatchLog
  /** Asks for the reasons of a sentence; nothing where none are to be had. */
  readonly why?: (told: readonly Told<unknown>[]) => ReactNode
  /** The table is brought into line otherwise: what was told to move stays folded. */
  readonly inLine?: boolean
}) {
  const say = useSay()
  const sentence = useSentence()
  const recent = recentLog(match)
  const { since, headlines, earlier, notes, spoken } = recent
  const beside = recent.usesPhysicalBoard && !inLine
  const results = (headline: Change<unknown>): ReactNode => {
    const told = recent.resultsOf(headline)
    return (
      told.length > 0 && (
        <p className="result">
          {told.map(({ tell }, at) => (
            <Fragment key={at}>
              <ToldLine tell={tell} game={match.game} large />{' '}
            </Fragment>
          ))}
        </p>
      )
    )
  }
  // After an undo other things may be told at the same step.
  const undone = match.journal.entries.filter((entry) => 'undo' in entry).length
  const moment = `${since} ${undone} ${recent.opening}`
  const heard = spoken.map((one) => sentence(one.tell)).join(' ')
  useAloud(heard, match.steps.length)
  const place = useInSight(since, inLine ? 0 : headlines.length + earlier.length)
  return (
    <>
      {earlier.length > 0 && (
        <details key={`${since} earlier`}>
          <summary>{say(recent.opening > 0 ? ui.before : ui.earlier, { count: earlier.length })}</summary>
          <ul className="ticks plain">
            {earlier.map((one, at) => (
              <li key={at}>
                <ToldLine tell={one.tell} game={match.game} />
                {results(one)}
              </li>
            ))}
          </ul>
          {why?.(recent.earlierReasons)}
        </details>
      )}
      <div aria-live="polite" className="headlines" ref={place}>
        {headlines.map((one, at) => (
          <div key={`${since} ${earlier.length + at}`}>
            <p className="headline">
              {recent.repetitionsOf(one) > 1 && (
                <span className="again">{say(ui.repeated, { times: recent.repetitionsOf(one) })} </span>
              )}
              <ToldLine tell={one.tell} game={match.game} large />
            </p>
            {results(one)}
          </div>
        ))}
      </div>
      <div className="row">
        {why?.(recent.reasons)}
        {heard !== '' && <Speaker text={heard} />}
      </div>
      {notes.length > 0 && beside && (
        <Suspense>
          <ToMove key={moment} moment={moment} told={notes} game={match.game} />
        </Suspense>
      )}
      {notes.length > 0 && !beside && (
        <details open={headlines.length === 0} key={`${since} all`}>
          <summary>{say(ui.whatHappened)}</summary>
          <ul className="ticks plain">
            {notes.map((one, at) => (
              <li key={at}>
                <ToldLine tell={one.tell} game={match.game} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
