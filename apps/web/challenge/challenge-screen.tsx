import { abandonAttempt, findChallenge, listChallenges, startAttempt } from '@opfor/sync/api/challenges'
import type { Challenge, LeaderboardRow, MyAttempt } from '@opfor/sync/api/shapes/challenge'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { useAccount } from '../account/account.ts'
import { callApi } from '../server/server.ts'
import { dateLocale, useLanguage, useSay } from '../text/language.tsx'
import { TopBar } from '../components/top-bar.tsx'
import './challenge.css'
import { fetchMyAttempts } from './challenge.ts'
import { ResultCheck } from './result-check.tsx'
import { DayOptions } from './day-options.tsx'
import { Leaderboard } from './leaderboard.tsx'
import { MyAttempts } from './my-attempts.tsx'
import { challengeWords } from './words.ts'

interface Day {
  readonly challenge: Challenge
  readonly rows: readonly LeaderboardRow[]
  readonly attempts: readonly MyAttempt[]
  readonly before: readonly string[]
  readonly isToday: boolean
}

/** The challenge of today or of an earlier day: its leaderboard and the player's attempts. */
export function ChallengeScreen({ day: wanted = '' }: { readonly day?: string }) {
  const say = useSay()
  const { code } = useLanguage()
  const [, go] = useLocation()
  const { nickname } = useAccount()
  const [day, setDay] = useState<Day>()
  const [problem, setProblem] = useState<string>()
  const [checking, setChecking] = useState<LeaderboardRow>()
  const [changes, setChanges] = useState(0)
  useEffect(() => {
    void (async () => {
      const days = await callApi(listChallenges)
      if (!days.ok) return setProblem(days.problem)
      const { today, before } = days.value
      const board = await callApi(findChallenge, { params: { day: wanted === '' ? today.day : wanted } })
      if (!board.ok) return setProblem(board.problem)
      const { challenge, leaderboard } = board.value
      const attempts = nickname === undefined ? [] : await fetchMyAttempts(challenge.day)
      return setDay({ challenge, rows: leaderboard, attempts, before, isToday: challenge.day === today.day })
    })()
  }, [wanted, nickname, changes])
  const begin = async (of: string): Promise<void> => {
    const started = await callApi(startAttempt, { params: { day: of } })
    if (started.ok) go(`/attempt/${started.value.id}`)
    else setProblem(started.problem)
  }
  const abandon = async (id: string): Promise<void> => {
    const done = await callApi(abandonAttempt, { params: { attempt: id } })
    setProblem(done.ok ? undefined : done.problem)
    setChanges(changes + 1)
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
            <h2>{say(challengeWords.day, { day: formatDay(day.challenge.day, code) })}</h2>
            <DayOptions challenge={day.challenge} />
            {day.isToday && nickname === undefined && (
              <Link href="/account" className="button">
                {say(challengeWords.signIn)}
              </Link>
            )}
            {day.isToday && nickname !== undefined && (
              <button type="button" className="button" onClick={() => void begin(day.challenge.day)}>
                {say(challengeWords.begin)}
              </button>
            )}
            <MyAttempts attempts={day.attempts} abandon={(id) => void abandon(id)} />
            <h3>{say(challengeWords.leaderboard)}</h3>
            <Leaderboard
              rows={day.rows}
              check={day.challenge.secret === undefined ? undefined : setChecking}
            />
            {checking !== undefined && (
              <ResultCheck challenge={day.challenge} row={checking} key={checking.attempt} />
            )}
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
                  <Link href={`/challenge/${each}`}>{formatDay(each, code)}</Link>
                </li>
              ))}
            </ul>
          </section>
        )}
      </main>
    </>
  )
}

function formatDay(day: string, code: string): string {
  return new Date(day).toLocaleDateString(dateLocale(code), { dateStyle: 'medium', timeZone: 'UTC' })
}
