import { Table, remembered } from '@opfor/kernel'
import { airTargets } from '../exception/aircraft.ts'
import { lastTies } from '../attack/attack-rulings.ts'
import { flightRange, reachOf } from '../house-model/damage.ts'
import { hierarchy, type Target, targetAs } from '../attack/hierarchy.ts'
import { atOnce } from '../house-model/imagined.ts'
import type { Grade } from '../../table/battles/pieces.ts'
import { gradeFrom, squaresAway } from '../house-model/ranges.ts'
import { type FiringStop, inRows, reachable, type Stop } from '../house-model/reach.ts'
import { fleetOf, type Ship, type Situation, withShip } from '../../table/situation.ts'
import { unfired, volleyOf } from '../house-model/volley.ts'

/**
 * The squares within so many steps from which a unit of Stratego would attack an enemy that it can damage: with the one
 * Artillery symbol that a unit has that moves, or with the aircraft of a carrier.
 */
export const firingStops = remembered((now: Situation, ship: Ship, steps: number): readonly FiringStop[] =>
  inRows([...stopsToFireFrom(now, ship, steps)]),
)

/** Whether there is such a square. */
export const isAnyFiringStop = remembered(
  (now: Situation, ship: Ship, steps: number): boolean =>
    stopsToFireFrom(now, ship, steps).next().done !== true,
)

/** Such squares one after another, the nearest first. */
function* stopsToFireFrom(now: Situation, ship: Ship, steps: number): Generator<FiringStop, void> {
  const near = enemiesNear(now, ship, steps)
  if (near.length === 0) return
  const sailed = sailedFrom(now, ship)
  for (const stop of reachable(now, ship, steps)) {
    const firing = firingStop(now, sailed, ship, stop, near)
    if (firing !== undefined) yield firing
  }
}

/** The enemies that are no farther away than the unit sails and then fires, or its aircraft fly. */
function enemiesNear(now: Situation, ship: Ship, steps: number): readonly Ship[] {
  const range = ship.squadrons > 0 ? flightRange(now, ship) : reachOf(now, ship, volleyOf(now, ship, 1))
  return fleetOf(now, 'player').filter((enemy) => squaresAway(now, ship, enemy) <= steps + range)
}

/** The battle once the unit has sailed from where it is. */
function sailedFrom(now: Situation, { id }: Ship): Situation {
  return withShip(now, id, { at: 'standBy' })
}

/** The unit as it would be on a square. */
function arrived(ship: Ship, { id: at, steps: moved }: Stop): Ship {
  return { ...ship, at, moved }
}

/** Which of these enemies the unit could attack from there; aircraft look at all enemies. */
function attackable(sailed: Situation, ship: Ship, stop: Stop, near: readonly Ship[]): readonly Target[] {
  if (ship.squadrons > 0) return airTargets(sailed, arrived(ship, stop))
  const volley = volleyOf(sailed, ship, 1)
  return near.flatMap((enemy) => {
    const grade = gradeFrom(sailed, ship, stop.square, enemy, volley)
    return grade === undefined ? [] : [targetAs(enemy, grade)]
  })
}

function firingStop(
  now: Situation,
  sailed: Situation,
  ship: Ship,
  stop: Stop,
  near: readonly Ship[],
): FiringStop | undefined {
  const among = attackable(sailed, ship, stop, near)
  if (among.every(isUnharmed)) return undefined
  const first = remembered(() => (among.length < 2 ? among : firstOf(now, arrived(ship, stop), among)))
  // If all can be damaged, so can whom the hierarchy gives: it need not be asked.
  if (among.some(isUnharmed) && first().every(isUnharmed)) return undefined
  const grades = Object.fromEntries(among.map(({ id, grade }): [string, Grade] => [id, grade]))
  return {
    ...stop,
    grades,
    get first() {
      return first().map(({ id }) => id)
    },
  }
}

function isUnharmed({ grade }: Target): boolean {
  return grade === 0
}

/** Whom the hierarchy gives the unit there: one, or equals. A last tie is no line of it, and hides nobody. */
export function firstOf(now: Situation, there: Ship, among: readonly Target[]): readonly Target[] {
  const { id } = there
  let equals: readonly Target[] | undefined
  const imagined = new Table(withShip(untied(now), id, there), (question) => {
    equals = question.options as readonly Target[]
    return equals[0]
  })
  const first = atOnce(hierarchy(imagined, () => among, { id, purpose: 'attack', volley: unfired }))
  return equals ?? (first === undefined ? [] : [first])
}

/** The battle where lot decides the last ties: the equals are asked for then. */
const untied = remembered(
  (now: Situation): Situation => ({ ...now, rulings: { ...now.rulings, [lastTies.id]: 'random' } }),
)
