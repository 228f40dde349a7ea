import { describe } from 'vitest'
import { testReadme } from '@opfor/evidence/readme'
import { rulings } from './rules/rulings.ts'

describe('the README', () => {
  testReadme('admiral', rulings, 33)
})
