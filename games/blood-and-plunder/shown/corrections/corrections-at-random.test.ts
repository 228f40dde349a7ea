import { digestValue, type Journal, resumeMatch } from '@opfor/kernel'
import { unwrap } from '@opfor/kernel/testing'
import { expect, test } from 'vitest'
import { bloodAndPlunder } from '../../index.ts'
import { disturbedBattle } from '../../testing/disturbed-battle.ts'

const seeds = Array.from({ length: 200 }, (_, seed) => seed)

test('battles go on after whatever is corrected, at any question', () => {
  const battles = seeds.map((seed) => disturbedBattle(seed, 100))
  expect(battles.flatMap(({ wrong }) => wrong)).toEqual([])
  expect(battles.reduce((sum, { corrections }) => sum + corrections, 0)).toBeGreaterThan(1500)
})

test('and their journals play again to the same situation', () => {
  for (const { match } of seeds.slice(0, 60).map((seed) => disturbedBattle(seed, 100))) {
    const again = resumeMatch(bloodAndPlunder, JSON.parse(JSON.stringify(match.journal)) as Journal)
    expect(digestValue(unwrap(again).situation)).toBe(digestValue(match.situation))
  }
})
