import { currentReading } from '@opfor/kernel'
import { lastTies } from './attack-rulings.ts'
import type { Grade } from '../../table/battles/pieces.ts'
import { afterAttack } from './results.ts'
import { type Attack, isDoomed, type Ship, shipWith, type Situation } from '../../table/situation.ts'

export interface Made {
  readonly attack: Attack
  readonly change: Partial<Ship>
}

const grades: readonly Grade[] = [0, 1, 2]

/** Whether the person can enter both shots at once: unless the first sinks the target, the next repeats it. */
export function isRepeated(
  now: Situation,
  id: string,
  { attack, change }: Made,
  afterNextShot: (now: Situation) => Situation,
): boolean {
  // At random the next target may be another.
  if (now.damage === 'house' || currentReading(now, lastTies) === 'random') return false
  return grades.every((grade) => {
    const then = afterAttack(now, { ...attack, grade }, change)
    if (isDoomed(shipWith(then, attack.on))) return grade > 0
    const after = afterNextShot(then)
    const next = after.attacks[then.attacks.length]
    return next?.on === attack.on && firesTheSame(now, then, after, id)
  })
}

function firesTheSame(now: Situation, then: Situation, after: Situation, id: string): boolean {
  const [before, first, second] = [now, then, after].map((each) => shipWith(each, id).fired)
  return first?.every((count, at) => count - (before?.[at] ?? 0) === (second?.[at] ?? 0) - count) === true
}
