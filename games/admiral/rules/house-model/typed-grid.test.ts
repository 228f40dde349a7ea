import { playAnswers, optionIds, logTexts } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import type { Typed } from '../../table/battles/pieces.ts'
import { matchAt, strategoMoves } from '../../testing/matches.ts'
import { gun } from '../../testing/position.ts'

const light: Typed = { attacker: 'Bold', target: 'Ajax', symbols: 1, to: 4, result: 'light' }

describe('results that an owner has typed', () => {
  test('need no strength of a battery: its range is enough', () => {
    const match = strategoMoves(
      {
        player: { Ajax: { at: 'd4' } },
        stratego: { Bold: { at: 'd8', has: { batteries: [gun(4, 0)] } } },
        typed: [light],
      },
      ['artillery'],
    )
    expect(logTexts(match)).toContain("Stratego's Bold stays on d8: it has your Ajax in range.")
    expect(logTexts(match)).toContain("Stratego's Bold fires at your Ajax with its guns.")
  })

  test('for one symbol hold for two as well, until something is typed for two', () => {
    const fired = (typed: readonly Typed[]) =>
      logTexts(
        matchAt({
          player: { Ajax: { at: 'd6' } },
          stratego: { Bold: { at: 'd8', artillery: 2, has: { batteries: [gun(4, 9)] } } },
          typed,
          phase: 'attack',
          attacksOver: true,
        }),
      ).filter((line) => /takes/.test(line))
    expect(fired([light])).toEqual([
      'your Ajax takes light damage, and will have 3 Structure Points left.',
      'your Ajax takes light damage, and will have 2 Structure Points left.',
    ])
    expect(fired([light, { ...light, symbols: 2, result: 'severe' }])).toEqual([
      'your Ajax takes severe damage, and will have 2 Structure Points left.',
    ])
  })

  test('take no account of strengths and thresholds that a feature changes, which is said', () => {
    const belt = { name: 'belt', when: 'defence', changes: 'thresholds', by: 2 } as const
    const at = (typed: readonly Typed[]) =>
      logTexts(
        strategoMoves(
          {
            player: { Ajax: { at: 'd4', has: { batteries: [gun(4, 7)] } } },
            stratego: { Bold: { at: 'd8', has: { batteries: [gun(4, 9)], green: [belt] } } },
            typed,
          },
          ['artillery'],
        ),
      )
    const told = 'The results entered for this battle do not include “belt”: apply it by your own rules.'
    expect(at([{ ...light, attacker: 'Ajax', target: 'Bold' }])).toContain(told)
    expect(at([])).toContain("Stratego's Bold uses “belt”, because your Ajax can damage it.")
    expect(at([])).not.toContain(told)
  })
})

describe('where you say which feature a symbol triggers', () => {
  const wishes = { rulings: { 'admiral.greenFeatures': 'asked' } }
  const thin = { name: 'thin deck', when: 'defence', changes: 'thresholds', by: 4 } as const
  const steam = { name: 'steam', when: 'move', changes: 'speed', by: 1 } as const
  const position = (green: readonly (typeof steam)[]) => ({
    player: { Ajax: { at: 'd4', has: { batteries: [gun(3, 3)], red: [thin] } } },
    stratego: { Bold: { at: 'd10', has: { speed: 3, batteries: [gun(3, 3)], green } } },
  })

  test('one that has nothing to trigger before the move is not lost: you are asked after it', () => {
    const match = strategoMoves(position([]), ['movement'], wishes)
    expect(match.situation.ships[1]?.moved).toBe(3)
    expect(match.question?.id).toBe('admiral.feature')
    expect(optionIds(match)).toEqual(['player-1 red 0', 'none'])
  })

  test('none before the move leaves the choice after it', () => {
    const match = strategoMoves(position([steam]), ['movement'], wishes)
    expect(optionIds(match)).toEqual(['stratego-1 green 0', 'none'])
    playAnswers(match, ['feature', 'none'])
    expect(match.situation.ships[1]?.moved).toBe(3)
    expect(optionIds(match)).toEqual(['stratego-1 green 0', 'player-1 red 0', 'none'])
  })
})
