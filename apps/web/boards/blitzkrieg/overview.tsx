import type { Situation } from '@opfor/games/blitzkrieg/view'
import type { Message } from '@opfor/kernel'
import { memo } from 'react'
import { useSay } from '../../text/language.tsx'
import { reserveSlot, rowSlot, useFollowed } from './following.ts'
import { Reserve, Row } from './forces.tsx'
import { Legend } from './legend.tsx'
import type { Lights } from '../lights.ts'
import { Moving } from './moving.tsx'
import { type Box, middleOf, type Plan, type Slot, slotsIn } from './plan.ts'
import { Stock } from './stock.tsx'
import { Tappable } from '../tappable.tsx'
import { TheatreDrawn } from './theatre.tsx'
import { Token } from './token.tsx'
import { VictoryTrack } from './victory-track.tsx'
import { words } from './words.ts'

/** The whole board: theatres, tracks, row, reserve and stock, and above them the tokens, which move. */
export const Overview = memo(function Overview({
  now,
  plan,
  lights,
  tap,
  open,
}: {
  readonly now: Situation
  readonly plan: Plan
  readonly lights: Lights
  readonly tap: boolean
  readonly open: (id: string) => void
}) {
  const spots = spotsOf(now, plan)
  const force = { now, lights, tap, withTokens: false }
  return (
    <>
      {plan.blocks.map((block) => (
        <TheatreDrawn
          key={block.theatre.id}
          now={now}
          block={block}
          lights={lights}
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
      {!tap && !lights.options.has('row') && (
        <Cover boxes={[plan.row, plan.reserve]} at="forces" open={open} />
      )}
      <Whole id="row" name={words.row} box={plan.row} lights={lights} />
      <Whole id="reserve" name={words.reserve} box={plan.reserve} lights={lights} />
      {!tap && <Cover boxes={[plan.stock]} at="stock" open={open} />}
      <g className="bz-pieces" aria-hidden="true">
        {useFollowed(now).map(({ key, place, token }) => {
          const spot = spots.get(place)
          if (spot === undefined) return undefined
          const light = lights.dark.has(place) || lights.dark.has(spot.theatre) ? 'board-dark' : ''
          return (
            <Moving key={key} x={spot.x} y={spot.y} className={`bz-piece ${spot.when} ${light}`}>
              <g transform={`scale(${spot.scale})`}>
                <Token token={token} />
              </g>
            </Moving>
          )
        })}
      </g>
    </>
  )
})

/** A part of the table that may be chosen as a whole. */
function Whole({
  id,
  name,
  box,
  lights,
}: {
  readonly id: string
  readonly name: Message
  readonly box: Box | undefined
  readonly lights: Lights
}) {
  const say = useSay()
  if (box === undefined || !lights.options.has(id)) return undefined
  return (
    <Tappable label={say(name)} act={() => lights.choose(id)} className="bz-tap board-lit" at={id}>
      <rect className="bz-reach" x={box.x} y={box.y} width={box.w} height={box.h} />
      <rect className="bz-ring" x={box.x} y={box.y} width={box.w} height={box.h} rx="7" />
    </Tappable>
  )
}

/** Over parts that are too small to be tapped one by one: a tap opens them large. */
function Cover({
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

interface SeenSlot extends Slot {
  readonly theatre: string
  readonly when: string
}

/** Where each place is drawn. */
function spotsOf(now: Situation, plan: Plan): ReadonlyMap<string, SeenSlot> {
  const spots = new Map<string, SeenSlot>()
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
