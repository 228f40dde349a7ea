import { describe } from 'vitest'
import { testReadme } from '@opfor/kernel/testing/readme'
import { rulings } from './rules/rulings.ts'

describe('the README', () => {
  testReadme(import.meta.dirname, rulings, 33)
})
