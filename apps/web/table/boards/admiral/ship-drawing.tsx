import { cardOf, type Face, isDoomed, type Ship, type Side, type Situation } from '@opfor/games/admiral/view'
import { hasAttacked } from './selection.ts'

export const faceMarks: Readonly<Record<Face, string>> = {
  movement: 'M-4 2.5L0 -3L4 2.5',
  artillery: 'M-4 0h8M0 -4v8M-2.8 -2.8l5.6 5.6M2.8 -2.8l-5.6 5.6',
  admiral: 'M0 -4.5l1.3 2.9 3.2.4-2.4 2.1.7 3.2L0 2.6-2.8 4.1l.7-3.2-2.4-2.1 3.2-.4z',
}

export const attackedMark = 'M11 -3l3 3l5 -6'

export function ShipDrawing({ ship, now }: { readonly ship: Ship; readonly now: Situation }) {
  const card = cardOf(now, ship)
  const transform = ship.side === 'stratego' ? 'translate(0 -6) rotate(180)' : 'translate(0 -6)'
  return (
    <g className={`ad-ship ad-${ship.side} ${isDoomed(ship) ? 'ad-doomed' : ''}`} aria-hidden="true">
      <g transform={transform}>
        <Hull side={ship.side} structure={card.structure} carrier={card.squadrons !== undefined} />
        <g className="ad-turrets">
          {card.batteries.slice(0, 3).map(({ kind }, at) => (
            <circle key={at} cy={at * 7 - 5} r={kind === 'gun' ? 2.4 : 1.5} />
          ))}
        </g>
      </g>
      <Points ship={ship} structure={card.structure} />
      {ship.squadrons > 0 && (
        <g transform="translate(15 1)">
          <path
            className="ad-plane"
            d="M0 -4l1 3 4 2v1l-4-.6-.4 2 1.4 1v.8L0 4.6l-2-.4v-.8l1.4-1-.4-2-4 .6v-1l4-2z"
          />
          <text className="ad-small" y={13}>
            {ship.squadrons}
          </text>
        </g>
      )}
      {hasAttacked(now, ship) && <path className="ad-face ad-attacked" d={attackedMark} />}
      {ship.face !== '' && (
        <path className="ad-face" transform="translate(15 -14)" d={faceMarks[ship.face]} />
      )}
      <text
        className="ad-name"
        y={18}
        {...(ship.name.length > 7 && { textLength: 40, lengthAdjust: 'spacingAndGlyphs' })}
      >
        {short(ship.name)}
      </text>
    </g>
  )
}

function short(name: string): string {
  return name.length > 9 ? `${name.slice(0, 8)}…` : name
}

/** Longer and wider with its Structure Points; a carrier has a blunt bow. */
export function Hull({
  side,
  structure,
  carrier,
}: {
  readonly side: Side
  readonly structure: number
  readonly carrier: boolean
}) {
  const half = 12 + Math.min(4, structure - 2)
  const wide = 6.5 + Math.min(3, structure / 2)
  const bow = carrier ? 0.6 * wide : 0
  const path = `M${-bow} ${-half}h${2 * bow}L${wide} ${-half + 10}V${half - 7}q${-wide / 3} 3 ${-wide} 3t${-wide} -3V${-half + 10}z`
  return (
    <>
      <path className="ad-hull" d={path} />
      {side === 'stratego' && <path className="ad-stripe" d={`M${-wide} 4h${2 * wide}`} />}
    </>
  )
}

/** Structure Points in a column: remaining, assigned as damage, and lost. */
function Points({ ship, structure }: { readonly ship: Ship; readonly structure: number }) {
  const left = Math.max(0, ship.points - ship.pending)
  const pips = Math.min(structure, 8)
  return (
    <g transform="translate(-17 -19)">
      {structure <= 8 &&
        Array.from({ length: pips }, (_, at) => (
          <rect
            key={at}
            className={at < left ? 'ad-pip' : at < ship.points ? 'ad-pip ad-pending' : 'ad-pip ad-lost'}
            x={-2}
            y={1 + at * 3.6}
            width={4}
            height={2.8}
          />
        ))}
      {structure > 8 && (
        <text className="ad-small" y={8}>
          {left}
        </text>
      )}
    </g>
  )
}
