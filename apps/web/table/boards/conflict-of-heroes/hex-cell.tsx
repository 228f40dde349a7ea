import type { Terrain } from '@opfor/games/conflict-of-heroes/view'
import { type KeyboardEvent, memo, type MouseEvent } from 'react'
import { type GridCell, corners } from './grid.ts'

export const HexCell = memo(function HexCell({
  cell: { place, x, y },
  label,
  terrain,
  className,
  buttonLabel,
  tabIndex,
  act,
  step,
}: {
  readonly cell: GridCell
  readonly label: string
  readonly terrain: Terrain | '' | undefined
  readonly className: string
  /** Undefined if the hex is not a button. */
  readonly buttonLabel: string | undefined
  readonly tabIndex: number
  readonly act: (place: string, at: { readonly x: number; readonly y: number } | undefined) => void
  readonly step: (place: string, key: string) => boolean
}) {
  const hex = (
    <>
      <polygon className={`coh-hex ${terrain ? `coh-t-${terrain}` : ''}`} points={corners} />
      {terrain && <Glyph terrain={terrain} />}
      <text className="coh-label" y={-4.6}>
        {label}
      </text>
    </>
  )
  const transform = `translate(${x} ${y})`
  if (buttonLabel === undefined)
    return (
      <g transform={transform} className={className} aria-hidden="true">
        {hex}
      </g>
    )
  const handleKey = (event: KeyboardEvent) => {
    const known = event.key === 'Enter' || event.key === ' '
    if (known) act(place, undefined)
    if (known || step(place, event.key)) {
      event.preventDefault()
      event.stopPropagation()
    }
  }
  return (
    <g
      role="button"
      tabIndex={tabIndex}
      aria-label={buttonLabel}
      transform={transform}
      className={`coh-cell ${className}`}
      data-hex={place}
      onClick={(event: MouseEvent) => act(place, { x: event.clientX, y: event.clientY })}
      onKeyDown={handleKey}
    >
      {hex}
    </g>
  )
})

/** A symbol for a terrain, so that colour is not the only cue. */
function Glyph({ terrain }: { readonly terrain: Terrain }) {
  const paths: Readonly<Record<Terrain, string>> = {
    water: 'M-6 3q1.5-2 3 0t3 0t3 0t3 0M-6 6q1.5-2 3 0t3 0t3 0t3 0',
    heavyWoods: 'M-4 6v-3M-6 3l2-4 2 4zM3 6v-3M1 3l2-4 2 4zM0 7v-2M-2 5l2-5 2 5z',
    lightWoods: 'M0 6v-3M-2.4 3l2.4-5 2.4 5z',
    building: 'M-4 6v-5l4-3 4 3v5z',
    hill: 'M-6 6q3-6 6-6t6 6',
    road: 'M-10 2h20M-10 5h20',
  }
  return <path className={`coh-glyph coh-g-${terrain}`} d={paths[terrain]} />
}
