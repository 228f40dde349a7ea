import {
  type Action,
  restartable,
  withParams,
  actionColumn,
  type Message,
  message,
  messages,
  type Procedure,
  currentReading,
  applyRuling,
  type Table,
} from '@opfor/kernel'
import { inMelee, notReady } from '../attack/against.ts'
import { solitaire } from '../../table/citations.ts'
import { aimOf, shipDamaged, shotDone } from '../opposing-force-ships/guns-at-ships.ts'
import { noShotAt, noShots, type Shooter } from '../attack/hindrances.ts'
import { forbidden } from './may-defend.ts'
import { unitNamed } from '../ruled-out.ts'
import { defendsAgainst, defensiveAttack } from '../rulings/actions.ts'
import { targetsAmong } from '../attack/shots.ts'
import { isAlive, type Situation, type Unit, unitWith, withUnit } from '../../table/situation.ts'
import { harmDone } from '../attack/what-happened.ts'
import { does } from '../../table/words.ts'

export interface Attacked {
  readonly id: string
  readonly by: string
  readonly how: 'shot' | 'charge'
}

const words = messages('blood-and-plunder.against', {
  fights: message('blood-and-plunder.against.defendsByFight', 'it answers a charge by fighting'),
  notCharged: 'it was shot at, not charged',
  attacker: '{attacker} cannot be shot at: {because}',
})

function unreached(now: Situation, shooter: Shooter, attacker: Unit): Message {
  const because = noShotAt(now, shooter, attacker) ?? noShots(now, shooter)
  return withParams(words.attacker, { attacker: attacker.name, because })
}

const shootBack: Action<Situation, Attacked> = {
  id: 'shoot',
  name: message('blood-and-plunder.action.defensiveShot', 'Defensive shot'),
  *can(table, attacked) {
    const unit = unitWith(table.now, attacked.id)
    const cannot = notReady(table.now, unit) ?? inMelee(table.now, unit)
    if (cannot !== undefined) return cannot
    if (attacked.how === 'charge' && applyRuling(table, defensiveAttack) === 'fight') {
      const noFight = yield* forbidden(table, unit, 'fight')
      if (noFight === undefined) return words.fights
    }
    const not = yield* forbidden(table, unit, 'shoot')
    if (not !== undefined) return not
    if (attacked.how === 'shot') {
      const shooter: Shooter = { id: attacked.id, actions: 0, ordered: false, bound: 'range' }
      const attacker = (now: Situation): Unit => unitWith(now, attacked.by)
      const reached = yield* targetsAmong(table, shooter, 'range', (now) => [attacker(now)])
      if (reached.length === 0) return unreached(table.now, shooter, attacker(table.now))
    }
    return () => shotAt(table, attacked)
  },
}

const fightBack: Action<Situation, Attacked> = {
  id: 'fight',
  name: message('blood-and-plunder.action.defensiveFight', 'Defensive fight'),
  *can(table, attacked) {
    if (attacked.how === 'shot') return words.notCharged
    const not = yield* forbidden(table, unitWith(table.now, attacked.id), 'fight')
    return not ?? (() => foughtOff(table, attacked))
  },
}

/** Defensive Attacks: always made if possible. */
export const defensiveColumn = actionColumn<Situation, Attacked>(
  'blood-and-plunder.defends',
  'Defensive attack',
  solitaire('OPFOR Actions, Defensive Attacks'),
  [shootBack, fightBack],
  { of: unitNamed },
)

/** True if the OPFOR answered. Nothing happens unless both units remain. */
export function* defend(table: Table<Situation>, attacked: Attacked): Procedure<boolean> {
  return yield* restartable(table, () => answer(table, attacked))
}

function* answer(table: Table<Situation>, attacked: Attacked): Procedure<boolean> {
  if (![attacked.id, attacked.by].every((id) => isAlive(unitWith(table.now, id)))) return false
  // Ruling: defendsAgainst.
  if (attacked.how === 'shot' && currentReading(table.now, defendsAgainst) === 'charges') return false
  const done = yield* defensiveColumn(table, attacked)
  if (done === undefined)
    table.change(table.now, does.cannotDefend, { unit: unitWith(table.now, attacked.id).name })
  return done !== undefined
}

/** True if the answer's effect is entered together with the fight that follows. */
function isToldLater({ house }: Situation, { how }: Attacked): boolean {
  return how === 'charge' && house.asking === 'few'
}

function* shotAt(table: Table<Situation>, attacked: Attacked): Procedure<void> {
  const { id, by } = attacked
  const unit = unitWith(table.now, id)
  const shot = { by: id, at: by }
  table.change(withUnit(table.now, id, { empty: unit.profile.reload }), does.defendsByShot, {
    unit: unit.name,
    attacker: aimOf(table, shot),
  })
  yield* isToldLater(table.now, attacked) ? shipDamaged(table, shot) : shotDone(table, shot)
}

function* foughtOff(table: Table<Situation>, attacked: Attacked): Procedure<void> {
  const { id, by } = attacked
  table.change(table.now, does.defendsByFight, {
    unit: unitWith(table.now, id).name,
    attacker: unitWith(table.now, by).name,
  })
  if (!isToldLater(table.now, attacked)) yield* harmDone(table, by)
}
