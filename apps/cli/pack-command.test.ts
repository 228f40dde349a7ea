import { Pack } from '@opfor/kernel'
import { unwrapProblem, unwrap } from '@opfor/kernel/testing'
import { expect, test } from 'vitest'
import { samplePack } from './program.ts'
import { requireGame } from './testing/games.ts'

test('a printed sample can be used as a pack', () => {
  const battle = requireGame('admiral').options.find(({ question }) => question instanceof Pack)?.question
  for (const name of [undefined, 'straits', 'carriers'])
    expect(battle?.parse(unwrap(samplePack('admiral', name))).ok).toBe(true)
  expect(unwrap(samplePack('admiral', 'carriers'))).toMatchObject({ id: 'carriers' })
})

test('an unknown sample is reported with the available ones', () => {
  expect(unwrapProblem(samplePack('admiral', 'moon'))).toBe(
    'Admiral the Board Game has no pack moon. Available: straits, carriers, fleets.',
  )
})
