import { useEffect, useState } from 'react'
import type { Challenge, LeaderboardRow } from '@opfor/sync/api/shapes/challenge'
import { useSay } from '../text/language.tsx'
import { createMatchLink } from '../sharing/link.ts'
import { type CheckedResult, checkResult } from './check-result.ts'
import { challengeWords } from './words.ts'

/** Replays a result and shows whether it is correct, with a link to the match. */
export function ResultCheck({
  challenge,
  row,
}: {
  readonly challenge: Challenge
  readonly row: LeaderboardRow
}) {
  const say = useSay()
  const [checked, setChecked] = useState<CheckedResult | { readonly problem: string }>()
  useEffect(() => {
    void checkResult(challenge, row).then((done) =>
      setChecked(done.ok ? done.value : { problem: done.problem }),
    )
  }, [challenge, row])
  const { nickname } = row
  if (checked === undefined) return <p role="status">{say(challengeWords.checking)}</p>
  if ('match' in checked)
    return (
      <div className="notice" role="status">
        <p>{say(challengeWords.holds, { nickname })}</p>
        <button
          type="button"
          className="button quiet"
          onClick={() => void createMatchLink(checked.match).then((link) => (location.href = link))}
        >
          {say(challengeWords.look)}
        </button>
      </div>
    )
  return (
    <p className="notice" role="alert">
      {'problem' in checked
        ? say(challengeWords.notReached, { problem: checked.problem })
        : 'wrong' in checked
          ? say(challengeWords.wrong, { nickname, problem: checked.wrong })
          : say(challengeWords.unlike, { nickname })}
    </p>
  )
}
