import { describe } from 'vitest'
import { testReadme } from '@opfor/evidence/readme'
import { rulings } from './rules/rulings.ts'

describe('the README', () => {
  testReadme('blood-and-plunder', rulings, 45)
})
