import { checkRuleCoverage } from '@opfor/evidence/readme'
import { describe } from 'vitest'
import { rulings } from '../../../games/blood-and-plunder/rules/rulings.ts'

describe('the ledger', () => {
  checkRuleCoverage('blood-and-plunder', rulings, {
    Solitaire: 3,
    Setup: 3,
    'Turn Overview': 15,
    'Chart 1': 3,
    'Chart 2': 4,
    Example: 5,
    'OPFOR Actions, Movement': 5,
    'OPFOR Actions, Attack': 4,
    'OPFOR Actions, Defensive Attacks': 1,
    'Action Exceptions': 1,
    'Gun Crews': 1,
    Guerrillas: 2,
    'Shooting Specialists': 1,
    'Aggressive Units': 4,
    Bayonets: 2,
    Cavalry: 2,
    Events: 2,
    'Fortune Points': 1,
    'Opposing Force Ships': 6,
  })
})
