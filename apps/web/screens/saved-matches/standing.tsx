import type { MatchRecord } from '../../data/storage/saved-match.ts'
import { useSay, useSentence } from '../../ui/text/language.tsx'
import { savedMatchWords } from '../../ui/text/saved-match-words.ts'

/** Nothing without a score. */
export function Standing({ of: { standing } }: { readonly of: Pick<MatchRecord, 'standing'> }) {
  const say = useSay()
  const sentence = useSentence()
  if (standing === undefined) return undefined
  return (
    <p className="scores">
      <span className="score bot">
        {sentence(standing.opponent)} <b>{standing.bot}</b>
      </span>
      <span className="score player">
        {say(savedMatchWords.you)} <b>{standing.player}</b>
      </span>
      <span className="small">{say(standing.unit)}</span>
    </p>
  )
}
