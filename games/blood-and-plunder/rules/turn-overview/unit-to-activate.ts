import {
  tieAtRandom,
  eitherByRuling,
  closerThan,
  type PriorityList,
  message,
  prefer,
  withBookNumber,
  priorityList,
} from '@opfor/kernel'
import { countsAsEngaged } from '../action-exceptions/action-exceptions.ts'
import { solitaire } from '../../table/citations.ts'
import { nearestEnemy, nearestSeen } from '../charts/facts.ts'
import { fallen, ruledOut } from '../ruled-out.ts'
import { twelveInches, whatIsEngaged } from '../rulings/turn.ts'
import { type Situation, type Unit, unitsOf } from '../../table/situation.ts'

const hasActivated = message('blood-and-plunder.because.activated', 'it has activated in this turn')

const enemyNear = eitherByRuling<'any' | 'seen', Unit, Situation>(twelveInches, {
  any: [withBookNumber('', prefer(2, 'an enemy less than 12 inches away', closerThan(12, nearestEnemy)))],
  seen: [withBookNumber('', prefer(2, 'an enemy in sight less than 12 inches away', nearestSeen))],
})

/** Engaged units are equals: the distance to other enemies does not matter. */
function isAnyEngaged(now: Situation): boolean {
  return waiting(now).some((unit) => countsAsEngaged(now, unit))
}

export function waiting(now: Situation): readonly Unit[] {
  return unitsOf(now, 'opfor').filter(({ activated }) => !activated)
}

/** Turn Overview: the OPFOR unit to activate. */
export const unitToActivate: PriorityList<Unit, Situation> = priorityList<Unit, Situation>(
  'blood-and-plunder.activate',
  'Unit to activate',
  solitaire('Turn Overview'),
  [
    withBookNumber(
      '',
      prefer(1, 'being engaged', (unit, now) => countsAsEngaged(now, unit), whatIsEngaged),
    ),
    { ...enemyNear, pick: (now) => (isAnyEngaged(now) ? undefined : enemyNear.pick(now)) },
  ],
  tieAtRandom('a unit drawn at random'),
  {
    others: (now) => [
      ...unitsOf(now, 'opfor')
        .filter(({ activated }) => activated)
        .map((unit) => ruledOut(unit, hasActivated)),
      ...fallen(now, 'opfor'),
    ],
  },
)
