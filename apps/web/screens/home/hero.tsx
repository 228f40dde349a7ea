import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { boards } from '../../table/boards/index.ts'
import { Cover } from '../../ui/design/cover.tsx'
import { Icon, type IconName } from '../../ui/design/icon.tsx'
import { useSay } from '../../ui/text/language.tsx'
import { ui } from '../../ui/text/words.ts'
import { homeWords } from './words.ts'

/** The one thing to do here, before a picture. */
export function Hero(props: {
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
