import { memoizeRecent, Table } from '@opfor/kernel'
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

/** With the one Artillery symbol of a moving unit, or a carrier's aircraft. */
export const firingStops = memoizeRecent((now: Situation, ship: Ship, steps: number): readonly FiringStop[] =>
  inRows([...stopsToFireFrom(now, ship, steps)]),
)

export const isAnyFiringStop = memoizeRecent(
  (now: Situation, ship: Ship, steps: number): boolean =>
    stopsToFireFrom(now, ship, steps).next().done !== true,
)

/** Lazy, nearest first. */
function* stopsToFireFrom(now: Situation, ship: Ship, steps: number): Generator<FiringStop, void> {
  const near = enemiesNear(now, ship, steps)
  if (near.length === 0) return
  const sailed = sailedFrom(now, ship)
  for (const stop of reachable(now, ship, steps)) {
    const firing = firingStop(now, sailed, ship, stop, near)
    if (firing !== undefined) yield firing
  }
}

function enemiesNear(now: Situation, ship: Ship, steps: number): readonly Ship[] {
  const range = ship.squadrons > 0 ? flightRange(now, ship) : reachOf(now, ship, volleyOf(now, ship, 1))
  return fleetOf(now, 'player').filter((enemy) => squaresAway(now, ship, enemy) <= steps + range)
}

/** The battle without the unit on its square. */
function sailedFrom(now: Situation, { id }: Ship): Situation {
  return withShip(now, id, { at: 'standBy' })
}

function arrived(ship: Ship, { id: at, steps: moved }: Stop): Ship {
  return { ...ship, at, moved }
}

/** Aircraft consider all enemies. */
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
  const first = memoizeRecent(() => (among.length < 2 ? among : firstOf(now, arrived(ship, stop), among)))
  // If all can be damaged, so can the hierarchy's choice: skip the list.
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

/** The hierarchy's choice: one, or equals, because the last tie is not applied. */
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

/** Decides last ties at random, so that the equals are asked for. */
const untied = memoizeRecent(
  (now: Situation): Situation => ({ ...now, rulings: { ...now.rulings, [lastTies.id]: 'random' } }),
)
