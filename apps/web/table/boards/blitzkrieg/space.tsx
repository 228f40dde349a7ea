import {
  effectName,
  lies,
  readToken,
  type Situation,
  type Space,
  type Theatre,
  theatreOf,
  unitPiece,
} from '@opfor/games/blitzkrieg/view'
import { memo } from 'react'
import { useSay } from '../../../ui/text/language.tsx'
import { EffectIcon } from './effect-icon.tsx'
import { type Highlights, highlightClass } from '../highlights.ts'
import type { Spot } from '../zoom.ts'
import { pitch, side } from './plan.ts'
import { Tappable } from '../tappable.tsx'
import { words } from './words.ts'

const half = side / 2
const square = { x: -half, y: -half, width: side, height: side, rx: 5 } as const
const upper = `M${-half} ${half - 5}V${5 - half}Q${-half} ${-half} ${5 - half} ${-half}H${half - 5}L${1 - half} ${half - 1}z`
const lower = `M${half} ${5 - half}V${half - 5}Q${half} ${half} ${half - 5} ${half}H${5 - half}L${half - 1} ${1 - half}z`

/** A button if the space can be chosen. */
export function SpaceDrawing({
  now,
  space,
  spot,
  highlights,
  tap,
}: {
  readonly now: Situation
  readonly space: Space
  readonly spot: Spot
  readonly highlights: Highlights
  /** Whether the space is large enough to be tapped. */
  readonly tap: boolean
}) {
  return (
    <DrawnSpace
      space={space}
      theatre={theatreOf(now, space)}
      token={lies(now, space)}
      x={spot.x}
      y={spot.y}
      light={highlightClass(highlights, space.id)}
      isChosen={highlights.about?.includes(space.id) ?? false}
      moved={highlights.moved?.(space.id) ?? ''}
      choose={tap && highlights.options.has(space.id) ? highlights.choose : undefined}
    />
  )
}

/** Memoized: a move changes only a few of the spaces. */
const DrawnSpace = memo(function DrawnSpace({
  space,
  theatre,
  token,
  x,
  y,
  light,
  isChosen,
  moved,
  choose,
}: Spot & {
  readonly space: Space
  readonly theatre: Theatre
  readonly token: string
  readonly light: string
  readonly isChosen: boolean
  readonly moved: string
  readonly choose: ((id: string) => void) | undefined
}) {
  const say = useSay()
  const label =
    token === ''
      ? say(words.place, {
          theatre: theatre.name,
          campaign: space.campaign + 1,
          place: space.index + 1,
          effect: effectName(space.effect, space.amount),
        })
      : say(words.occupied, { space: space.name, unit: unitName(token) })
  const className = `bz-space ${light}`
  const content = (
    <>
      <Ground terrain={space.terrain} />
      {token === '' && <EffectIcon effect={space.effect} amount={space.amount} />}
      <rect className="bz-ring" {...square} />
      {isChosen && <rect className="bz-chosen" {...square} />}
      {moved !== '' && <rect className={`moved-mark ${moved}`} {...square} />}
    </>
  )
  return (
    <g transform={`translate(${x} ${y})`}>
      {choose === undefined ? (
        <g
          role="img"
          aria-label={label}
          className={className}
          data-at={space.id}
          data-means={token === '' ? space.effect : 'unit'}
        >
          <title>{token === '' ? say(effectName(space.effect, space.amount)) : say(unitName(token))}</title>
          {content}
        </g>
      ) : (
        <Tappable label={label} act={() => choose(space.id)} className={`bz-tap ${className}`} at={space.id}>
          <TapArea />
          {content}
        </Tappable>
      )}
    </g>
  )
})

/** Extends to the middle of the gap between spaces. */
export function TapArea() {
  return <rect className="bz-reach" x={-pitch / 2} y={-pitch / 2} width={pitch} height={pitch} />
}

export function Ground({ terrain }: { readonly terrain: Space['terrain'] }) {
  if (terrain !== 'landSea')
    return (
      <>
        <rect className={`bz-${terrain}`} {...square} />
        <rect className={`bz-${terrain}-pattern`} {...square} />
      </>
    )
  return (
    <>
      <rect className="bz-land" {...square} />
      <path className="bz-land-pattern" d={upper} />
      <path className="bz-sea" d={lower} />
      <path className="bz-sea-pattern" d={lower} />
    </>
  )
}

function unitName(token: string) {
  const { side, unit } = readToken(token)
  return unitPiece(side ?? 'bot', unit.id).name
}
