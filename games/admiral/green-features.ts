import { Table } from '@opfor/kernel'
import { fire } from './firing.ts'
import { volleyOf } from './damage.ts'
import { gradeFrom, threatens } from './ranges.ts'
import { squaresAMove } from './reach.ts'
import { firingStops } from './sailing.ts'
import {
  cardOf,
  enemyOf,
  fleetOf,
  isDoomed,
  type Ship,
  shipWith,
  type Situation,
  squareOf,
  withShip,
} from './situation.ts'

/** What a green feature is good for now. */
export type Benefit = 'sinks' | 'defends' | 'lifts' | 'reaches' | 'noted'

/** What a green feature would do for a unit now; nothing where it is not necessary. `key` is as in `active`. */
export function benefitOf(now: Situation, ship: Ship, key: string, moving: boolean): Benefit | undefined {
  const feature = cardOf(now, ship).green[Number(key.slice('green '.length))]
  const withIt: Ship = { ...ship, active: [...ship.active, key] }
  if (feature?.when === 'defence') return isThreatened(now, ship) ? 'defends' : undefined
  if (feature?.when === 'attack')
    return feature.changes === 'note' ? attackNote(now, ship) : attackBenefit(now, ship, withIt)
  if (feature?.changes === 'note') return ship.moved > 0 ? 'noted' : undefined
  return moving && !reaches(now, ship) && reaches(now, withIt) ? 'reaches' : undefined
}

/** Whether an enemy that can damage the unit has it in range. */
function isThreatened(now: Situation, ship: Ship): boolean {
  return fleetOf(now, enemyOf(ship.side)).some((enemy) => threatens(now, enemy, ship))
}

/** Whether a target is within one move. */
export function reaches(now: Situation, ship: Ship): boolean {
  return firingStops(now, ship, squaresAMove(now, ship)).length > 0
}

/** Whether a target that it would fire at would be sunk, or be damaged more, by the feature alone. */
function attackBenefit(now: Situation, ship: Ship, withIt: Ship): 'sinks' | 'lifts' | undefined {
  const from = squareOf(ship)
  if (from === undefined) return undefined
  const [plain, lifted] = [afterFire(now, ship), afterFire(now, withIt)]
  const volley = volleyOf(now, ship, ship.artillery)
  let benefit: 'lifts' | undefined
  for (const { on, grade } of attacksIn(now, lifted)) {
    if (isDoomed(shipWith(lifted, on)) && !isDoomed(shipWith(plain, on))) return 'sinks'
    if (grade > (gradeFrom(now, ship, from, shipWith(now, on), volley) ?? 0)) benefit = 'lifts'
  }
  return benefit
}

/** A note for the attack counts where there is an attack. */
function attackNote(now: Situation, ship: Ship): 'noted' | undefined {
  return attacksIn(now, afterFire(now, ship)).length > 0 ? 'noted' : undefined
}

function attacksIn(now: Situation, after: Situation): Situation['attacks'] {
  return after.attacks.slice(now.attacks.length)
}

/** The battle as if the unit fired now, everything as expected; nobody is told. */
function afterFire(now: Situation, ship: Ship): Situation {
  const imagined = new Table(
    withShip(now, ship.id, ship),
    (question) => question.proposal ?? question.sample(() => 0),
  )
  fire(imagined, ship.id).next()
  return imagined.now
}
