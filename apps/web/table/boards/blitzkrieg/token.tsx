import { readToken, type Unit } from '@opfor/games/blitzkrieg/view'
import { memo } from 'react'
import { Bomb } from './effect-icon.tsx'

const shapes = {
  army: 'M-12 -14H12Q14 -14 14 -12V12Q14 14 12 14H-12Q-14 14 -14 12V-12Q-14 -14 -12 -14z',
  navy: 'M-15 -11H15L10 11Q9.5 13 7.5 13H-7.5Q-9.5 13 -10 11z',
  airforce: 'M0 -15L15 12.5Q0 9.5 -15 12.5z',
  any: 'M0 -14A14 14 0 0 1 0 14A14 14 0 0 1 0 -14z',
} as const

const digitY = { army: 6.5, navy: 7, airforce: 8.5, any: 6.5 } as const

/** The shape shows the arm, fill and outline the side, a digit the strength. */
export const Token = memo(function Token({ token }: { readonly token: string }) {
  const { side, unit } = readToken(token)
  return (
    <g className={`bz-token bz-${side ?? 'special'}`}>
      <path className="bz-body" d={shapes[unit.arm]} />
      {side === undefined && <path className="bz-inner" d={shapes[unit.arm]} transform="scale(.82)" />}
      <Face unit={unit} />
      <Mark unit={unit} />
    </g>
  )
})

function Face({ unit }: { readonly unit: Unit }) {
  if (unit.scientist)
    return <path className="bz-face" d="M-3 -9H3V-7.5H2V-2L7 6.5Q8 9 5.5 9H-5.5Q-8 9 -7 6.5L-2 -2V-7.5H-3z" />
  const text = unit.spy ? '?' : unit.commands.length > 0 ? `${unit.strength}+` : String(unit.strength)
  return (
    <text className={text.length > 1 ? 'bz-digit bz-long' : 'bz-digit'} y={digitY[unit.arm]}>
      {text}
    </text>
  )
}

export function ArmShape({ arm }: { readonly arm: Unit['arm'] }) {
  return <path className="bz-arm" d={shapes[arm]} />
}

/** Blitz, task force, bomber or nuclear, in the corner. */
function Mark({ unit }: { readonly unit: Unit }) {
  const mark = markOf(unit)
  if (mark === undefined) return undefined
  return (
    <g transform="translate(11 -10)" className="bz-mark">
      <circle r="6.5" />
      {mark}
    </g>
  )
}

function markOf(unit: Unit) {
  if (unit.blitz) return <path d="M1.5 -5L-3.5 1H-.5L-1.5 5L3.5 -1H.5z" />
  if (unit.taskForce) return <path className="bz-crossed" d="M-3 -3L3 3M-3 3L3 -3" />
  if (unit.bomber)
    return (
      <g transform="scale(.4)">
        <Bomb />
      </g>
    )
  if (unit.nuclear)
    return (
      <path d="M0 0L-4.5 -2A5 5 0 0 1 -2 -4.5zM0 0L4.5 -2A5 5 0 0 0 2 -4.5zM0 0L-2 4.5A5 5 0 0 0 2 4.5z" />
    )
  return undefined
}
