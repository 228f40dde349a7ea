import type { Message } from '@opfor/kernel'
import {
  hasGun,
  isEngaged,
  mustRally,
} from '../../../../games/blood-and-plunder/rules/action-exceptions/action-exceptions.ts'
import { survey } from '../../../../games/blood-and-plunder/rules/movement/places.ts'
import { landBattle } from '../../../../games/blood-and-plunder/table/samples/land.ts'
import {
  isAlive,
  type Situation,
  type Unit,
  unitWith,
} from '../../../../games/blood-and-plunder/table/situation.ts'
import { playBattle } from './play.ts'
import type { Lost } from './watch.ts'

export interface Idle {
  readonly unit: Message
  readonly column: string
  readonly actions: number
  readonly because: Message
}

export interface Idleness {
  readonly activations: number
  /** Activations that lost actions, including those of units that could not move. */
  readonly lost: number
  readonly idle: readonly Idle[]
}

const moves = ['aggressive', 'tactical', 'retreat']

export function idlenessOf(seed: number): Idleness {
  const { activations, lost } = playBattle(seed, 'map', false, landBattle, undefined, undefined, 'each').watch
  return { activations, lost: lost.length, idle: lost.flatMap(idleOf) }
}

function idleOf({ now, actions, against }: Lost): readonly Idle[] {
  const unit = unitWith(now, now.acting.unit)
  const because = moves.flatMap((move) => against.get(move) ?? [])[0]
  if (because === undefined || !couldMove(now, unit)) return []
  return [{ unit: unit.name, column: now.acting.column, actions, because }]
}

/** A crew with its gun moves only to see. */
function couldMove(now: Situation, unit: Unit): boolean {
  if (!isAlive(unit) || isEngaged(unit) || mustRally(now, unit) || hasGun(now, unit)) return false
  return survey(now, unit, 'aggressive', 1).places(() => true).length > 0
}
