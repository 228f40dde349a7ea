import { fill, type Message, message, type RuledOutCandidate } from '@opfor/kernel'
import { unitOf } from '../charts/actor.ts'
import { cannotShoot, heldBack } from './against.ts'
import { canBeCharged } from './contact.ts'
import { eachOnce } from '../charts/each-once.ts'
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

/** What the map alone tells: a target number that is asked is not known here. */
function shotForbidden(now: Situation, shooter: Shooter, enemy: Unit): Message | undefined {
  const unit = unitOf(now, shooter)
  const asked = now.house.targetNumbers === 'asked'
  if (asked && hindrance(now, unit, enemy, shooter.bound) === undefined) return undefined
  return noShotAt(now, shooter, enemy)
}

/** The enemies that nothing in a column can be aimed at, and why: those to keep away from, and what the map tells. */
export function notAttacked(now: Situation, shooter: Shooter): readonly RuledOutCandidate[] {
  const unit = unitOf(now, shooter)
  const kept = keptFrom(now, unit)
  if (!isTracked(now)) return kept
  const ofUnit = (because: Message | undefined): Message | undefined =>
    because === undefined ? undefined : fill(itself, { unit: unit.name, because })
  const held = ofUnit(heldBack(now, unit))
  const notAtAll = ofUnit(cannotShoot(now, unit))
  const others = enemiesOf(now, unit).filter(({ id }) => !unit.engaged.includes(id))
  const outOfReach = others.flatMap((enemy) => {
    const shot = notAtAll ?? shotForbidden(now, shooter, enemy)
    if (shot === undefined || (held === undefined && canBeCharged(now, unit, enemy))) return []
    const charge = held ?? noChargeAt(now, shooter, enemy)
    return [ruledOut(enemy, fill(neither, { unit: unit.name, shot, charge }))]
  })
  return eachOnce([...kept, ...outOfReach])
}
