import type { Situation } from '@opfor/games/blitzkrieg/view'
import { useSay } from '../../../ui/text/language.tsx'
import { AnimatedGroup } from './animated-group.tsx'
import type { Box } from './plan.ts'
import { words } from './words.ts'

const last = 30
const goal = 25
const start = 26
const top = 22
const height = 13

export function VictoryTrack({ now, box }: { readonly now: Situation; readonly box: Box }) {
  const say = useSay()
  const step = (box.w - start - 12) / last
  const left = (cell: number) => start + (cell - 1) * step
  const middle = (vp: number) => (vp === 0 ? start - 10 : left(Math.min(vp, last)) + step / 2)
  const lines = Array.from({ length: last - 1 }, (_, nth) => `M${left(nth + 2)} ${top}v${height}`)
  const label = say(words.track, { bot: now.bot.vp, you: now.player.vp })
  return (
    <g transform={`translate(${box.x} ${box.y})`} role="img" aria-label={label}>
      <title>{label}</title>
      <rect className="bz-block" width={box.w} height={box.h} rx="7" />
      <rect className="bz-victory" x={start} y={top} width={step * last} height={height} rx="2" />
      <rect className="bz-beyond" x={left(goal)} y={top} width={step * (last - goal + 1)} height={height} />
      <path className="bz-cells" d={lines.join('')} />
      <rect className="bz-red" x={left(goal)} y={top - 4} width={step} height={height + 8} rx="1" />
      {[5, 10, 15, 20, goal, last].map((cell) => (
        <text
          key={cell}
          className="bz-count"
          x={left(cell) + step / 2}
          y={cell === goal ? 14 : top + height - 3}
        >
          {cell}
        </text>
      ))}
      <AnimatedGroup x={middle(now.bot.vp)} y={top - 7} className="bz-marker bz-bot">
        <path d="M-9 -10H9V3L0 11L-9 3z" />
        <text y="2">{now.bot.vp}</text>
      </AnimatedGroup>
      <AnimatedGroup x={middle(now.player.vp)} y={top + height + 7} className="bz-marker bz-player">
        <path d="M-9 10H9V-3L0 -11L-9 -3z" />
        <text y="7">{now.player.vp}</text>
      </AnimatedGroup>
    </g>
  )
}
