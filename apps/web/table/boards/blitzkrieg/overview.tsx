import type { Situation } from '@opfor/games/blitzkrieg/view'
import type { Message } from '@opfor/kernel'
import { memo } from 'react'
import { useSay } from '../../../ui/text/language.tsx'
import type { Highlights } from '../highlights.ts'
import { Tappable } from '../tappable.tsx'
import { AnimatedGroup } from './animated-group.tsx'
import { FittedText } from './fitted-text.tsx'
import { Reserve, Row } from './forces.tsx'
import { type Box, middleOf, type Plan, type Slot, slotsIn } from './plan.ts'
import { Ground } from './space.tsx'
import { Stock } from './stock.tsx'
import { TheatreDrawing } from './theatre.tsx'
import { reserveSlot, rowSlot, useTokenKeys } from './token-keys.ts'
import { ArmShape, Token } from './token.tsx'
import { VictoryTrack } from './victory-track.tsx'
import { words } from './words.ts'

const arms = ['army', 'navy', 'airforce'] as const
const grounds = ['land', 'sea', 'landSea'] as const

function Legend({ box }: { readonly box: Box }) {
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

/** Animated tokens are drawn above all other parts. */
export const Overview = memo(function Overview({
  now,
  plan,
  highlights,
  tap,
  open,
}: {
  readonly now: Situation
  readonly plan: Plan
  readonly highlights: Highlights
  readonly tap: boolean
  readonly open: (id: string) => void
}) {
  const spots = locatePlaces(now, plan)
  const force = { now, highlights, tap, withTokens: false }
  return (
    <>
      {plan.blocks.map((block) => (
        <TheatreDrawing
          key={block.theatre.id}
          now={now}
          block={block}
          highlights={highlights}
          tap={tap}
          withTokens={false}
          open={() => open(block.theatre.id)}
        />
      ))}
      {plan.legend !== undefined && <Legend box={plan.legend} />}
      <VictoryTrack now={now} box={plan.victory} />
      <Stock now={now} box={plan.stock} />
      <Row {...force} box={plan.row} />
      {plan.reserve !== undefined && <Reserve {...force} box={plan.reserve} />}
      {!tap && !highlights.options.has('row') && (
        <EnlargeArea boxes={[plan.row, plan.reserve]} at="forces" open={open} />
      )}
      <SelectableArea id="row" name={words.row} box={plan.row} highlights={highlights} />
      <SelectableArea id="reserve" name={words.reserve} box={plan.reserve} highlights={highlights} />
      {!tap && <EnlargeArea boxes={[plan.stock]} at="stock" open={open} />}
      <g className="bz-pieces" aria-hidden="true">
        {useTokenKeys(now).map(({ key, place, token }) => {
          const spot = spots.get(place)
          if (spot === undefined) return undefined
          const light =
            highlights.dimmed.has(place) || highlights.dimmed.has(spot.theatre) ? 'board-dark' : ''
          return (
            <AnimatedGroup
              key={key}
              x={spot.x}
              y={spot.y}
              late={highlights.moved?.(place) === 'board-reply'}
              className={`bz-piece ${spot.when} ${light}`}
            >
              <g transform={`scale(${spot.scale})`}>
                <Token token={token} />
              </g>
            </AnimatedGroup>
          )
        })}
      </g>
    </>
  )
})

function SelectableArea({
  id,
  name,
  box,
  highlights,
}: {
  readonly id: string
  readonly name: Message
  readonly box: Box | undefined
  readonly highlights: Highlights
}) {
  const say = useSay()
  if (box === undefined || !highlights.options.has(id)) return undefined
  return (
    <Tappable label={say(name)} act={() => highlights.choose(id)} className="bz-tap board-lit" at={id}>
      <rect className="bz-reach" x={box.x} y={box.y} width={box.w} height={box.h} />
      <rect className="bz-ring" x={box.x} y={box.y} width={box.w} height={box.h} rx="7" />
    </Tappable>
  )
}

/** Covers parts that are too small to tap; a tap enlarges them. */
function EnlargeArea({
  boxes,
  at,
  open,
}: {
  readonly boxes: readonly (Box | undefined)[]
  readonly at: string
  readonly open: (id: string) => void
}) {
  const say = useSay()
  return (
    <Tappable label={say(words.forcesLarge)} act={() => open('forces')} className="bz-tap bz-forces" at={at}>
      {boxes.map(
        (box) =>
          box !== undefined && (
            <rect key={box.x} className="bz-ring" x={box.x} y={box.y} width={box.w} height={box.h} rx="7" />
          ),
      )}
    </Tappable>
  )
}

interface BoardSlot extends Slot {
  readonly theatre: string
  readonly when: string
}

function locatePlaces(now: Situation, plan: Plan): ReadonlyMap<string, BoardSlot> {
  const spots = new Map<string, BoardSlot>()
  for (const { theatre, x, y } of plan.blocks) {
    const closed = now.theatres[theatre.index]?.closed ?? 0
    for (const { spaces } of theatre.campaigns)
      for (const space of spaces) {
        const spot = middleOf(theatre, space)
        const when = space.campaign < closed ? 'bz-past' : ''
        spots.set(space.id, { x: x + spot.x, y: y + spot.y, scale: 1, theatre: theatre.id, when })
      }
  }
  const slots = Math.max(5, now.bot.reserve.length)
  for (const [nth, spot] of slotsIn(plan.row, slots).entries())
    spots.set(rowSlot(nth), { ...spot, theatre: '', when: '' })
  if (plan.reserve !== undefined)
    for (const [nth, spot] of slotsIn(plan.reserve, now.player.reserve.length).entries())
      spots.set(reserveSlot(nth), { ...spot, theatre: '', when: '' })
  return spots
}
