import { withParams, type Message, message, type ExcludedPiece } from '@opfor/kernel'
import { eachOnce, unitOf } from '../charts/actor.ts'
import { cannotShoot, heldBack } from './against.ts'
import { canBeCharged } from './contact.ts'
import { hindrance, noShotAt, type Shooter } from './hindrances.ts'
import { noChargeAt } from './no-charge.ts'
import { keptFrom } from '../movement/not-towards.ts'
import { isTracked } from '../../table/on-the-map.ts'
import { ruledOut } from '../ruled-out.ts'
import { enemiesOf, type Situation, type Unit } from '../../table/situation.ts'

const neither = message(
  'blood-and-plunder.because.neither',
  '{unit} can neither shoot at it ({shot}) nor charge it ({charge})',
)

const itself = message('blood-and-plunder.because.ofUnit', '{unit}: {because}')

/** Uses only the map: a target number that is asked is not known here. */
function shotForbidden(now: Situation, shooter: Shooter, enemy: Unit): Message | undefined {
  const unit = unitOf(now, shooter)
  const asked = now.house.targetNumbers === 'asked'
  if (asked && hindrance(now, unit, enemy, shooter.bound) === undefined) return undefined
  return noShotAt(now, shooter, enemy)
}

/** Enemies out of the question for a whole column: those to keep away from, and by the map. */
export function notAttacked(now: Situation, shooter: Shooter): readonly ExcludedPiece[] {
  const unit = unitOf(now, shooter)
  const kept = keptFrom(now, unit)
  if (!isTracked(now)) return kept
  const ofUnit = (because: Message | undefined): Message | undefined =>
    because === undefined ? undefined : withParams(itself, { unit: unit.name, because })
  const held = ofUnit(heldBack(now, unit))
  const notAtAll = ofUnit(cannotShoot(now, unit))
  const others = enemiesOf(now, unit).filter(({ id }) => !unit.engaged.includes(id))
  const outOfReach = others.flatMap((enemy) => {
    const shot = notAtAll ?? shotForbidden(now, shooter, enemy)
    if (shot === undefined || (held === undefined && canBeCharged(now, unit, enemy))) return []
    const charge = held ?? noChargeAt(now, shooter, enemy)
    return [ruledOut(enemy, withParams(neither, { unit: unit.name, shot, charge }))]
  })
  return eachOnce([...kept, ...outOfReach])
}
