import { type Situation, unitPiece } from '@opfor/games/blitzkrieg/view'
import type { Message } from '@opfor/kernel'
import { useSay } from '../../../ui/text/language.tsx'
import { ownToken, reserveSlot, rowSlot } from './token-keys.ts'
import { type Highlights, highlightClass } from '../highlights.ts'
import { type Box, side, slotsIn } from './plan.ts'
import { TapArea } from './space.tsx'
import { Tappable } from '../tappable.tsx'
import { Token } from './token.tsx'
import { words } from './words.ts'

const half = side / 2

interface ForceProps {
  readonly now: Situation
  readonly box: Box
  readonly highlights: Highlights
  readonly tap: boolean
  readonly withTokens: boolean
}

export function Row(props: ForceProps) {
  const { now } = props
  const slots = Array.from({ length: Math.max(5, now.bot.reserve.length) }, (_, nth) => ({
    id: rowSlot(nth),
    option: rowSlot(nth),
    kind: now.bot.reserve[nth],
  }))
  return <Slots {...props} title={words.row} of="bot" slots={slots} />
}

/** The option of a unit is its kind. */
export function Reserve(props: ForceProps) {
  const slots = props.now.player.reserve.map((kind, nth) => ({ id: reserveSlot(nth), option: kind, kind }))
  return <Slots {...props} title={words.reserve} of="player" slots={slots} />
}

interface Slot {
  readonly id: string
  readonly option: string
  readonly kind: string | undefined
}

function Slots({
  box,
  highlights,
  tap,
  withTokens,
  title,
  of,
  slots,
}: ForceProps & {
  readonly title: Message
  readonly of: 'bot' | 'player'
  readonly slots: readonly Slot[]
}) {
  const say = useSay()
  const spots = slotsIn(box, slots.length)
  return (
    <g role="group" aria-label={say(title)}>
      <rect className="bz-block" x={box.x} y={box.y} width={box.w} height={box.h} rx="7" />
      <text className={`bz-label bz-label-${of}`} x={box.x + 8} y={box.y + 14}>
        {say(title)}
      </text>
      {slots.map(({ id, option, kind }, nth) => {
        const { x, y, scale } = spots[nth] ?? { ...box, scale: 1 }
        const content = (
          <>
            <rect className="bz-slot" x={-half} y={-half} width={side} height={side} rx="5" />
            {withTokens && kind !== undefined && <Token token={ownToken(of, kind)} />}
            <rect className="bz-ring" x={-half} y={-half} width={side} height={side} rx="5" />
          </>
        )
        const unit = kind === undefined ? words.none : unitPiece(of, kind).name
        const label = say(words.slot, { slot: nth + 1, unit })
        const className = `bz-space ${highlightClass(highlights, option)}`
        return (
          <g key={id} transform={`translate(${x} ${y}) scale(${scale})`}>
            {tap && highlights.options.has(option) ? (
              <Tappable
                label={label}
                act={() => highlights.choose(option)}
                className={`bz-tap ${className}`}
                at={id}
              >
                <TapArea />
                {content}
              </Tappable>
            ) : (
              <g role="img" aria-label={label} className={className} data-at={id}>
                <title>{say(unit)}</title>
                {content}
              </g>
            )}
          </g>
        )
      })}
    </g>
  )
}
