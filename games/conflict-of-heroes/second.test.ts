import { expect, test } from 'vitest'
import { compareMission } from '../../evidence/games/conflict-of-heroes/second/compare.ts'

test('a second implementation, written from the text alone, decides the same', () => {
  const compared = Array.from({ length: 8 }, (_, seed) => compareMission(seed))
  expect(compared.flatMap(({ differing }) => differing)).toEqual([])
  const kinds = new Set(compared.flatMap((each) => [...each.kinds.keys()]))
  expect(kinds).toContain('beside')
  expect(kinds).toContain('left behind: card played')
  expect(kinds).toContain('left behind: developing')
  expect(kinds).toContain('left behind: advances')
})
