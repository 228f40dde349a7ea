import { type ReactNode, useEffect, useRef } from 'react'

export function Entry({
  id,
  target,
  children,
}: {
  readonly id: string
  readonly target: string
  readonly children: ReactNode
}) {
  const entry = useRef<HTMLLIElement>(null)
  const isTarget = id === target
  useEffect(() => {
    if (!isTarget) return
    entry.current?.scrollIntoView({ block: 'center' })
    entry.current?.focus({ preventScroll: true })
  }, [isTarget])
  return (
    <li
      ref={entry}
      id={id}
      tabIndex={isTarget ? -1 : undefined}
      aria-current={isTarget ? 'true' : undefined}
      className={isTarget ? 'target' : undefined}
    >
      {children}
    </li>
  )
}
