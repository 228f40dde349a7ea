import type { MatchRecord } from '../../data/storage/saved-match.ts'
import { progressText } from '../../data/storage/progress-text.ts'
import { useSay } from '../../ui/text/language.tsx'
import { savedMatchWords } from '../../ui/text/saved-match-words.ts'
import { Standing } from '../saved-matches/standing.tsx'
import { Hero } from './hero.tsx'

export function Continue({ match }: { readonly match: MatchRecord }) {
  const say = useSay()
  const { id, game, name, isYourTurn, chosen = [] } = match
  const told = [
    isYourTurn === true && say(savedMatchWords.yourTurn),
    say(progressText(match)),
    ...chosen.map((each) => say(each)),
  ]
  return (
    <Hero
      game={game}
      to={`/match/${id}`}
      action={say(savedMatchWords.goOn)}
      label={say(savedMatchWords.goOnWith, { name })}
      icon="next"
    >
      <h2 className="name">{name}</h2>
      <p className="small">{told.filter(Boolean).join(' · ')}</p>
      <Standing of={match} />
    </Hero>
  )
}
