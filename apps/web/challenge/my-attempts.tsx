import { useState } from 'react'
import { Link } from 'wouter'
import type { MyAttempt } from '@opfor/sync/api/shapes/challenge'
import { useSay } from '../text/language.tsx'
import { challengeWords } from './words.ts'

/** The player's attempts at a challenge, to continue or abandon. */
export function MyAttempts({
  attempts,
  abandon,
}: {
  readonly attempts: readonly MyAttempt[]
  readonly abandon: (id: string) => void
}) {
  const say = useSay()
  const [confirming, setConfirming] = useState('')
  if (attempts.length === 0) return undefined
  return (
    <>
      <h3>{say(challengeWords.mine)}</h3>
      <ul className="attempts">
        {attempts.map((attempt) => {
          const { id, number, state } = attempt
          return (
            <li key={id}>
              <span>
                {say(challengeWords.numbered, { number })}: {resultOf(say, attempt)}
              </span>
              {state === 'open' && (
                <span className="row">
                  <Link href={`/attempt/${id}`} className="button">
                    {say(challengeWords.goOn, { number })}
                  </Link>
                  <button
                    type="button"
                    className="button quiet"
                    onClick={() => (confirming === id ? abandon(id) : setConfirming(id))}
                  >
                    {say(confirming === id ? challengeWords.abandonSure : challengeWords.abandon, { number })}
                  </button>
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}

function resultOf(say: ReturnType<typeof useSay>, { state, winner, points = 0 }: MyAttempt): string {
  if (state === 'open') return say(challengeWords.isOpen)
  if (state === 'abandoned') return say(challengeWords.isAbandoned)
  return say(winner === 'player' ? challengeWords.won : challengeWords.lost, { points })
}
