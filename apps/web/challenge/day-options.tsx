import { answerTold, type Game } from '@opfor/kernel'
import { useEffect, useState } from 'react'
import type { Challenge } from '@opfor/sync/api/shapes/challenge'
import { useSay } from '../text/language.tsx'
import { openGame } from '../registry/registry.ts'
import { challengeWords } from './words.ts'

/** The options of a day's challenge. */
export function DayOptions({ challenge }: { readonly challenge: Challenge }) {
  const say = useSay()
  const [game, setGame] = useState<Game>()
  useEffect(() => {
    void openGame(challenge.game).then(setGame)
  }, [challenge.game])
  const options = (game?.options ?? []).flatMap(({ question }) => {
    const chosen = challenge.wishes.options?.[question.id]
    return chosen === undefined || question.id === 'where'
      ? []
      : [`${say(question.text)} ${say(answerTold(question, chosen))}`]
  })
  return options.length === 0 ? undefined : (
    <p>{say(challengeWords.options, { options: options.join('; ') })}</p>
  )
}
