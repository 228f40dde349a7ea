import { digestValue, type Journal, resumeMatch } from '@opfor/kernel'
import { unwrap } from '@opfor/kernel/testing'
import { expect, test } from 'vitest'
import { admiral } from '../../index.ts'
import { disturbedBattle } from '../../testing/disturbed-battle.ts'

/** In the last two a person is asked whether a unit enters from the Stand-by Area, which is rare. */
const seeds = [...Array.from({ length: 60 }, (_, seed) => seed), 97, 116]
const battles = seeds.map((seed) => disturbedBattle(seed, 60))

test('battles go on after whatever is corrected, at any question', () => {
  expect(battles.flatMap(({ wrong }) => wrong)).toEqual([])
  expect(new Set(battles.flatMap(({ corrected }) => corrected))).toEqual(
    new Set([
      'admiral.deploy',
      'admiral.reveal',
      'admiral.enter',
      'admiral.enterWhere',
      'admiral.course',
      'admiral.mover',
      'admiral.to',
      'admiral.die',
      'admiral.feature',
      'admiral.target.random.tie',
      'admiral.attack',
      'admiral.attacks',
      'admiral.attacker',
      'admiral.target',
      'admiral.result',
    ]),
  )
})

test('and their journals play again to the same situation', () => {
  for (const { match } of battles.slice(0, 20)) {
    const again = resumeMatch(admiral, JSON.parse(JSON.stringify(match.journal)) as Journal)
    expect(digestValue(unwrap(again).situation)).toBe(digestValue(match.situation))
  }
})
