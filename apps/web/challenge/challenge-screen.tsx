import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { useAccount } from '../account/account.ts'
import { useSay } from '../language.tsx'
import { TopBar } from '../parts/top-bar.tsx'
import './challenge.css'
import {
  beginAttempt,
  type Challenge,
  challengeDays,
  leaderboardOf,
  type MyAttempt,
  myAttempts,
  type Row,
} from './challenge.ts'
import { Leaderboard } from './leaderboard.tsx'
import { challengeWords } from './words.ts'

interface Day {
  readonly challenge: Challenge
  readonly rows: readonly Row[]
  readonly attempts: readonly MyAttempt[]
  readonly before: readonly string[]
  readonly isToday: boolean
}

/** The day's challenge, its leaderboard, and one's own attempts; or a day before. */
export function ChallengeScreen({ day: wanted = '' }: { readonly day?: string }) {
  const say = useSay()
  const [, go] = useLocation()
  const { nickname } = useAccount()
  const [day, setDay] = useState<Day>()
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    void (async () => {
      const days = await challengeDays()
      if (!days.ok) return setProblem(days.problem)
      const { today, before } = days.value
      const board = await leaderboardOf(wanted === '' ? today.day : wanted)
      if (!board.ok) return setProblem(board.problem)
      const { challenge, leaderboard } = board.value
      const attempts = nickname === undefined ? [] : await myAttempts(challenge.day)
      return setDay({ challenge, rows: leaderboard, attempts, before, isToday: challenge.day === today.day })
    })()
  }, [wanted, nickname])
  const begin = async (of: string): Promise<void> => {
    const begun = await beginAttempt(of)
    if (begun.ok) go(`/attempt/${begun.value}`)
    else setProblem(begun.problem)
  }
  return (
    <>
      <TopBar title={say(challengeWords.title)} back="/" />
      <main className="page challenge">
        <p>{say(challengeWords.intro)}</p>
        {problem !== undefined && (
          <p role="alert" className="notice">
            {say(challengeWords.notReached, { problem })}
          </p>
        )}
        {day !== undefined && (
          <section className="card">
            <h2>{say(challengeWords.day, { day: day.challenge.day })}</h2>
            {day.isToday && nickname === undefined && (
              <Link href="/account" className="button">
                {say(challengeWords.signIn)}
              </Link>
            )}
            {day.isToday && nickname !== undefined && (
              <div className="row">
                {day.attempts
                  .filter(({ state }) => state === 'open')
                  .map(({ id, number }) => (
                    <Link key={id} href={`/attempt/${id}`} className="button">
                      {say(challengeWords.goOn, { number })}
                    </Link>
                  ))}
                <button type="button" className="button quiet" onClick={() => void begin(day.challenge.day)}>
                  {say(challengeWords.begin)}
                </button>
              </div>
            )}
            <h3>{say(challengeWords.leaderboard)}</h3>
            <Leaderboard rows={day.rows} />
            <p className="soft proof">
              {day.challenge.secret === undefined
                ? say(challengeWords.promised, { commitment: day.challenge.commitment })
                : say(challengeWords.secret, { secret: day.challenge.secret })}
            </p>
          </section>
        )}
        {day !== undefined && day.before.length > 0 && (
          <section className="card">
            <h2>{say(challengeWords.before)}</h2>
            <ul>
              {day.before.map((each) => (
                <li key={each}>
                  <Link href={`/challenge/${each}`}>{each}</Link>
                </li>
              ))}
            </ul>
          </section>
        )}
      </main>
    </>
  )
}
