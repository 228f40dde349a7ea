import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { useSay } from '../../ui/text/language.tsx'
import { workshopWords } from './words.ts'

export interface Tab<N extends string> {
  readonly name: N
  readonly title: string
  readonly badge?: string | undefined
  readonly isBad?: boolean
}

/** The arrow keys go from one to the next. */
export function Tabs<N extends string>({
  tabs,
  selected,
  select,
}: {
  readonly tabs: readonly Tab<N>[]
  readonly selected: N
  readonly select: (name: N) => void
}) {
  const say = useSay()
  const list = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    const at = tabs.findIndex(({ name }) => name === selected) + by
    const next = tabs[at]
    if (by === 0 || next === undefined) return
    event.preventDefault()
    select(next.name)
    list.current?.querySelectorAll('button')[at]?.focus()
  }
  return (
    <div
      ref={list}
      className="workshop-tabs"
      role="tablist"
      aria-label={say(workshopWords.panes)}
      onKeyDown={move}
    >
      {tabs.map(({ name, title, badge, isBad }) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`tab-${name}`}
          aria-selected={name === selected}
          aria-controls={`pane-${name}`}
          tabIndex={name === selected ? 0 : -1}
          onClick={() => select(name)}
        >
          {title}
          {badge !== undefined && <span className={isBad === true ? 'badge bad' : 'badge'}>{badge}</span>}
        </button>
      ))}
    </div>
  )
}

/** Hidden panes keep their state, and are not drawn again until shown. */
export function Pane({
  name,
  isShown,
  children,
}: {
  readonly name: string
  readonly isShown: boolean
  readonly children: ReactNode
}) {
  const drawn = useRef(children)
  if (isShown) drawn.current = children
  return (
    <section
      id={`pane-${name}`}
      className={`workshop-pane workshop-pane-${name}`}
      role="tabpanel"
      aria-labelledby={`tab-${name}`}
      hidden={!isShown}
    >
      {drawn.current}
    </section>
  )
}
