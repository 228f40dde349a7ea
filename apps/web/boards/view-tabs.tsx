import type { Message } from '@opfor/kernel'
import type { ReactNode } from 'react'
import { useSay } from '../text/language.tsx'
import '../components/tools.css'

/** Buttons to switch between the views of a board. */
export function ViewTabs<V extends string>({
  label,
  views,
  names,
  shown,
  show,
  children,
}: {
  readonly label: Message
  readonly views: readonly V[]
  readonly names: Readonly<Record<V, Message>>
  readonly shown: V
  readonly show: (view: V) => void
  /** Further content of the row. */
  readonly children?: ReactNode
}) {
  const say = useSay()
  return (
    <div className="board-views" role="group" aria-label={say(label)}>
      {views.map((view) => (
        <button
          key={view}
          type="button"
          className="board-tool"
          aria-pressed={view === shown}
          onClick={() => show(view)}
        >
          {say(names[view])}
        </button>
      ))}
      {children}
    </div>
  )
}
