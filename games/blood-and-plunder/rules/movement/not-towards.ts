import { type Candidate, withParams, messages, type ExcludedPiece } from '@opfor/kernel'
import { eachOnce, unitOf } from '../charts/actor.ts'
import type { Actor } from '../charts/facts.ts'
import { keepsFrom } from '../attack/no-charge.ts'
import { apart, controls, gapToObjective } from '../../table/on-the-map.ts'
import { wantsObjective } from './bearings.ts'
import { ruledOut } from '../ruled-out.ts'
import { nameOf } from '../../table/samples/names.ts'
import { enemiesOf, type Situation, type Unit } from '../../table/situation.ts'

const words = messages('blood-and-plunder.because', {
  farther: 'it is {inches} inches away, and {nearest} is nearer ({near} inches)',
  controlled: 'its side controls it already',
  enemyFirst: 'this move leads towards the nearest enemy, not to an objective',
  objectiveFirst: 'an objective that is not under control comes before the enemy',
})

interface Goal extends Candidate {
  readonly inches: number
}

export function notTheNearestEnemy(now: Situation, actor: Actor): readonly ExcludedPiece[] {
  const unit = unitOf(now, actor)
  return eachOnce([
    ...keptFrom(now, unit),
    ...farther(enemyGoals(now, unit)),
    ...now.battle.objectives.map(({ id, name }) => ruledOut(named(id, name), words.enemyFirst)),
  ])
}

export function notTheObjective(now: Situation, actor: Actor): readonly ExcludedPiece[] {
  const unit = unitOf(now, actor)
  const { objectives } = now.battle
  const held = objectives.filter(({ at }) => controls(now, unit.side, at))
  const wanted = objectives
    .filter((each) => !held.includes(each))
    .map(({ id, name, at }): Goal => ({ ...named(id, name), inches: gapToObjective(now, unit, at) }))
  return eachOnce([
    ...keptFrom(now, unit),
    ...(wantsObjective(now, unit)
      ? enemiesOf(now, unit).map((enemy) => ruledOut(enemy, words.objectiveFirst))
      : farther(enemyGoals(now, unit))),
    ...held.map(({ id, name }) => ruledOut(named(id, name), words.controlled)),
    ...farther(wanted),
  ])
}

/** Guerrillas: units to keep away from. */
export function keptFrom(now: Situation, unit: Unit): readonly ExcludedPiece[] {
  return enemiesOf(now, unit).flatMap((enemy) => {
    const because = keepsFrom(now, unit, enemy)
    return because === undefined ? [] : [ruledOut(enemy, because)]
  })
}

function enemyGoals(now: Situation, unit: Unit): readonly Goal[] {
  return enemiesOf(now, unit).map((enemy) => ({ ...enemy, inches: apart(now, unit, enemy) }))
}

export function farther(goals: readonly Goal[]): readonly ExcludedPiece[] {
  const [first, ...others] = goals.toSorted((a, b) => a.inches - b.inches)
  if (first === undefined) return []
  return others
    .filter(({ inches }) => inches > first.inches)
    .map((goal) =>
      ruledOut(
        goal,
        withParams(words.farther, { inches: goal.inches, nearest: first.name, near: first.inches }),
      ),
    )
}

function named(id: string, name: string): Candidate {
  return { id, name: nameOf(name) }
}
