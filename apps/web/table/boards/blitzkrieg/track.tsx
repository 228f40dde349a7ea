import { cell as cellNamed, type Theatre } from '@opfor/games/blitzkrieg/view'
import { memo } from 'react'
import { useSay } from '../../../ui/text/language.tsx'
import { Tappable } from '../tappable.tsx'
import { AnimatedGroup } from './animated-group.tsx'
import { words } from './words.ts'
import { headerHeight, trackHeight, trackStep, trackX } from './plan.ts'

const height = 12
const middle = headerHeight + trackHeight / 2 - 1

export const TrackView = memo(function Track({
  theatre,
  marker,
  w,
  choose,
}: {
  readonly theatre: Theatre
  readonly marker: number
  readonly w: number
  /** Undefined if the marker cannot be chosen. */
  readonly choose?: (() => void) | undefined
}) {
  const say = useSay()
  const { end, bonus } = theatre
  const step = trackStep(theatre, w)
  const x = (cell: number) => trackX(theatre, w, cell)
  const top = middle - height / 2
  const lines = Array.from({ length: end * 2 }, (_, nth) => `M${x(nth - end + 0.5)} ${top}v${height}`)
  const drawing = (
    <g role="img" aria-label={say(cellNamed(marker))}>
      <title>{say(cellNamed(marker))}</title>
      <rect className="bz-half-player" x={x(-end - 0.5)} y={top} width={step * (end + 0.5)} height={height} />
      <rect className="bz-half-bot" x={x(0)} y={top} width={step * (end + 0.5)} height={height} />
      <path className="bz-cells" d={lines.join('')} />
      <rect className="bz-end-player" x={x(-end - 0.5)} y={top - 3} width={step} height={height + 6} rx="2" />
      <rect className="bz-end-bot" x={x(end - 0.5)} y={top - 3} width={step} height={height + 6} rx="2" />
      <rect className="bz-red" x={x(-0.5)} y={top - 3} width={step} height={height + 6} />
      {[-1, 1].flatMap((half) =>
        bonus.map((at, nth) => (
          <g key={half * at} transform={`translate(${x(half * at)} ${middle})`} className="bz-bonus">
            <circle r="5.8" />
            <text y="3.3">{nth + 1}</text>
          </g>
        )),
      )}
      <AnimatedGroup x={x(marker)} y={middle} className={`bz-marker ${leader(marker)}`}>
        {marker > 0 ? <rect x="-8.5" y="-8.5" width="17" height="17" rx="3" /> : <circle r="9" />}
        <text y="4.5">{Math.abs(marker)}</text>
      </AnimatedGroup>
    </g>
  )
  if (choose === undefined) return drawing
  const label = say(words.marker, { theatre: theatre.name, cell: cellNamed(marker) })
  return (
    <Tappable label={label} act={choose} className="bz-tap board-lit" at={`marker.${theatre.id}`}>
      {drawing}
      <rect className="bz-reach" y={headerHeight - 1} width={w} height={trackHeight} />
      <rect className="bz-ring" x="1" y={headerHeight} width={w - 2} height={trackHeight - 2} rx="6" />
    </Tappable>
  )
})

function leader(marker: number): string {
  return marker === 0 ? 'bz-nobody' : marker > 0 ? 'bz-bot' : 'bz-player'
}
