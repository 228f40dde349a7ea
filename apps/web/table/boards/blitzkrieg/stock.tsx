import type { Situation } from '@opfor/games/blitzkrieg/view'
import type { Message } from '@opfor/kernel'
import type { ReactNode } from 'react'
import { useSay } from '../../../ui/text/language.tsx'
import { FittedText } from './fitted-text.tsx'
import type { Box } from './plan.ts'
import { words } from './words.ts'

interface KindCount {
  readonly name: Message
  readonly count: number
  readonly icon: ReactNode
}

export function Stock({ now, box }: { readonly now: Situation; readonly box: Box }) {
  const say = useSay()
  const counted = countStock(now)
  const isTall = box.h > 120
  const top = 8
  const line = Math.min(26, (box.h - top - 6) / counted.length)
  return (
    <g transform={`translate(${box.x} ${box.y})`}>
      <rect className="bz-block" width={box.w} height={box.h} rx="7" />
      {counted.map(({ name, count, icon }, nth) => {
        const label = `${say(name)}: ${count}`
        const x = isTall ? 18 : ((nth + 0.5) * box.w) / counted.length
        const y = isTall ? top + (nth + 0.5) * line : (box.h + top) / 2 - 2
        return (
          <g
            key={name.id}
            transform={`translate(${x} ${y})`}
            role="img"
            aria-label={label}
            className="bz-stock"
          >
            <title>{label}</title>
            <g transform={isTall ? 'translate(0 0)' : 'translate(-11 0) scale(.9)'}>{icon}</g>
            <text x={isTall ? 16 : -1} y="5.5" className="bz-number">
              {count}
            </text>
            {isTall && (
              <FittedText
                className="bz-label"
                text={say(name)}
                x={42}
                y={4.5}
                width={box.w - 66}
                letter={7.4}
              />
            )}
          </g>
        )
      })}
    </g>
  )
}

/** Counts special weapons that you took unseen in your bag. */
function countStock(now: Situation): readonly KindCount[] {
  const cup: KindCount = { name: words.cup, count: now.cup.length, icon: <Cup /> }
  return [
    ...(now.withStratagems ? [cup] : []),
    { name: words.botBag, count: now.bot.bag.length, icon: <Sack of="bot" /> },
    {
      name: now.where === 'table' ? words.unplaced : words.yourBag,
      count: now.player.bag.length + now.unseen,
      icon: <Sack of="player" />,
    },
    { name: words.pool, count: now.pool.length - now.unseen, icon: <Sack of="special" /> },
  ]
}

export function Sack({ of }: { readonly of: 'bot' | 'player' | 'special' }) {
  return (
    <g className={`bz-token bz-${of}`}>
      <path
        className="bz-body"
        d="M-4 -9L-2 -5Q-9 -1 -9 4.5Q-9 9 -4 9H4Q9 9 9 4.5Q9 -1 2 -5L4 -9Q0 -7 -4 -9z"
        transform="scale(.95)"
      />
      {of === 'special' && <circle className="bz-inner" cy="3" r="3" />}
    </g>
  )
}

export function Cup() {
  return <path className="bz-cup" d="M-7 -8H7L5 8H-5zM-6.3 -3H6.3" />
}
