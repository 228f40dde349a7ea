import { atRandom, byRuling, closerThan, type List, message, prefer, printed, select } from '@opfor/kernel'
import { countsAsEngaged } from '../action-exceptions/action-exceptions.ts'
import { solitaire } from '../../table/citations.ts'
import { nearestEnemy, nearestSeen } from '../charts/facts.ts'
import { fallen, ruledOut } from '../ruled-out.ts'
import { twelveInches, whatIsEngaged } from '../rulings/turn.ts'
import { type Situation, type Unit, unitsOf } from '../../table/situation.ts'

const hasActivated = message('blood-and-plunder.because.activated', 'it has activated in this turn')

const enemyNear = byRuling<'any' | 'seen', Unit, Situation>(twelveInches, {
  any: [printed('', prefer(2, 'an enemy less than 12 inches away', closerThan(12, nearestEnemy)))],
  seen: [printed('', prefer(2, 'an enemy in sight less than 12 inches away', nearestSeen))],
})

/** Engaged units are equals: how near other enemies are does not matter then. */
function isAnyEngaged(now: Situation): boolean {
  return waiting(now).some((unit) => countsAsEngaged(now, unit))
}

/** The units of the OPFOR that have not activated in this turn. */
export function waiting(now: Situation): readonly Unit[] {
  return unitsOf(now, 'opfor').filter(({ activated }) => !activated)
}

/** Turn Overview: which OPFOR unit is activated. */
export const unitToActivate: List<Unit, Situation> = select<Unit, Situation>(
  'blood-and-plunder.activate',
  'Unit to activate',
  solitaire('Turn Overview'),
  [
    printed(
      '',
      prefer(1, 'being engaged', (unit, now) => countsAsEngaged(now, unit), whatIsEngaged),
    ),
    { ...enemyNear, pick: (now) => (isAnyEngaged(now) ? undefined : enemyNear.pick(now)) },
  ],
  atRandom('a unit drawn at random'),
  {
    others: (now) => [
      ...unitsOf(now, 'opfor')
        .filter(({ activated }) => activated)
        .map((unit) => ruledOut(unit, hasActivated)),
      ...fallen(now, 'opfor'),
    ],
  },
)
