import { playAnswers } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { heuristics } from './scoring.ts'
import { matchAt } from './testing/matches.ts'
import { gun, type Position, situation } from './testing/position.ts'

const facing: Position = {
  player: { Ajax: { at: 'd2', moved: 1, artillery: 1 } },
  stratego: { Bold: { at: 'd9', moved: 0 } },
}
const score = (position: Position): number => heuristics.score(situation(position), 'player')

describe('how a program sees the battle', () => {
  test('equal fleets far from each other are worth nothing', () => {
    expect(score(facing)).toBe(0)
  })

  test('assigned damage counts at once, and a ship that will sink counts no more', () => {
    const hit = (pending: number): number => score({ ...facing, stratego: { Bold: { at: 'd9', pending } } })
    expect(hit(1)).toBeGreaterThan(score(facing))
    expect(hit(4)).toBeGreaterThan(hit(3) + 10)
  })

  test('to have an enemy in range is better than to be out of range', () => {
    const near = { Ajax: { at: 'd5', moved: 1, artillery: 1, has: { batteries: [gun(4, 3)] } } }
    const far = { Ajax: { ...near.Ajax, at: 'd4' } }
    expect(score({ ...facing, player: near })).toBeGreaterThan(score({ ...facing, player: far }))
  })

  test('an enemy that has not moved yet threatens as far as it can sail', () => {
    const at = (square: string): number =>
      score({ player: { Ajax: { at: square, moved: 1 } }, stratego: { Bold: { at: 'd10' } } })
    expect(at('d3')).toBeGreaterThan(at('d4'))
  })
})

test('the mode of a move is the symbol that was thrown for it', () => {
  const match = matchAt({
    player: { Ajax: { at: 'd1' } },
    stratego: { Bold: { at: 'd10' }, Calm: { at: 'e10' } },
  })
  const before = match.situation
  playAnswers(match, ['mover', 'rest'])
  expect(heuristics.mode?.(before, match.situation)).toBeUndefined()
  playAnswers(match, ['die', 'admiral'])
  expect(heuristics.mode?.(before, match.situation)).toBe('admiral')
})
