import { testReadme } from '@opfor/evidence/readme'
import { describe } from 'vitest'
import { rulings } from './rules/rulings.ts'

describe('the README', () => {
  testReadme('template-game', rulings, 2)
})
