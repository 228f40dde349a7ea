import type { KeyboardEvent, ReactNode } from 'react'

export function Tappable({
  label,
  act,
  className,
  children,
  at,
}: {
  readonly label: string
  readonly act: () => void
  readonly className: string
  readonly children: ReactNode
  readonly at?: string | undefined
}) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    act()
  }
  return (
    <g
      role="button"
      tabIndex={0}
      aria-label={label}
      className={className}
      data-at={at}
      onClick={act}
      onKeyDown={onKeyDown}
    >
      {children}
    </g>
  )
}
