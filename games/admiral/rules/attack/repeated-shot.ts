import { reading } from '@opfor/kernel'
import { lastTies } from './attack-rulings.ts'
import type { Grade } from '../../table/battles/pieces.ts'
import { afterAttack } from './results.ts'
import { type Attack, isDoomed, type Ship, shipWith, type Situation } from '../../table/situation.ts'

/** A shot as an attack, with what it changes of the ship that fires. */
export interface Made {
  readonly attack: Attack
  readonly change: Partial<Ship>
}

const grades: readonly Grade[] = [0, 1, 2]

/**
 * Whether a person can be asked for this shot and the next at once: whatever this one does, unless it sinks the target, the
 * next goes at the same target from the same batteries.
 */
export function isRepeated(
  now: Situation,
  id: string,
  { attack, change }: Made,
  afterNextShot: (now: Situation) => Situation,
): boolean {
  // At random the next target may be another.
  if (now.damage === 'house' || reading(now, lastTies) === 'random') return false
  return grades.every((grade) => {
    const then = afterAttack(now, { ...attack, grade }, change)
    if (isDoomed(shipWith(then, attack.on))) return grade > 0
    const after = afterNextShot(then)
    const next = after.attacks[then.attacks.length]
    return next?.on === attack.on && firesTheSame(now, then, after, id)
  })
}

/** Whether the second shot takes from each battery what the first took. */
function firesTheSame(now: Situation, then: Situation, after: Situation, id: string): boolean {
  const [before, first, second] = [now, then, after].map((each) => shipWith(each, id).fired)
  return first?.every((count, at) => count - (before?.[at] ?? 0) === (second?.[at] ?? 0) - count) === true
}
