import {
  type Action,
  afresh,
  firstThatCan,
  message,
  type Procedure,
  reading,
  type Table,
} from '@opfor/kernel'
import { canShoot, isEngaged, isLoaded } from './action-exceptions.ts'
import { solitaire } from './citations.ts'
import type { Actor } from './facts.ts'
import { defendsAgainst, defensiveAttack } from './rulings/actions.ts'
import { targetsAmong } from './shots.ts'
import { isAlive, type Situation, unitWith, withUnit } from './situation.ts'
import { harmDone } from './what-happened.ts'
import { does } from './words.ts'

/** An attack on an OPFOR unit: who is attacked, by whom and how. */
export interface Attacked {
  readonly id: string
  readonly by: string
  readonly how: 'shot' | 'charge'
}

const shootBack: Action<Situation, Attacked> = {
  id: 'shoot',
  name: message('blood-and-plunder.action.defensiveShot', 'Defensive shot'),
  *can(table, attacked) {
    const unit = unitWith(table.now, attacked.id)
    if (!isLoaded(unit) || !canShoot(unit) || isEngaged(unit)) return undefined
    // Ruling: defensiveAttack.
    if (attacked.how === 'charge' && reading(table.now, defensiveAttack) === 'fight') return undefined
    if (attacked.how === 'shot') {
      const actor: Actor = { id: attacked.id, actions: 0, ordered: false }
      const reached = yield* targetsAmong(table, actor, 'range', (now) => [unitWith(now, attacked.by)])
      if (reached.length === 0) return undefined
    }
    return () => shotAt(table, attacked)
  },
}

const fightBack: Action<Situation, Attacked> = {
  id: 'fight',
  name: message('blood-and-plunder.action.defensiveFight', 'Defensive fight'),
  *can(table, attacked) {
    return attacked.how === 'charge' ? () => foughtOff(table, attacked) : undefined
  },
}

/** Defensive Attacks: always made if possible. */
export const defensiveColumn = firstThatCan<Situation, Attacked>(
  'blood-and-plunder.defends',
  'Defensive attack',
  solitaire('OPFOR Actions, Defensive Attacks'),
  [shootBack, fightBack],
)

/** The OPFOR answers an attack of yours, if both still stand. */
export function* defend(table: Table<Situation>, attacked: Attacked): Procedure<void> {
  yield* afresh(table, () => answer(table, attacked))
}

function* answer(table: Table<Situation>, attacked: Attacked): Procedure<void> {
  if (![attacked.id, attacked.by].every((id) => isAlive(unitWith(table.now, id)))) return
  // Ruling: defendsAgainst.
  if (attacked.how === 'shot' && reading(table.now, defendsAgainst) === 'charges') return
  const done = yield* defensiveColumn(table, attacked)
  if (done === undefined)
    table.change(table.now, does.cannotDefend, { unit: unitWith(table.now, attacked.id).name })
}

function* shotAt(table: Table<Situation>, { id, by }: Attacked): Procedure<void> {
  const unit = unitWith(table.now, id)
  table.change(withUnit(table.now, id, { empty: unit.profile.reload }), does.defendsByShot, {
    unit: unit.name,
    attacker: unitWith(table.now, by).name,
  })
  yield* harmDone(table, by)
}

function* foughtOff(table: Table<Situation>, { id, by }: Attacked): Procedure<void> {
  table.change(table.now, does.defendsByFight, {
    unit: unitWith(table.now, id).name,
    attacker: unitWith(table.now, by).name,
  })
  yield* harmDone(table, by)
}
