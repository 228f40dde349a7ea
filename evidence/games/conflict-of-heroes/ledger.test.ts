import { checkRuleCoverage } from '@opfor/evidence/readme'
import { describe } from 'vitest'
import { rulings } from '../../../games/conflict-of-heroes/rules/rulings.ts'

describe('the ledger', () => {
  checkRuleCoverage('conflict-of-heroes', rulings, {
    'G 2.0': 2,
    'G 2.1': 19,
    'Setup example': 7,
    'G 3.0': 7,
    'G 3.1': 6,
    'G 3.7.3': 7,
    'G 3.8': 2,
    'G 3.8.1': 3,
    'G 3.9': 8,
    'Generation example': 15,
    'G 4.0': 5,
    'G 4.1': 2,
    'G 4.2': 5,
    'G 4.3': 2,
    Guidelines: 8,
    'G 5.0': 3,
    'G 5.1': 2,
    'G 5.2': 9,
    'G 5.3': 5,
    'G 5.3.2': 7,
    Counteractions: 4,
    'G 5.3.3': 4,
    'Solo example': 4,
    'G 5.4': 10,
    'G 5.5': 6,
    'G 5.5.1': 2,
    'G 5.6': 5,
    'G 6.0': 2,
    'G 6.1': 5,
    'G 6.2': 13,
    'G 6.3': 2,
  })
})
