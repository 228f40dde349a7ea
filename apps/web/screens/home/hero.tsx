import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { MatchRecord } from '../../data/storage/saved-match.ts'
import { progressText } from '../../data/storage/progress-text.ts'
import { boards } from '../../table/boards/index.ts'
import { Cover } from '../../ui/design/cover.tsx'
import { Icon, type IconName } from '../../ui/design/icon.tsx'
import { useSay } from '../../ui/text/language.tsx'
import { ui } from '../../ui/text/words.ts'
import { Standing } from '../saved-matches/standing.tsx'
import { homeWords } from './words.ts'

/** The one thing to do here, before a picture. */
function Hero(props: {
  readonly game: string
  readonly to: string
  readonly action: string
  readonly icon: IconName
  /** Says more than the visible action. */
  readonly label?: string
  readonly isFirst?: boolean
  readonly children: ReactNode
}) {
  return (
    <section className={props.isFirst === true ? 'hero welcome' : 'hero'}>
      <Cover of={boards[props.game]?.cover} />
      <div className="hero-words">
        {props.children}
        <Link href={props.to} className="button" aria-label={props.label}>
          {props.action}
          <Icon name={props.icon} />
        </Link>
      </div>
    </section>
  )
}

export function Continue({ match }: { readonly match: MatchRecord }) {
  const say = useSay()
  const { id, game, name, isYourTurn, chosen = [] } = match
  const told = [
    isYourTurn === true && say(homeWords.yourTurn),
    say(progressText(match)),
    ...chosen.map((each) => say(each)),
  ]
  return (
    <Hero
      game={game}
      to={`/match/${id}`}
      action={say(homeWords.goOn)}
      label={say(homeWords.goOnWith, { name })}
      icon="next"
    >
      <h2 className="name">{name}</h2>
      <p className="small">{told.filter(Boolean).join(' · ')}</p>
      <Standing of={match} />
    </Hero>
  )
}

/** Before the first match. */
export function Welcome() {
  const say = useSay()
  return (
    <Hero game="admiral" to="/watch/blitzkrieg" action={say(ui.watch)} icon="play" isFirst>
      <h2 className="name">{say(homeWords.headline)}</h2>
      <p>{say(homeWords.what)}</p>
    </Hero>
  )
}
