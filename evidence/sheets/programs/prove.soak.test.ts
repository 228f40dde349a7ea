import { expect, test } from 'vitest'
import { proveMatches } from './prove-matches.ts'

test('random matches of all sheets end, keep their spans and replay', () => {
  expect(proveMatches(240).violations).toEqual([])
})
