import type { Candidate, HouseRuleNames } from '@opfor/kernel'
import type { Target } from './rules/attack/hierarchy.ts'
import { cardOf, shipWith, type Situation } from './table/situation.ts'

const ship = ({ id }: Candidate, now: Situation) => shipWith(now, id)

/** Additions to the printed lines of the hierarchy and of the orders of units. */
export const published: HouseRuleNames = {
  conditions: {
    'it is turn {n} or later': (now: Situation, _about: never, turn = 0) => now.turn >= turn,
  },
  lists: {
    'admiral.enemy': { of: 'the enemies in range' },
    'admiral.firing': { of: 'the squares to fire from' },
    'admiral.approach.square': { of: 'the squares that it can reach' },
    'admiral.green.feature': { of: 'the green features of the unit' },
    'admiral.red.feature': { of: 'the red features of the enemy' },
    'admiral.mover': { of: 'the units that have not moved', numbers: { 'Structure Points': points } },
    'admiral.attacker': { of: 'the units that have not attacked', numbers: { 'Structure Points': points } },
    'admiral.target': {
      of: 'the possible targets',
      facts: {
        'it has attacked': (target: Target, now: Situation) => ship(target, now).attacked,
        'it has moved': (target: Target, now: Situation) => ship(target, now).moved > 0,
      },
      numbers: {
        speed: (target: Target, now: Situation) => cardOf(now, ship(target, now)).speed,
        'damage that can be done': ({ grade }: Target) => grade,
      },
      called: {
        'sum.5': 'strength of all its guns',
        'sum.5b': 'strength of its strongest battery',
        'single.5': 'strength of its strongest battery',
      },
    },
  },
}

function points(unit: Candidate, now: Situation): number {
  return ship(unit, now).points
}
