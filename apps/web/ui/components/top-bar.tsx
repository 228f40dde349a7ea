import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { Icon } from '../design/icon.tsx'
import { useSay } from '../text/language.tsx'
import { ui } from '../text/words.ts'

/** The last opened screen; the first screen leaves the focus to the browser. */
let shown: string | undefined
let hasMoved = false

/** Sets the title of the page, and takes the focus on a new screen. */
export function PageHeading({
  title,
  className,
  children = title,
}: {
  readonly title: string
  readonly className?: string
  readonly children?: ReactNode
}) {
  const say = useSay()
  const heading = useRef<HTMLHeadingElement>(null)
  const app = say(ui.app)
  useEffect(() => {
    document.title = title === app ? app : `${title} · ${app}`
  }, [title, app])
  useEffect(() => {
    const isNew = shown !== undefined && location.hash !== shown
    shown = location.hash
    hasMoved ||= isNew
    if (isNew || (hasMoved && document.activeElement === document.body))
      heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  )
}

/** Without a title, the page has its heading elsewhere. */
export function TopBar({
  title,
  back,
  children,
}: {
  readonly title?: string
  readonly back?: string
  readonly children?: ReactNode
}) {
  const say = useSay()
  return (
    <header className="top">
      {back !== undefined && (
        <Link href={back} className="icon-button" aria-label={say(ui.back)}>
          <Icon name="back" />
        </Link>
      )}
      {title !== undefined && <PageHeading title={title} />}
      <div className="top-actions">{children}</div>
    </header>
  )
}
