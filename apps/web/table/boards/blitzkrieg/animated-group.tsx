import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { Spot } from '../zoom.ts'

/** The time between the user's own move and the reply, in milliseconds. */
const delay = 400

/** Animates to its new position, after `delay` if late; board.css sets the durations. */
export function AnimatedGroup({
  x,
  y,
  late = false,
  className = '',
  children,
}: Spot & {
  readonly late?: boolean
  readonly className?: string | undefined
  readonly children: ReactNode
}) {
  const groupRef = useRef<SVGGElement>(null)
  const before = useRef<Spot>(undefined)
  useLayoutEffect(() => {
    const from = before.current
    before.current = { x, y }
    const group = groupRef.current
    if (group === null || from === undefined || (from.x === x && from.y === y)) return
    if (moving.length === 0) queueMicrotask(animateAll)
    moving.push({ group, from, to: { x, y }, late })
  }, [x, y])
  return (
    <g
      ref={groupRef}
      className={late ? `${className} bz-late` : className}
      transform={`translate(${x} ${y})`}
    >
      {children}
    </g>
  )
}

interface Moving {
  readonly group: SVGGElement
  readonly from: Spot
  readonly to: Spot
  readonly late: boolean
}
let moving: Moving[] = []

/** Starts all animations of a move together: reading the duration computes styles, so it is read once. */
function animateAll(): void {
  const [first] = moving
  const starting = moving
  moving = []
  if (first === undefined) return
  const seconds = Number.parseFloat(getComputedStyle(first.group).getPropertyValue('--bz-move'))
  if (!(seconds > 0)) return
  for (const { group, from, to, late } of starting)
    group.animate([{ transform: place(from) }, { transform: place(to) }], {
      duration: seconds * 1000,
      delay: late ? delay : 0,
      fill: 'backwards',
      easing: 'ease-in-out',
    })
}

function place({ x, y }: Spot): string {
  return `translate(${x}px, ${y}px)`
}
