import {
  type CounterValue,
  fill,
  message,
  type NamedCounter,
  nothing,
  settableFlag,
  settableNumber,
  settableOne,
} from '@opfor/kernel'
import { otherSide } from '../../setup/battle.ts'
import { withGrapple } from '../../opposing-force-ships/grapples.ts'
import { highest } from '../../setup/limits.ts'
import { isMapped } from '../../on-the-map.ts'
import { type Ship, shipsOf, type Situation, withShip } from '../../situation.ts'
import { type Settable, settableInches } from './settable.ts'

const words = {
  damage: {
    name: message('blood-and-plunder.counter.damage', 'the damage of {ship}'),
    brief: message('blood-and-plunder.brief.damage', 'damage'),
  },
  grappled: {
    name: message('blood-and-plunder.counter.grappled', 'the ship that {ship} is grappled to'),
    brief: message('blood-and-plunder.brief.grappled', 'grappled to'),
  },
  shipMoves: {
    name: message('blood-and-plunder.counter.shipMoves', 'movements of {ship} in this turn'),
    brief: message('blood-and-plunder.brief.shipMoves', 'movements in this turn'),
  },
  shipGone: {
    name: message('blood-and-plunder.counter.shipGone', '{ship} is out of the battle: sunk, struck or gone'),
    brief: message('blood-and-plunder.brief.shipGone', 'out of the battle'),
  },
  shipX: {
    name: message('blood-and-plunder.counter.shipX', '{ship}: from the left edge'),
    brief: message('blood-and-plunder.brief.x', 'from the left edge'),
  },
  shipY: {
    name: message('blood-and-plunder.counter.shipY', '{ship}: from the bottom edge'),
    brief: message('blood-and-plunder.brief.y', 'from the bottom edge'),
  },
  heading: {
    name: message('blood-and-plunder.counter.heading', 'the heading of {ship}'),
    brief: message('blood-and-plunder.brief.heading', 'heading'),
  },
  shipPlaced: {
    name: message('blood-and-plunder.counter.shipPlaced', '{ship}: changes of place'),
    brief: message('blood-and-plunder.brief.placed', 'changes of place'),
  },
}

const headings: readonly CounterValue[] = Array.from({ length: 16 }, (_, heading) => ({
  value: heading,
  reads: headingName(heading),
}))

function headingName(heading: number) {
  switch (heading) {
    case 0:
      return message('blood-and-plunder.heading.top', 'to the top edge')
    case 4:
      return message('blood-and-plunder.heading.right', 'to the right edge')
    case 8:
      return message('blood-and-plunder.heading.bottom', 'to the bottom edge')
    case 12:
      return message('blood-and-plunder.heading.left', 'to the left edge')
    default:
      return message('blood-and-plunder.heading.other', '{heading} sixteenths clockwise from the top', {
        heading,
      })
  }
}

/** The numbers of a ship. Its place and heading are not offered where there is no map. */
export function ofShip(now: Situation, ship: Ship): readonly Settable[] {
  const { id, side, at, placed } = ship
  const named = (what: keyof typeof words, isUsed = true, note = false): NamedCounter => {
    const { name, brief } = words[what]
    const of = { id, name: ship.name }
    const inner = !isUsed
    return {
      id: `${what}.${id}`,
      name: fill(name, { ship: ship.name }),
      brief,
      of,
      inner,
      note: inner || note,
    }
  }
  const change = (to: Partial<Ship>): Situation => withShip(now, id, to)
  const enemies = shipsOf(now, otherSide(side)).map(
    (other): CounterValue => ({ value: other.id, reads: other.name }),
  )
  const mapped = isMapped(now)
  const { width, height } = now.battle
  return [
    settableNumber(named('damage'), ship.damage, [0, highest.damage], (damage) => change({ damage })),
    settableOne(named('grappled', enemies.length > 0), ship.grappled, [nothing, ...enemies], (to) =>
      withGrapple(now, id, String(to)),
    ),
    settableNumber(named('shipMoves', side === 'opfor'), ship.moves, [0, now.house.shipMoves], (moves) =>
      change({ moves }),
    ),
    settableFlag(named('shipGone'), ship.gone === true, (gone) =>
      withShip(gone ? withGrapple(now, id, '') : now, id, { gone, placed: placed + 1 }),
    ),
    settableInches(named('shipX', mapped), at.x, width, (x) =>
      change({ at: { ...at, x }, placed: placed + 1 }),
    ),
    settableInches(named('shipY', mapped), at.y, height, (y) =>
      change({ at: { ...at, y }, placed: placed + 1 }),
    ),
    settableOne(named('heading', mapped), ship.heading, headings, (heading) =>
      change({ heading: Number(heading), placed: placed + 1 }),
    ),
    settableNumber(named('shipPlaced', false), placed, [0, highest.changesOfPlace], (to) =>
      change({ placed: to }),
    ),
  ]
}
