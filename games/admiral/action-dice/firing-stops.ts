import { Table } from '@opfor/kernel'
import { airTargets } from '../exception/aircraft.ts'
import { lastTies } from '../attack/attack-rulings.ts'
import { hierarchy, type Target, targetAs } from '../attack/hierarchy.ts'
import { atOnce } from '../house-model/imagined.ts'
import type { Grade } from '../battles/pieces.ts'
import { gradeFrom } from '../house-model/ranges.ts'
import { type FiringStop, inRows, reachable, type Stop } from '../house-model/reach.ts'
import { fleetOf, type Ship, type Situation, withShip } from '../situation.ts'
import { type Volley, volleyOf } from '../house-model/volley.ts'

const known = new WeakMap<
  Ship,
  { readonly ships: Situation['ships']; readonly steps: number; readonly stops: readonly FiringStop[] }
>()

/**
 * The squares within so many steps from which a unit of Stratego would attack an enemy that it can damage: with the one
 * Artillery symbol that a unit has that moves, or with the aircraft of a carrier.
 */
export function firingStops(now: Situation, ship: Ship, steps: number): readonly FiringStop[] {
  const before = known.get(ship)
  if (before?.ships === now.ships && before.steps === steps) return before.stops
  const sailed = withShip(now, ship.id, { at: 'standBy' })
  const volley = volleyOf(now, ship, 1)
  const stops = inRows(reachable(now, ship, steps)).flatMap((stop) => {
    const there = arrived(ship, stop)
    return firingStop(now, there, stop, attackable(sailed, there, stop, volley)) ?? []
  })
  known.set(ship, { ships: now.ships, steps, stops })
  return stops
}

/** The unit as it would be on a square. */
function arrived(ship: Ship, { id: at, steps: moved }: Stop): Ship {
  return { ...ship, at, moved }
}

/** Whom the unit could attack there, once it has sailed from where it is. */
function attackable(sailed: Situation, there: Ship, { square }: Stop, volley: Volley): readonly Target[] {
  if (there.squadrons > 0) return airTargets(sailed, there)
  return fleetOf(sailed, 'player').flatMap((enemy) => {
    const grade = gradeFrom(sailed, there, square, enemy, volley)
    return grade === undefined ? [] : [targetAs(enemy, grade)]
  })
}

function firingStop(
  now: Situation,
  there: Ship,
  stop: Stop,
  among: readonly Target[],
): FiringStop | undefined {
  const first = among.length < 2 ? among : firstOf(now, there, among)
  if (first.every(({ grade }) => grade === 0)) return undefined
  const grades = Object.fromEntries(among.map(({ id, grade }): [string, Grade] => [id, grade]))
  return { ...stop, grades, first: first.map(({ id }) => id) }
}

/** Whom the hierarchy gives the unit there: one, or equals. A last tie is no line of it, and hides nobody. */
export function firstOf(now: Situation, there: Ship, among: readonly Target[]): readonly Target[] {
  const { id } = there
  let equals: readonly Target[] | undefined
  const untied = { ...now, rulings: { ...now.rulings, [lastTies.id]: 'random' } }
  const imagined = new Table(withShip(untied, id, there), (question) => {
    equals = question.options as readonly Target[]
    return equals[0]
  })
  const first = atOnce(hierarchy(imagined, () => among, { id, purpose: 'attack', volley: [] }))
  return equals ?? (first === undefined ? [] : [first])
}
