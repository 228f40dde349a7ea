import { Pack } from '@opfor/kernel'
import { problem, value } from '@opfor/kernel/testing'
import { expect, test } from 'vitest'
import { samplePack } from './pack-command.ts'
import { gameOf } from './testing/games.ts'

test('a sample is printed whole, and can be played with as it is', () => {
  const battle = gameOf('admiral').options.find(({ question }) => question instanceof Pack)?.question
  for (const name of [undefined, 'straits', 'carriers'])
    expect(battle?.parse(value(samplePack('admiral', name))).ok).toBe(true)
  expect(value(samplePack('admiral', 'carriers'))).toMatchObject({ id: 'carriers' })
})

test('what there is not is said, with what there is', () => {
  expect(problem(samplePack('admiral', 'moon'))).toBe(
    'Admiral the Board Game has no pack moon. Available: straits, carriers, fleets.',
  )
})
