import { oncePerPart, type Persistence } from '@opfor/kernel'
import { keptAtDistance } from '../action-exceptions/action-exceptions.ts'
import { otherSide, type Side } from '../../table/battle.ts'
import { shipOf, type Situation, type Unit, unitWith } from '../../table/situation.ts'

/** Who acts. */
interface Acting {
  readonly id: string
}

/** Since which move a unit stands where it does, losses not counted; aboard, since those of its ship too. */
function movedSince(now: Situation, unit: Unit): string {
  const moves = `${unit.placed - unit.thinned}`
  const ship = shipOf(now, unit)
  return ship === undefined ? moves : `${moves}-${ship.id}-${ship.placed}`
}

/** The units of a side, the fallen too. */
function allOf({ units }: Situation, side: Side): readonly Unit[] {
  return units.filter((unit) => unit.side === side)
}

const movesOf = oncePerPart((now: Situation, side: Side): string =>
  allOf(now, side)
    .map((unit) => `${unit.id} ${movedSince(now, unit)}`)
    .join(' '),
)

function modelsOf(now: Situation, side: Side): readonly number[] {
  return allOf(now, side).map(({ models }) => models)
}

/** About a unit and all its enemies: where only models were lost, none of them has come closer. */
export const lastingOfEnemies: Persistence<Unit, Situation> = {
  rests: (unit, now) => `${movedSince(now, unit)}.${movesOf(now, otherSide(unit.side))}`,
  left: (unit, now) => [unit.models, ...modelsOf(now, otherSide(unit.side))],
}

/** The same about two units. */
export const lastingOfBoth: Persistence<Unit, Situation, Acting> = {
  rests: (other, now, { id }) => `${movedSince(now, unitWith(now, id))}.${movedSince(now, other)}`,
  left: (other, now, { id }) => [unitWith(now, id).models, other.models],
}

/** The same about a shot: also whether the target is in melee. */
export const lastingOfShot: Persistence<Unit, Situation, Acting> = {
  ...lastingOfBoth,
  rests: (target, now, actor) => `${lastingOfBoth.rests(target, now, actor)}.${target.engaged.join(' ')}`,
}

/** The same about a charge: also who may be in the way, grapples, and who is to be kept away from. */
export const lastingOfCharge: Persistence<Unit, Situation, Acting> = {
  rests: (enemy, now, { id }) => {
    const unit = unitWith(now, id)
    const kept = keptAtDistance(now, unit).map((other) => other.id)
    const bound = shipOf(now, unit)?.grappled ?? ''
    return [movedSince(now, unit), movesOf(now, enemy.side), bound, ...kept].join('.')
  },
  left: (enemy, now, { id }) => [unitWith(now, id).models, ...modelsOf(now, enemy.side)],
}
