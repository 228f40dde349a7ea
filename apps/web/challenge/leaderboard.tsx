import type { LeaderboardRow } from '@opfor/sync/api/shapes/challenge'
import { useSay } from '../text/language.tsx'
import { challengeWords } from './words.ts'

/** The leaderboard: ties share a rank, and the player's own row is marked. */
export function Leaderboard({
  rows,
  check,
}: {
  readonly rows: readonly LeaderboardRow[]
  /** Replays a result; absent until the day's secret is revealed. */
  readonly check?: ((row: LeaderboardRow) => void) | undefined
}) {
  const say = useSay()
  if (rows.length === 0) return <p>{say(challengeWords.nobody)}</p>
  const result = ({ won, points = 0 }: LeaderboardRow): string =>
    say(won === undefined ? challengeWords.unfinished : won ? challengeWords.won : challengeWords.lost, {
      points,
    })
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{say(challengeWords.rank)}</th>
          <th scope="col">{say(challengeWords.player)}</th>
          <th scope="col">{say(challengeWords.result)}</th>
          <th scope="col">{say(challengeWords.tries)}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.nickname} aria-current={row.mine ? 'true' : undefined}>
            <td>{row.rank ?? '–'}</td>
            <th scope="row">{row.nickname}</th>
            <td>
              {result(row)}
              {check !== undefined && row.attempt !== undefined && (
                <button
                  type="button"
                  className="button quiet"
                  aria-label={say(challengeWords.check, { nickname: row.nickname })}
                  onClick={() => check(row)}
                >
                  {say(challengeWords.checkShort)}
                </button>
              )}
            </td>
            <td>
              {say(row.abandoned > 0 ? challengeWords.abandoned : challengeWords.attempts, {
                count: row.attempts,
                abandoned: row.abandoned,
              })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
