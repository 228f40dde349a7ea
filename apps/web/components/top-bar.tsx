import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useSay } from '../text/language.tsx'
import { ui } from '../text/words.ts'

/** The top bar of a screen: a back link, the title, and actions. */
export function TopBar({
  title,
  back,
  children,
}: {
  readonly title: string
  readonly back?: string
  readonly children?: ReactNode
}) {
  const say = useSay()
  return (
    <header className="top">
      {back !== undefined && (
        <Link href={back} className="icon-button" aria-label={say(ui.back)}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M15 5l-7 7 7 7" />
          </svg>
        </Link>
      )}
      <h1>{title}</h1>
      <div className="top-actions">{children}</div>
    </header>
  )
}
