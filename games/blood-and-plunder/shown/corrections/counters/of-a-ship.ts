import {
  type AllowedValue,
  bool,
  integer,
  customField,
  type FieldSpecs,
  numberField,
  message,
  type TableValueSpec,
  noneValue,
  optional,
  ignoredField,
  booleanSetter,
  choiceSetter,
  hiddenField,
  text,
} from '@opfor/kernel'
import { otherSide } from '../../../table/battle.ts'
import { withGrapple } from '../../../rules/opposing-force-ships/grapples.ts'
import type { Point } from '../../../table/geometry/point.ts'
import { highest } from '../../../table/profile.ts'
import { isMapped } from '../../../table/on-the-map.ts'
import { type Ship, shipsOf, type Situation, withShip } from '../../../table/situation.ts'
import { point } from './of-a-unit.ts'
import { numberOf, settableInches, type Words, words } from './settable.ts'

const grappled = words('grappled', 'the ship that {ship} is grappled to', 'grappled to')
const gone = words('shipGone', '{ship} is out of the battle: sunk, struck or gone', 'out of the battle')
const x = words('shipX', '{ship}: from the left edge', 'from the left edge', 'x')
const y = words('shipY', '{ship}: from the bottom edge', 'from the bottom edge', 'y')
const heading = words('heading', 'the heading of {ship}', 'heading')

const headings: readonly AllowedValue[] = Array.from({ length: 16 }, (_, heading) => ({
  value: heading,
  text: headingName(heading),
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

/** Place and heading are not offered without a map. */
export const ship: FieldSpecs<Situation, Ship> = {
  id: hiddenField(text(40)),
  name: ignoredField(),
  shortName: ignoredField(),
  side: ignoredField(),
  hull: ignoredField(),
  damage: numberField(named(words('damage', 'the damage of {ship}', 'damage')), [0, highest.damage]),
  grappled: customField(text(40), ({ now, of, value }) => {
    const enemies = shipsOf(now, otherSide(of.side)).map(
      (other): AllowedValue => ({ value: other.id, text: other.name }),
    )
    return [
      choiceSetter(called(of, grappled, enemies.length > 0), value, [noneValue, ...enemies], (to) =>
        withGrapple(now, of.id, String(to)),
      ),
    ]
  }),
  moves: numberField(
    named(
      words('shipMoves', 'movements of {ship} in this turn', 'movements in this turn'),
      ({ side }) => side === 'opfor',
    ),
    ({ house }) => [0, house.shipMoves],
    integer(0, 9),
  ),
  gone: customField(optional(bool), ({ now, of, value }) => [
    booleanSetter(called(of, gone), value === true, (isGone) =>
      withShip(isGone ? withGrapple(now, of.id, '') : now, of.id, { gone: isGone, placed: of.placed + 1 }),
    ),
  ]),
  at: customField(point, ({ now, of, value: at }) => {
    const { width, height } = now.battle
    const put = (to: Partial<Point>): Situation => moved(now, of, { at: { ...at, ...to } })
    return [
      settableInches(called(of, x, isMapped(now)), at.x, width, (to) => put({ x: to })),
      settableInches(called(of, y, isMapped(now)), at.y, height, (to) => put({ y: to })),
    ]
  }),
  heading: customField(integer(0, 15), ({ now, of, value }) => [
    choiceSetter(called(of, heading, isMapped(now)), value, headings, (to) =>
      moved(now, of, { heading: Number(to) }),
    ),
  ]),
  placed: numberField(
    named(words('shipPlaced', '{ship}: changes of place', 'changes of place', 'placed'), () => false),
    [0, highest.changesOfPlace],
  ),
}

function moved(now: Situation, { id, placed }: Ship, to: Partial<Ship>): Situation {
  return withShip(now, id, { ...to, placed: placed + 1 })
}

function called(of: Ship, what: Words, isUsed = true): TableValueSpec {
  return numberOf(of, what, { ship: of.name }, isUsed)
}

function named(
  what: Words,
  isUsed: (of: Ship) => boolean = () => true,
): (now: Situation, of: Ship) => TableValueSpec {
  return (_, of) => called(of, what, isUsed(of))
}
