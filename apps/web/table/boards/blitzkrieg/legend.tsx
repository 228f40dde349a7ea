import { useSay } from '../../../ui/text/language.tsx'
import { FittedText } from './fitted-text.tsx'
import type { Box } from './plan.ts'
import { Ground } from './space.tsx'
import { ArmShape } from './token.tsx'
import { words } from './words.ts'

const arms = ['army', 'navy', 'airforce'] as const
const grounds = ['land', 'sea', 'landSea'] as const

/** A legend of unit shapes and terrains. */
export function Legend({ box }: { readonly box: Box }) {
  const say = useSay()
  const line = (box.h - 8) / 3
  const place = (column: number, nth: number) => `translate(${14 + column * 80} ${4 + (nth + 0.5) * line})`
  return (
    <g transform={`translate(${box.x} ${box.y})`} className="bz-legend">
      {arms.map((arm, nth) => (
        <g key={arm} transform={place(0, nth)}>
          <g transform="scale(.55)">
            <ArmShape arm={arm} />
          </g>
          <FittedText className="bz-label" text={say(words[arm])} x={12} y={4} width={56} letter={7.4} />
        </g>
      ))}
      {grounds.map((terrain, nth) => (
        <g key={terrain} transform={place(1, nth)}>
          <g transform="scale(.55)">
            <Ground terrain={terrain} />
          </g>
          <FittedText className="bz-label" text={say(words[terrain])} x={12} y={4} width={70} letter={7.4} />
        </g>
      ))}
    </g>
  )
}
