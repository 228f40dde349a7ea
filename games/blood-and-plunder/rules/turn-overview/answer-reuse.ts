import { memoizeByPart, type AnswerReuse } from '@opfor/kernel'
import { keptAtDistance } from '../action-exceptions/action-exceptions.ts'
import { otherSide, type Side } from '../../table/battle.ts'
import { shipOf, type Situation, type Unit, unitWith } from '../../table/situation.ts'

interface Acting {
  readonly id: string
}

/** The unit's last change of place, losses not counted; aboard, also its ship's. */
function movedSince(now: Situation, unit: Unit): string {
  const moves = `${unit.placed - unit.thinned}`
  const ship = shipOf(now, unit)
  return ship === undefined ? moves : `${moves}-${ship.id}-${ship.placed}`
}

/** Includes the fallen. */
function allOf({ units }: Situation, side: Side): readonly Unit[] {
  return units.filter((unit) => unit.side === side)
}

const movesOf = memoizeByPart((now: Situation, side: Side): string =>
  allOf(now, side)
    .map((unit) => `${unit.id} ${movedSince(now, unit)}`)
    .join(' '),
)

function modelsOf(now: Situation, side: Side): readonly number[] {
  return allOf(now, side).map(({ models }) => models)
}

/** Answers about a unit and its enemies survive losses, which bring no enemy closer. */
export const lastingOfEnemies: AnswerReuse<Unit, Situation> = {
  basis: (unit, now) => `${movedSince(now, unit)}.${movesOf(now, otherSide(unit.side))}`,
  remaining: (unit, now) => [unit.models, ...modelsOf(now, otherSide(unit.side))],
}

export const lastingOfBoth: AnswerReuse<Unit, Situation, Acting> = {
  basis: (other, now, { id }) => `${movedSince(now, unitWith(now, id))}.${movedSince(now, other)}`,
  remaining: (other, now, { id }) => [unitWith(now, id).models, other.models],
}

/** Also depends on whether the target is in melee. */
export const lastingOfShot: AnswerReuse<Unit, Situation, Acting> = {
  ...lastingOfBoth,
  basis: (target, now, actor) => `${lastingOfBoth.basis(target, now, actor)}.${target.engaged.join(' ')}`,
}

/** Also depends on units in the way, grapples, and units to keep away from. */
export const lastingOfCharge: AnswerReuse<Unit, Situation, Acting> = {
  basis: (enemy, now, { id }) => {
    const unit = unitWith(now, id)
    const kept = keptAtDistance(now, unit).map((other) => other.id)
    const bound = shipOf(now, unit)?.grappled ?? ''
    return [movedSince(now, unit), movesOf(now, enemy.side), bound, ...kept].join('.')
  },
  remaining: (enemy, now, { id }) => [unitWith(now, id).models, ...modelsOf(now, enemy.side)],
}
