import { Pack } from '@opfor/kernel'
import { problem, value } from '@opfor/kernel/testing'
import { expect, test } from 'vitest'
import { samplePack } from './pack-command.ts'
import { gameOf } from './testing/games.ts'

test('a printed sample can be used as a pack', () => {
  const battle = gameOf('admiral').options.find(({ question }) => question instanceof Pack)?.question
  for (const name of [undefined, 'straits', 'carriers'])
    expect(battle?.parse(value(samplePack('admiral', name))).ok).toBe(true)
  expect(value(samplePack('admiral', 'carriers'))).toMatchObject({ id: 'carriers' })
})

test('an unknown sample is reported with the available ones', () => {
  expect(problem(samplePack('admiral', 'moon'))).toBe(
    'Admiral the Board Game has no pack moon. Available: straits, carriers, fleets.',
  )
})
