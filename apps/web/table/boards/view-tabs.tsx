import type { Message } from '@opfor/kernel'
import type { ReactNode } from 'react'
import { useSay } from '../../ui/text/language.tsx'
import { useViewport } from './use-viewport.ts'
import '../../ui/components/tools.css'

export function ViewTabs<V extends string>({
  label,
  views,
  names,
  shown,
  show,
  asButtons = false,
  children,
}: {
  readonly label: Message
  readonly views: readonly V[]
  readonly names: Readonly<Record<V, Message>>
  readonly shown: V
  readonly show: (view: V) => void
  readonly asButtons?: boolean
  readonly children?: ReactNode
}) {
  const say = useSay()
  const { small } = useViewport()
  if (small && !asButtons)
    return (
      <>
        <select
          className="board-tool board-select"
          aria-label={say(label)}
          value={shown}
          onChange={({ target }) => show(target.value as V)}
        >
          {views.map((view) => (
            <option key={view} value={view}>
              {say(names[view])}
            </option>
          ))}
        </select>
        {children}
      </>
    )
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
